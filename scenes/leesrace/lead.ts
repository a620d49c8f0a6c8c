import type { Gesture, Image, Offer } from '../../engine/stage/index.ts';
import type { Stadium } from './job.ts';
import { BUTTONS, DEPTHS, GROOVE, MIDDLE, ROOM } from './places.ts';

/** Room round the words in which a finger slides, and what it may stick out beside them. */
const AREA = { top: 404, bottom: 690, left: 70, right: 14 } as const;
const GROOVES = { count: 5, width: 200 } as const;
/** The paper hand hangs so far under the groove, and follows this quickly. */
const FINGER = { below: 14, follow: 0.3 } as const;
/** Still there to be found, and not to be seen. */
const UNSEEN = 0.03;
const BUTTON = { width: 80, height: 80 } as const;

const WAYS = [
  ['back', 'knop-terug', 'Vorig woord', -1],
  ['on', 'knop-verder', 'Volgend woord', 1],
] as const;

interface Led {
  isOpen(): boolean;
  /** A finger came down at x, or slid there. */
  slideTo(x: number, down: boolean): void;
  /** It was lifted. */
  lift(): void;
  key(code: string, down: boolean): void;
  /** A word on or back. */
  go(way: 1 | -1): void;
}

/**
 * What the runner is led by: a groove for the finger, the keys, and a button at each end of the ribbon, which is seen with motor
 * support or while a key has led there.
 */
export class Lead {
  #images: Image[];
  #finger: Image;
  #gesture: Gesture;
  #offers: Offer[];

  constructor({ stage, runner }: Stadium, led: Led) {
    const groove = Array.from({ length: GROOVES.count }, (_, i) =>
      stage
        .image('groef', MIDDLE + (i - (GROOVES.count - 1) / 2) * GROOVES.width, GROOVE)
        .setDepth(DEPTHS.groove),
    );
    this.#finger = stage.image('vinger', runner.x, GROOVE + FINGER.below).setDepth(DEPTHS.fans);
    this.#gesture = stage.gesture({
      id: 'lezen',
      label: 'Schuif onder de woorden',
      area: () => ({
        x: ROOM.left - AREA.left,
        y: AREA.top,
        width: ROOM.right - ROOM.left + AREA.left + AREA.right,
        height: AREA.bottom - AREA.top,
      }),
      enabled: () => led.isOpen(),
      onStart: (x) => led.slideTo(x, true),
      onMove: (x) => led.slideTo(x, false),
      onEnd: () => led.lift(),
      onKey: (code, down) => led.key(code, down),
    });
    const buttons = WAYS.map(([place, frame, label, way]) => {
      const image = stage.image(frame, BUTTONS[place], BUTTONS.y).setDepth(DEPTHS.front);
      // One control in view: these are for motor support, the keys and a screen reader.
      const show = (shown: boolean) => image.setAlpha(shown || stage.settings.support ? 1 : UNSEEN);
      show(false);
      const offer = stage.offer(image, {
        id: frame,
        kind: 'control',
        label,
        size: BUTTON,
        enabled: () => led.isOpen(),
        onFocus: show,
        onPick: () => led.go(way),
      });
      return { image, offer };
    });
    this.#offers = buttons.map(({ offer }) => offer);
    this.#images = [...groove, this.#finger, ...buttons.map(({ image }) => image)];
  }

  /** The hand points at the word over it. */
  follow(x: number) {
    this.#finger.x += (x - this.#finger.x) * FINGER.follow;
  }

  destroy() {
    this.#gesture.remove();
    for (const offer of this.#offers) offer.remove();
    for (const image of this.#images) image.destroy();
  }
}

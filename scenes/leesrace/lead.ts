import type { Container, Gesture, Image, Offer } from '../../engine/stage/index.ts';
import type { Stadium } from './job.ts';
import { BUTTONS, DEPTHS, GROOVE, MIDDLE, ROOM } from './places.ts';

/** Room round the words in which a finger slides, and what it may stick out beside them. */
const AREA = { top: 404, bottom: 690, left: 70, right: 14 } as const;
const GROOVES = { count: 5, width: 200 } as const;
/** The paper hand hangs so far under the groove, and follows this quickly. */
const FINGER = { below: 14, follow: 0.3 } as const;
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
  #things: (Image | Container)[];
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
      const image = stage.image(frame, 0, 0);
      const spot = stage.scene.add.container(BUTTONS[place], BUTTONS.y, [image]).setDepth(DEPTHS.front);
      // One control in view: these are for motor support, the keys and a screen reader, which find the spot all the same.
      const show = (shown: boolean) => image.setVisible(shown || stage.settings.support);
      show(false);
      const offer = stage.offer(spot, {
        id: frame,
        kind: 'control',
        label,
        size: BUTTON,
        enabled: () => led.isOpen(),
        onFocus: show,
        onPick: () => led.go(way),
      });
      return { spot, offer };
    });
    this.#offers = buttons.map(({ offer }) => offer);
    this.#things = [...groove, this.#finger, ...buttons.map(({ spot }) => spot)];
  }

  /** The hand points at the word over it. */
  follow(x: number) {
    this.#finger.x += (x - this.#finger.x) * FINGER.follow;
  }

  destroy() {
    this.#gesture.remove();
    for (const offer of this.#offers) offer.remove();
    for (const thing of this.#things) thing.destroy();
  }
}

import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { FIRST_POINTS, MAIN, SIGNAL_BEFORE } from './rules.ts';

/** Its foot stands beside the rails, its middle is so far above that. */
const PLACE = { x: FIRST_POINTS - SIGNAL_BEFORE, y: MAIN.y - 66 } as const;
const ARM = { dy: -26, red: 0, green: -52 } as const;
const HIT = { width: 84, height: 96 } as const;
const MS = 220;

/** The home signal: it holds the train or lets it go. */
export class HomeSignal {
  readonly thing: Container;
  #stage: GameStage;
  #arm: Image;
  #lamp: Image;
  #offer: Offer | undefined;
  #isGreen = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#arm = stage.image('sein-arm', -6, ARM.dy);
    this.#lamp = stage.image('sein-lamp-rood', 0, 14);
    this.thing = stage.scene.add
      .container(PLACE.x, PLACE.y, [stage.image('sein', 0, 0), this.#lamp, this.#arm])
      .setDepth(DEPTHS.signal);
    this.show(false);
  }

  get y() {
    return PLACE.y;
  }

  get isGreen() {
    return this.#isGreen;
  }

  show(on: boolean) {
    this.thing.setVisible(on);
  }

  /** Offers it: a press holds the train or lets it go. `row` is its row of the focus. */
  offer(onPress: () => void, enabled: () => boolean, row: number) {
    this.release();
    this.#offer = this.#stage.offer(this.thing, {
      id: 'sein',
      kind: 'commit',
      label: 'sein: laat de trein rijden of wachten',
      key: 'Space',
      row,
      size: HIT,
      enabled,
      onPick: onPress,
      onPress: (pressed) => this.thing.scene && this.thing.setY(PLACE.y + (pressed ? 4 : 0)),
    });
  }

  release() {
    this.#offer?.remove();
    this.#offer = undefined;
  }

  set(green: boolean) {
    if (green === this.#isGreen) return;
    this.#isGreen = green;
    this.#stage.sound.play('wissel-klak', { rate: green ? 1.3 : 0.8, volume: 0.7 });
    this.#lamp.setFrame(green ? 'sein-lamp-groen' : 'sein-lamp-rood', false, true);
    const angle = green ? ARM.green : ARM.red;
    void this.#stage.tween({ targets: this.#arm, to: { angle }, ms: MS, ease: 'Back.Out' });
  }

  /** It asks for attention, without a hurry. */
  nudge() {
    void this.#stage.tween({
      targets: this.#arm,
      to: { angle: ARM.red - 12 },
      ms: 130,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }
}

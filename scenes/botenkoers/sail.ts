import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';

const PLACE = { x: 1236, y: 682 } as const;
const HIT = { width: 152, height: 136 } as const;

interface SailHelp {
  /** Whether there is a course to sail. */
  isReady(): boolean;
  hoist(): void;
  /** Pressed while there is none. */
  early(): void;
}

/** The sail beside the chart: hoisting it is the commit. Grey and furled until there is a course. */
export class Sail {
  readonly #stage: GameStage;
  readonly #image: Image;
  #offer: Offer | undefined;
  #isReady = false;
  #isUp = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('hijs-rust', PLACE.x, PLACE.y).setDepth(DEPTHS.hero).setVisible(false);
  }

  offer(help: SailHelp) {
    this.#offer = this.#stage.offer(this.#image.setVisible(true), {
      id: 'zeil',
      kind: 'commit',
      label: 'Hijs het zeil',
      size: HIT,
      enabled: () => help.isReady(),
      onPick: () => help.hoist(),
      onEarly: () => help.early(),
      onPress: (pressed) => this.#image.setY(PLACE.y + (pressed ? 4 : 0)),
    });
    this.lower();
  }

  /** It lies there again, to be hoisted. */
  lower() {
    this.#isUp = false;
    this.#isReady = false;
    this.show(false);
  }

  /** Whether it can be hoisted now. */
  show(ready: boolean) {
    if (this.#isUp || !this.#offer) return;
    if (ready && !this.#isReady) {
      this.#stage.sound.play('zeil', { rate: 1.3, volume: 0.5 });
      this.#image.setAngle(0);
      void this.#stage
        .tween({ targets: this.#image, to: { angle: 4 }, ms: 110, yoyo: true, repeat: 1, pop: true })
        .then(() => this.#image.setAngle(0));
    }
    this.#isReady = ready;
    this.#image.setFrame(ready ? 'hijs-klaar' : 'hijs-rust').setVisible(true);
  }

  /** It went up, aboard: the place beside the chart is empty until it is lowered. */
  hoist() {
    this.#isUp = true;
    this.#stage.sound.play('zeil');
    this.#image.setVisible(false);
  }

  close() {
    this.#offer?.remove();
    this.#offer = undefined;
    this.#isReady = false;
    this.#image.setVisible(false);
  }
}

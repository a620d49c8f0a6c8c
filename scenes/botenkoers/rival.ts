import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';

/** Krul sails from tempo so much; along the upper edge of the chart, at about the pace of the pupil. */
const FROM_TEMPO = 0.5;
const WAY = { left: 250, right: 1190, y: 254, belowPrompt: 92, sway: 7 } as const;
const PACE_MS = { first: 9000, least: 3000, back: 900 } as const;

/** Krul in his pencil boat, who sails a course of his own: for company only. */
export class Rival {
  readonly #stage: GameStage;
  readonly #image: Image | undefined;
  #pace = PACE_MS.first as number;
  #began = 0;
  #y = WAY.y as number;

  constructor(stage: GameStage) {
    this.#stage = stage;
    if (stage.calm || stage.tempo < FROM_TEMPO) return;
    this.#image = stage.image('krul', WAY.left, WAY.y).setDepth(DEPTHS.home);
  }

  /** Another exercise: both set out. */
  start() {
    this.#began = this.#stage.clock.now;
    if (!this.#image) return;
    this.#y = Math.max(WAY.y, this.#stage.kit.prompt.bottom + WAY.belowPrompt);
    this.#image.setAlpha(0).setPosition(WAY.left, this.#y);
    void this.#stage.tween({ targets: this.#image, to: { alpha: 1 }, ms: PACE_MS.back, pop: true });
  }

  /** The pupil is there: that is the usual pace from now on. */
  arrived() {
    const took = this.#stage.clock.now - this.#began;
    this.#pace = Math.max(PACE_MS.least, (this.#pace + took) / 2);
    if (this.#image)
      void this.#stage.tween({
        targets: this.#image,
        to: { angle: 9 },
        ms: 120,
        yoyo: true,
        repeat: 2,
        pop: true,
      });
  }

  frame() {
    const { clock, reducedMotion } = this.#stage;
    if (!this.#image || reducedMotion) return;
    const share = Math.min(1, (clock.now - this.#began) / this.#pace);
    this.#image
      .setX(WAY.left + (WAY.right - WAY.left) * share)
      .setY(this.#y + WAY.sway * Math.sin(clock.now / 400));
  }
}

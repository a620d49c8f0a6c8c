import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Krul rows far off, near the other bank: from out of view to where he lies, and how far a word moves him. */
const LINE = { y: 306, out: -160, start: 330, least: 270, most: 600, step: 70 } as const;
const MS = { go: 900, pull: 200, bob: 1900 } as const;
const PULL = -7;

/** Krul in his boat of pencil lines, the friendly rival: he comes along after a third of the round. */
export class Rival {
  readonly #stage: GameStage;
  readonly #image: Image;
  #isHere = false;
  #x: number = LINE.start;
  #age = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('krul', LINE.out, LINE.y).setDepth(DEPTHS.rival).setVisible(false);
  }

  come(atOnce: boolean) {
    if (this.#isHere) return;
    this.#isHere = true;
    this.#image.setVisible(true);
    this.#go(atOnce ? 1 : MS.go);
  }

  /** A word was rowed: right at once, and he is left behind a little; else he catches up. */
  race(isAhead: boolean) {
    if (!this.#isHere) return;
    this.#x = Math.max(LINE.least, Math.min(LINE.most, this.#x + (isAhead ? -LINE.step : LINE.step)));
    this.#go(MS.go);
  }

  /** He pulls, on the beat. */
  beat() {
    if (!this.#isHere) return;
    void this.#stage.tween({ targets: this.#image, to: { angle: PULL }, ms: MS.pull, yoyo: true, pop: true });
  }

  frame(ms: number) {
    this.#age += ms;
    if (!this.#stage.reducedMotion)
      this.#image.setY(LINE.y + Math.sin((this.#age / MS.bob) * Math.PI * 2) * 2);
  }

  /** In the finale he comes in right behind. */
  finish(x: number) {
    this.come(true);
    this.#x = x;
    this.#go(MS.go * 2);
  }

  #go(ms: number) {
    void this.#stage.tween({ targets: this.#image, to: { x: this.#x }, ms });
  }
}

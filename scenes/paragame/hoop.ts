import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Flight } from './flight.ts';
import { DEPTHS, GROUND } from './places.ts';

/** How high it hangs, how near its middle one has to pass, and how far beside the basket it is. */
const HIGH = 112;
const NEAR = { x: 52, h: 16 } as const;
const BESIDE = { from: 70, to: 150 } as const;
const MS = { come: 260, go: 260, turn: 1400 } as const;

/** A golden hoop in the sky, on the way to nowhere in particular: who flies through it gets a coin, once. */
export class Hoop {
  readonly #stage: GameStage;
  readonly #back: Image;
  readonly #front: Image;
  #isHere = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#back = stage.image('hoepel-achter', 0, 0).setDepth(DEPTHS.hoop).setVisible(false);
    this.#front = stage
      .image('hoepel-voor', 0, 0)
      .setDepth(DEPTHS.flyer + 2)
      .setVisible(false);
  }

  /** It comes for one exercise, beside where the basket hangs; `seed` says where. */
  come(basket: number, seed: string) {
    const rng = this.#stage.rng.fork(`hoepel/${seed}`);
    const x = basket + (rng.next() < 0.5 ? -1 : 1) * rng.between(BESIDE.from, BESIDE.to);
    this.#isHere = true;
    for (const image of this.#both) {
      image
        .setVisible(true)
        .setPosition(x, GROUND - HIGH)
        .setAlpha(1)
        .setScale(0.2);
      void this.#stage.tween({ targets: image, to: { scale: 1 }, ms: MS.come, ease: 'Back.Out', pop: true });
    }
  }

  go() {
    this.#isHere = false;
    for (const image of this.#both) image.setVisible(false);
  }

  /** Whether one flies through it now. */
  frame({ x, h, state }: Flight): boolean {
    if (!this.#isHere || state !== 'chute') return false;
    if (Math.abs(x - this.#back.x) > NEAR.x || Math.abs(h - HIGH) > NEAR.h) return false;
    this.#isHere = false;
    const stage = this.#stage;
    stage.sound.play('hoepel');
    stage.fx.burst('stars', this.#back.x, this.#back.y, { count: 10, spread: 90 });
    void stage.tween({ targets: this.#both, to: { alpha: 0, scale: 1.4 }, ms: MS.go, pop: true });
    return true;
  }

  get x() {
    return this.#back.x;
  }

  get y() {
    return this.#back.y;
  }

  get #both(): Image[] {
    return [this.#back, this.#front];
  }
}

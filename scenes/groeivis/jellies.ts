import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { far, type Spot } from './rules.ts';

/** So far its rim is from its middle; it goes up and down by so much, so slowly. */
const BODY = { radius: 30, high: 12, slow: 900 } as const;
/** Touched it is shy for so long, in ms: nobody bounces off it. It is pushed so far, and how it squashes. */
const SHY = { ms: 1800, push: 26, wide: 1.3, high: 0.72 } as const;
const MS = { come: 300, squash: 130, gone: 200 } as const;

interface Jelly extends Spot {
  image: Image;
  home: Spot;
  phase: number;
  shyUntil: number;
}

/** Jellyfish that hang about: who touches one bounces off. */
export class Jellies {
  #all: Jelly[] = [];
  readonly #stage: GameStage;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  get count(): number {
    return this.#all.length;
  }

  come(spots: readonly Spot[]) {
    const stage = this.#stage;
    this.#all = spots.map((home, i) => {
      const image = stage.image(`kwal-${i % 2}`, home.x, home.y).setDepth(DEPTHS.jelly);
      image.setAlpha(0);
      void stage.tween({ targets: image, to: { alpha: 1 }, ms: MS.come });
      return { image, home: { ...home }, ...home, phase: i * 1.7, shyUntil: 0 };
    });
  }

  go() {
    for (const { image } of this.#all)
      void this.#stage.tween({ targets: image, to: { alpha: 0 }, ms: MS.gone }).then(() => image.destroy());
    this.#all = [];
  }

  /** They go up and down; the one that is touched by somebody with such sides. */
  frame(at: Spot, sides: number): Spot | undefined {
    const { now } = this.#stage.clock;
    let touched: Jelly | undefined;
    for (const one of this.#all) {
      const beat = now / BODY.slow + one.phase;
      one.x = one.home.x;
      one.y = one.home.y + Math.sin(beat) * BODY.high;
      one.image.setPosition(one.x, one.y).setAngle(Math.sin(beat * 0.7) * 6);
      if (now < one.shyUntil || far(one, at) > sides + BODY.radius) continue;
      touched = one;
      this.#shy(one, at);
    }
    return touched;
  }

  #shy(one: Jelly, from: Spot) {
    const stage = this.#stage;
    const angle = Math.atan2(one.y - from.y, one.x - from.x);
    one.home.x += Math.cos(angle) * SHY.push;
    one.home.y += Math.sin(angle) * SHY.push;
    one.shyUntil = stage.clock.now + SHY.ms;
    const { image } = one;
    const squash = { scaleX: SHY.wide, scaleY: SHY.high };
    void stage.tween({ targets: image, to: squash, ms: MS.squash, yoyo: true, repeat: 1, pop: true });
  }
}

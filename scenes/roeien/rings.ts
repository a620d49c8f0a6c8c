import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Place } from './rules.ts';

/** Rings of strokes that are seen at once, how long they last, and how they spread and drift back. */
const COUNT = 9;
const MS = 900;
const SIZE = { from: 0.35, to: 1.25 } as const;
const DRIFT = 0.05;
const FULL = 0.85;

/** The puddles of strokes: rings that spread on the water and drift back. */
export class Rings {
  readonly #images: readonly { image: Image; age: number }[];
  #next = 0;

  constructor(stage: GameStage) {
    this.#images = Array.from({ length: COUNT }, () => ({
      image: stage.image('kring', 0, 0).setDepth(DEPTHS.ring).setVisible(false),
      age: MS,
    }));
  }

  spread(places: readonly Place[]) {
    for (const { x, y } of places) {
      const one = this.#images[this.#next++ % COUNT]!;
      one.age = 0;
      one.image.setPosition(x, y).setVisible(true);
    }
  }

  frame(ms: number) {
    for (const one of this.#images) {
      if (one.age >= MS) continue;
      one.age += ms;
      const share = Math.min(1, one.age / MS);
      one.image
        .setScale(SIZE.from + (SIZE.to - SIZE.from) * share)
        .setAlpha(FULL * (1 - share))
        .setX(one.image.x - DRIFT * ms)
        .setVisible(share < 1);
    }
  }
}

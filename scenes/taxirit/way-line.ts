import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { distance, type Point } from './town.ts';

const DOTS = { apart: 42, most: 26, first: 60 } as const;

/** The way to a bay, as dots of ink on the streets. */
export class WayLine {
  readonly #dots: Image[];

  constructor(stage: GameStage) {
    this.#dots = Array.from({ length: DOTS.most }, () =>
      stage.image('stip', 0, 0).setDepth(DEPTHS.way).setVisible(false),
    );
  }

  /** Draws it anew; without one there is none. */
  draw(way: readonly Point[] = []) {
    let at = 0;
    let left = DOTS.first;
    for (const [i, to] of way.entries()) {
      const from = way[i - 1];
      if (!from) continue;
      const long = distance(from, to);
      let gone = left;
      for (; gone < long && at < DOTS.most; gone += DOTS.apart) {
        const share = gone / long;
        this.#dots
          [at++]!.setPosition(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
          .setVisible(true);
      }
      left = gone - long;
    }
    for (const dot of this.#dots.slice(at)) dot.setVisible(false);
  }
}

import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './target.ts';

/** The stars go up the right post, as on a strength tester. */
const PLACE = { x: 1262, y: 474, pitch: 44, size: 0.5 } as const;
const GROW = { times: 1.9, ms: 200 } as const;

/** A star on the post for every tower that fell with one ball; all of them are the kunstje. */
export class OneBall {
  #stage: GameStage;
  #stars: Image[];
  #count = 0;

  constructor(stage: GameStage, goal: number) {
    this.#stage = stage;
    this.#stars = Array.from({ length: goal }, (_, i) =>
      stage
        .image('kit/star/empty', PLACE.x, PLACE.y - i * PLACE.pitch)
        .setScale(PLACE.size)
        .setDepth(DEPTHS.prize),
    );
  }

  /** One more; answers whether it was the one that completes them. */
  add(): boolean {
    const star = this.#stars[this.#count];
    if (!star) return false;
    this.#count++;
    star.setFrame('star/full');
    const to = { scale: PLACE.size * GROW.times };
    void this.#stage.tween({ targets: star, to, ms: GROW.ms, yoyo: true, pop: true });
    return this.#count === this.#stars.length;
  }
}

import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './topping.ts';

/** On the chimney of the oven. */
const PLACE = { x: 1166, y: 116, pitch: 22, size: 0.3 } as const;
const GROW = { times: 2.2, ms: 200 } as const;

/** A star on the chimney for every golden pizza that the kunstje asks. */
export class GoldenCount {
  #stage: GameStage;
  #stars: Image[];
  #count = 0;

  constructor(stage: GameStage, goal: number) {
    this.#stage = stage;
    this.#stars = Array.from({ length: goal }, (_, i) =>
      stage
        .image('kit/star/empty', PLACE.x + (i - (goal - 1) / 2) * PLACE.pitch, PLACE.y)
        .setScale(PLACE.size)
        .setDepth(DEPTHS.fire),
    );
  }

  /** One more golden pizza; answers whether it was the one that completes them. */
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

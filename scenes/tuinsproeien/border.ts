import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** The border before the hedge: so many flowers from left to right, in two rows that take turns. */
const ROW = { left: 84, right: 1282, y: [364, 384], most: 18 } as const;
const SIZE = { first: 0.92, later: 0.62 } as const;
const MS = { grow: 420 } as const;

interface Grown {
  image: Image;
  isFirst: boolean;
}

/** The border fills in a round: a flower for each word, a large one where it was right at once. */
export class Border {
  readonly grown: Grown[] = [];
  readonly #stage: GameStage;
  readonly #of: number;

  /** For so many words. */
  constructor(stage: GameStage, of: number) {
    this.#stage = stage;
    this.#of = Math.min(ROW.most, Math.max(2, of));
  }

  /** One more; at once when it was there before. */
  grow(kind: number, isFirst: boolean, atOnce = false) {
    const i = this.grown.length;
    if (i >= this.#of) return;
    const x = ROW.left + ((ROW.right - ROW.left) * i) / (this.#of - 1);
    const image = this.#stage.image(`perk-${kind}`, x, ROW.y[i % 2]!).setDepth(DEPTHS.border + (i % 2));
    this.grown.push({ image, isFirst });
    const scale = isFirst ? SIZE.first : SIZE.later;
    if (atOnce) return void image.setScale(scale);
    image.setScale(0.1);
    void this.#stage.tween({ targets: image, to: { scale }, ms: MS.grow, ease: 'Back.Out', pop: true });
  }

  /** Where the blossom of each is. */
  get heads(): Spot[] {
    return this.grown.map(({ image }) => ({ x: image.x, y: image.y - 40 }));
  }
}

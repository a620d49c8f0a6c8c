import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** What stands on the far bank and in front: frame, place, and the share of the water's way that it goes. */
const SCENERY: readonly (readonly [frame: string, x: number, y: number, share: number, depth: number])[] = [
  ['molen', 160, 250, 0.4, DEPTHS.bank],
  ['populier', 470, 252, 0.4, DEPTHS.bank],
  ['brug', 800, 256, 0.4, DEPTHS.bank],
  ['populier', 1120, 252, 0.4, DEPTHS.bank],
  ['huis', 1420, 254, 0.4, DEPTHS.bank],
  ['slinger', 300, 256, 0.7, DEPTHS.bank + 2],
  ['riet', 700, 268, 0.7, DEPTHS.bank + 2],
  ['slinger', 1060, 256, 0.7, DEPTHS.bank + 2],
  ['riet', 1500, 268, 0.7, DEPTHS.bank + 2],
  ['glans', 120, 318, 0.85, DEPTHS.water],
  ['glans', 760, 342, 0.85, DEPTHS.water],
  ['glans', 1380, 330, 0.85, DEPTHS.water],
  ['glans', 420, 540, 1, DEPTHS.water],
  ['glans', 1050, 560, 1, DEPTHS.water],
  ['glans', 1620, 530, 1, DEPTHS.water],
  ['glans', 180, 690, 1.1, DEPTHS.water],
  ['glans', 900, 706, 1.1, DEPTHS.water],
  ['riet-voor', 520, 772, 1.25, DEPTHS.reeds],
  ['riet-voor', 1180, 776, 1.25, DEPTHS.reeds],
];
/** What leaves at the left comes back at the right, so much further. */
const ROUND = 1960;
const LEFT = -300;
/** The stream, in u a second. */
const STREAM = 7;

/** The river: its banks and the light on the water pass by as the boat goes on. */
export class River {
  readonly #stage: GameStage;
  readonly #things: readonly { image: Image; share: number }[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#things = SCENERY.map(([frame, x, y, share, depth]) => ({
      image: stage.image(frame, x, y).setDepth(depth),
      share,
    }));
  }

  /** The boat went on so far, in u. */
  flow(far: number) {
    for (const { image, share } of this.#things) {
      const x = image.x - far * share;
      image.setX(x < LEFT ? x + ROUND : x >= LEFT + ROUND ? x - ROUND : x);
    }
  }

  frame(ms: number) {
    if (this.#stage.reducedMotion) return;
    for (const { image, share } of this.#things)
      if (share > 0.8 && share <= 1.1) image.x -= (STREAM * ms) / 1000;
  }
}

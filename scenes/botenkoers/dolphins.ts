import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import type { Point } from './route.ts';

/** Two of them leap so far and so high beside the boat, in u. */
const LEAPS = [
  { x: -96, y: 18, far: 84, high: 62, delay: 0 },
  { x: -34, y: 44, far: 92, high: 74, delay: 130 },
] as const;
const MS = 620;

/** Dolphins that leap beside a boat that came where it was to come. */
export class Dolphins {
  readonly #stage: GameStage;
  readonly #images: Image[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#images = LEAPS.map(() => stage.image('dolfijn', 0, 0).setDepth(DEPTHS.wake).setVisible(false));
  }

  leap({ x, y }: Point) {
    const stage = this.#stage;
    const side = x > 1080 ? -1 : 1;
    for (const [i, leap] of LEAPS.entries()) {
      const image = this.#images[i]!.setFlipX(side < 0);
      const way = { gone: 0 };
      const from = { x: x - side * leap.x * 0.6, y: y + leap.y };
      void stage
        .tween({
          targets: way,
          to: { gone: 1 },
          ms: MS,
          delay: leap.delay,
          ease: 'Linear',
          onUpdate: () => {
            const arc = 4 * way.gone * (1 - way.gone);
            image.setVisible(true).setAlpha(Math.min(1, arc * 4));
            image.setPosition(from.x + side * leap.far * way.gone, from.y - leap.high * arc);
            image.setAngle(side * (way.gone - 0.5) * 110);
          },
        })
        .then(() => {
          image.setVisible(false);
          stage.fx.burst('splash', image.x, image.y, { count: 4 });
        });
    }
  }
}

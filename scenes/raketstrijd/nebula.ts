import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Moving } from './rules.ts';

/** Clouds of the nebula: where they are at first, and how much of the rocket's speed they drift against it. */
const CLOUDS = [
  { frame: 'nevel-0', x: 250, y: 330, share: 0.05 },
  { frame: 'nevel-1', x: 1080, y: 560, share: 0.08 },
  { frame: 'nevel-0', x: 960, y: 270, share: 0.06 },
  { frame: 'nevel-1', x: 330, y: 600, share: 0.09 },
] as const;
const BEYOND = 260;

/** The nebula far behind, that drifts against the rocket. */
export class Nebula {
  readonly #stage: GameStage;
  readonly #clouds: readonly { image: Image; share: number; y: number }[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#clouds = CLOUDS.map(({ frame, x, y, share }) => ({
      image: stage.image(frame, x, y).setDepth(DEPTHS.cloud),
      share,
      y,
    }));
  }

  frame(ms: number, { vx, vy }: Moving) {
    if (this.#stage.reducedMotion) return;
    const { left, right } = this.#stage.view;
    for (const { image, share, y } of this.#clouds) {
      const x = image.x - (vx * share * ms) / 1000;
      image.setX(x < left - BEYOND ? right + BEYOND : x > right + BEYOND ? left - BEYOND : x);
      image.setY(image.y - (vy * share * ms) / 1000 + (y - image.y) * 0.004);
    }
  }
}

import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { isOn, type Spot } from './rules.ts';

const FADE_MS = 240;

/** Dry twigs in the grass: who treads on one is heard far away, once. */
export class Twigs {
  readonly #stage: GameStage;
  readonly #images: Image[];
  /** Those that lie there whole. */
  #whole: Image[] = [];

  /** So many at most. */
  constructor(stage: GameStage, most: number) {
    this.#stage = stage;
    this.#images = Array.from({ length: most }, (_, i) =>
      stage
        .image('tak', 0, 0)
        .setDepth(DEPTHS.twig)
        .setAngle((i * 53) % 70)
        .setAlpha(0),
    );
  }

  /** They lie in other places. */
  strew(spots: readonly Spot[]) {
    this.#whole = this.#images.slice(0, spots.length);
    for (const [i, image] of this.#images.entries()) {
      image.setFrame('tak').setAlpha(0);
      const at = spots[i];
      if (!at) continue;
      image.setPosition(at.x, at.y);
      void this.#stage.tween({ targets: image, to: { alpha: 1 }, ms: FADE_MS });
    }
  }

  /** Whether one cracks under somebody who is there now. */
  tread(at: Spot): boolean {
    const under = this.#whole.find((twig) => isOn(at, twig));
    if (!under) return false;
    this.#whole = this.#whole.filter((twig) => twig !== under);
    if (this.#stage.hasImage('tak-stuk')) under.setFrame('tak-stuk');
    return true;
  }
}

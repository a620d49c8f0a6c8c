import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, TWIGS } from './places.ts';
import { isOn, type Spot } from './rules.ts';

const FADE_MS = 240;

/** Dry twigs in the grass: who treads on one is heard far away, once. */
export class Twigs {
  readonly #stage: GameStage;
  readonly #images: Image[];
  /** Those that lie there whole. */
  #whole: number[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#images = TWIGS.map(({ x, y }, i) =>
      stage
        .image('tak', x, y)
        .setDepth(DEPTHS.twig)
        .setAngle((i * 53) % 70)
        .setAlpha(0),
    );
  }

  /** So many lie in other places; `seed` says where. */
  strew(count: number, seed: string) {
    const all = TWIGS.map((_, i) => i);
    this.#whole = this.#stage.rng.fork(`takken/${seed}`).shuffle(all).slice(0, count);
    for (const [i, image] of this.#images.entries()) {
      this.#dress(i, 'tak');
      const alpha = this.#whole.includes(i) ? 1 : 0;
      void this.#stage.tween({ targets: image, to: { alpha }, ms: FADE_MS });
    }
  }

  /** Whether one cracks under somebody who is there now. */
  tread(at: Spot): boolean {
    const under = this.#whole.find((i) => isOn(at, TWIGS[i]!));
    if (under === undefined) return false;
    this.#whole = this.#whole.filter((i) => i !== under);
    this.#dress(under, 'tak-stuk');
    return true;
  }

  #dress(i: number, frame: 'tak' | 'tak-stuk') {
    if (this.#stage.hasImage(frame)) this.#images[i]!.setFrame(frame);
  }
}

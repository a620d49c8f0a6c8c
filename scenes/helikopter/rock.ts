import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Step } from './layout.ts';
import { DEPTHS } from './places.ts';

const TONES = 3;
const MS = { rise: 320 } as const;
/** It comes up from so far below. */
const RISE = 60;

/** The steps of rock on which crates stand; they change with what is asked. */
export class Rock {
  readonly #stage: GameStage;
  #images: Image[] = [];
  #stack: Image | undefined;
  #drawn = '';

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Shows these steps, from back to front; `stack` is a rock that stands by itself in the water. */
  async show(steps: readonly Step[], stack?: { x: number; y: number }) {
    const drawn = JSON.stringify([steps, stack]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const gone = [...this.#images, ...(this.#stack ? [this.#stack] : [])];
    void this.#stage
      .tween({ targets: gone, to: { alpha: 0 }, ms: MS.rise })
      .then(() => gone.forEach((one) => one.destroy()));
    this.#images = steps.map(({ tip, y, side }, i) =>
      this.#stage.image(`trap-${i % TONES}`, tip, y + RISE).setDepth(DEPTHS.rock + i * 0.1),
    );
    for (const [i, image] of this.#images.entries())
      if (steps[i]!.side === 'right') image.setScale(-image.scaleX, image.scaleY);
    this.#stack = stack && this.#stage.image('rots', stack.x, stack.y + RISE).setDepth(DEPTHS.rock);
    const come = [...this.#images, ...(this.#stack ? [this.#stack] : [])];
    const rises = come.map((image) =>
      this.#stage.tween({ targets: image, to: { y: image.y - RISE }, ms: MS.rise, ease: 'Sine.Out' }),
    );
    await Promise.all(rises);
  }
}

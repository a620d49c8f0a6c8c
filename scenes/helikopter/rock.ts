import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Step } from './layout.ts';
import { DEPTHS } from './places.ts';

const TONES = 3;
/** It comes up from so far below. */
const RISE = { u: 60, ms: 320 } as const;

/** The steps of rock on which crates stand; they change with what is asked. */
export class Rock {
  readonly #stage: GameStage;
  #images: Image[] = [];
  #shown = '';

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Shows these steps, from back to front; `stack` is a rock that stands by itself in the water. */
  show(steps: readonly Step[], stack?: { x: number; y: number }) {
    const shown = JSON.stringify([steps, stack]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const stage = this.#stage;
    const gone = this.#images;
    void stage
      .tween({ targets: gone, to: { alpha: 0 }, ms: RISE.ms })
      .then(() => gone.forEach((one) => one.destroy()));
    this.#images = steps.map(({ tip, y, side }, i) => {
      const image = stage.image(`trap-${i % TONES}`, tip, y).setDepth(DEPTHS.rock + i * 0.1);
      return side === 'left' ? image : image.setScale(-image.scaleX, image.scaleY);
    });
    if (stack) this.#images.push(stage.image('rots', stack.x, stack.y).setDepth(DEPTHS.rock));
    for (const image of this.#images) {
      const { y } = image;
      void stage.tween({ targets: image.setY(y + RISE.u), to: { y }, ms: RISE.ms, ease: 'Sine.Out' });
    }
  }
}

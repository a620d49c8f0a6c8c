import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const UP = 318;
const MS = { down: 190, up: 260 } as const;

/** The stamp that hangs from the machine and comes down on a cake. */
export class Stamp {
  #stage: GameStage;
  #image: Image;

  constructor(stage: GameStage, x: number) {
    this.#stage = stage;
    this.#image = stage.image('stempel', x, UP).setDepth(DEPTHS.extras);
  }

  /** Down on what stands with its top at `y`, and up again by itself. */
  async press(y: number) {
    const stage = this.#stage;
    this.#image.setDepth(DEPTHS.stamp);
    await stage.tween({ targets: this.#image, to: { y: y - 20 }, ms: MS.down, ease: 'Quad.In' });
    stage.sound.play('tsjak', { rate: 0.8 });
    stage.fx.burst('dust', this.#image.x, y + 60, { count: 6, spread: 260 });
    void stage
      .tween({ targets: this.#image, to: { y: UP }, ms: MS.up, ease: 'Back.Out' })
      .then(() => this.#image.scene && this.#image.setDepth(DEPTHS.extras));
  }

  destroy() {
    this.#image.destroy();
  }
}

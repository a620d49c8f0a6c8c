import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DRAWN } from './art/sizes.ts';
import { DEPTHS, RIBBON } from './places.ts';

/** Height of the paper as it is drawn. */
export const PAPER = 116;
/** Beyond the window by so much. */
const BEYOND = 70;

/** The paper ribbon across the track, rolled open from one place to another; where it ends lies its roll. */
export class Band {
  #stage: GameStage;
  #paper: Image;
  #rolls: Image[];
  #ends = { left: 0, right: 0 };

  /** `height` as a share of how it is drawn; the roll lies over what stands on the paper. */
  constructor(
    stage: GameStage,
    y: number = RIBBON.y,
    height = RIBBON.height / PAPER,
    depth: { paper: number; roll: number } = { paper: DEPTHS.ribbon, roll: DEPTHS.roll },
  ) {
    this.#stage = stage;
    this.#paper = stage.image('lint', 0, y).setDepth(depth.paper).setVisible(false);
    this.#paper.scaleY *= height;
    this.#rolls = [0, 1].map(() =>
      stage.image('rol', 0, y).setDepth(depth.roll).setScale(height).setVisible(false),
    );
  }

  get left() {
    return this.#stage.view.left - BEYOND;
  }

  get right() {
    return this.#stage.view.right + BEYOND;
  }

  /** Lies open from `left` to `right`. */
  set(left: number, right: number) {
    this.#ends = { left, right };
    const wide = Math.max(0, right - left);
    this.#paper.setVisible(wide > 1).setX(left);
    this.#paper.scaleX = wide / DRAWN.ribbon;
    const [from, to] = this.#rolls;
    from!.setVisible(wide > 1 && left > this.left + 1).setX(left);
    to!.setVisible(wide > 1 && right < this.right - 1).setX(right);
  }

  /** Rolls open or up in `ms`. */
  async roll(left: number, right: number, ms: number, each?: (left: number, right: number) => void) {
    const ends = { ...this.#ends };
    this.#stage.sound.play('rol-op');
    await this.#stage.tween({
      targets: ends,
      to: { left, right },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (!this.#paper.scene) return;
        this.set(ends.left, ends.right);
        each?.(ends.left, ends.right);
      },
    });
  }

  destroy() {
    for (const image of [this.#paper, ...this.#rolls]) image.destroy();
  }
}

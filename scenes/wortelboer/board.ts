import type { GameStage, Image } from '../../engine/stage/index.ts';
import { BOARD, DEPTHS } from './places.ts';

const MS = { come: 220, tap: 90, snail: 820, go: 160 } as const;
/** How far the label goes down with a tap of the hammer; how far the snail slides along its upper edge. */
const TAP = 9;
const SNAIL = { reach: 250, y: -80 } as const;
const HAMMER = { x: 214, y: -84, angle: 46 } as const;

/** The label in the hands of the scarecrow: hammered in when it is right, and slid over by a snail when it is not. */
export class Board {
  readonly #stage: GameStage;
  readonly #plank: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#plank = stage.image('bord', BOARD.x, BOARD.y).setDepth(DEPTHS.board).setVisible(false);
  }

  /** It is held up, blank. */
  show() {
    this.#plank.setVisible(true).setAlpha(0);
    void this.#stage.tween({ targets: this.#plank, to: { alpha: 1 }, ms: MS.come });
  }

  hide() {
    this.#plank.setVisible(false);
  }

  /** Two taps of wood on wood. */
  async hammer() {
    const stage = this.#stage;
    const hammer = stage
      .image('hamer', BOARD.x + HAMMER.x, BOARD.y + HAMMER.y)
      .setDepth(DEPTHS.flying)
      .setAngle(HAMMER.angle);
    for (const rate of [1, 1.16]) {
      await stage.tween({ targets: hammer, to: { angle: 0 }, ms: MS.tap, ease: 'Quad.In', pop: true });
      stage.sound.play('hamer', { rate });
      const down = { y: BOARD.y + TAP };
      void stage.tween({ targets: this.#plank, to: down, ms: MS.tap / 2, yoyo: true, pop: true });
      await stage.tween({ targets: hammer, to: { angle: HAMMER.angle }, ms: MS.tap, pop: true });
    }
    hammer.destroy();
  }

  /** A snail slides over it. */
  async snail() {
    const stage = this.#stage;
    const snail = stage.image('slak', BOARD.x - SNAIL.reach, BOARD.y + SNAIL.y).setDepth(DEPTHS.flying);
    stage.sound.play('slak');
    await stage.tween({ targets: snail, to: { x: BOARD.x + SNAIL.reach }, ms: MS.snail, ease: 'Sine.InOut' });
    await stage.tween({ targets: snail, to: { alpha: 0 }, ms: MS.go, pop: true });
    snail.destroy();
  }
}

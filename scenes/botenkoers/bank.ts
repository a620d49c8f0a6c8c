import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Boat } from './boat.ts';
import { DEPTHS } from './depths.ts';

const MS = { rise: 200, lean: 260, gull: 380, told: 180, sink: 220 } as const;
/** Where the gull comes from, and where it lands beside the boat, in u. */
const GULL = { from: { x: 620, y: -360 }, beside: 64, above: 34 } as const;

/** A soft bank under the boat at a wrong buoy, and the gull that comes to tell. */
export class Bank {
  readonly #stage: GameStage;
  readonly #sand: Image;
  readonly #gull: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#sand = stage.image('zandbank', 0, 0).setDepth(DEPTHS.home).setVisible(false);
    this.#gull = stage.image('meeuw', 0, 0).setDepth(DEPTHS.bird).setVisible(false);
  }

  /** The boat slides up a bank where it is. */
  async catch(boat: Boat) {
    const stage = this.#stage;
    const { x, y } = boat;
    const sand = this.#sand
      .setPosition(x, y + 6)
      .setVisible(true)
      .setAlpha(0)
      .setScale(0.5);
    stage.sound.play('zand');
    stage.fx.burst('splash', x, y, { count: 8, spread: 90 });
    void stage.tween({ targets: sand, to: { alpha: 1, scale: 1 }, ms: MS.rise, ease: 'Back.Out', pop: true });
    await Promise.all([boat.strand(MS.lean), this.#land(x, y)]);
    await stage.clock.wait(MS.told);
  }

  /** Bank and gull are gone. */
  leave() {
    const stage = this.#stage;
    if (!this.#sand.visible) return;
    const [sand, gull] = [this.#sand, this.#gull];
    void stage.tween({ targets: sand, to: { alpha: 0 }, ms: MS.sink }).then(() => sand.setVisible(false));
    gull.setFrame('meeuw-vliegt');
    const to = { x: gull.x - 300, y: gull.y - 420, alpha: 0 };
    void stage.tween({ targets: gull, to, ms: MS.gull, ease: 'Quad.In' }).then(() => gull.setVisible(false));
  }

  async #land(x: number, y: number) {
    const stage = this.#stage;
    const side = x > 1100 ? -1 : 1;
    const to = { x: x + side * GULL.beside, y: y - GULL.above };
    const gull = this.#gull
      .setFrame('meeuw-vliegt')
      .setFlipX(side < 0)
      .setAlpha(1)
      .setVisible(true);
    gull.setPosition(to.x + GULL.from.x * side, to.y + GULL.from.y);
    stage.sound.play('meeuw', { volume: 0.6 });
    await stage.tween({ targets: gull, to, ms: MS.gull, ease: 'Sine.Out' });
    if (gull.scene) gull.setFrame('meeuw');
  }
}

import type { GameStage, Image } from '../../engine/stage/index.ts';
import { AT, DEPTHS } from './places.ts';

/** The bucket on its post, from the foot of the post, and how high above a chicken it tips over. */
const HANG = { x: -6, y: -74 } as const;
const ABOVE = 120;
const TUG = 16;
const TIPPED = -128;
const MS = { tug: 90, go: 300, tip: 130, pour: 200, back: 320 } as const;

/** The bucket of water on a rope: pulled, it goes to a chicken and is tipped over it. */
export class Bucket {
  readonly #stage: GameStage;
  readonly #bucket: Image;
  readonly #post: Image;
  readonly #home: { x: number; y: number };

  constructor(stage: GameStage) {
    this.#stage = stage;
    const { x, y } = AT.bucket;
    this.#home = { x: x + HANG.x, y: y + HANG.y };
    this.#post = stage.image('emmerpaal', x, y).setDepth(DEPTHS.bucket);
    this.#bucket = stage.image('emmer', this.#home.x, this.#home.y).setDepth(DEPTHS.bucket + 1);
    this.isHere = false;
  }

  /** It hangs there only where it has something to do. */
  set isHere(isHere: boolean) {
    this.#post.setVisible(isHere);
    this.#bucket.setVisible(isHere);
  }

  /** The rope is pulled. */
  async tug() {
    const { y } = this.#home;
    await this.#stage.tween({ targets: this.#bucket, to: { y: y + TUG }, ms: MS.tug, yoyo: true });
  }

  /** All water over a place; resolves when it falls, and goes back by itself. */
  async pour(over: { x: number; y: number }) {
    const stage = this.#stage;
    const bucket = this.#bucket.setDepth(DEPTHS.water);
    const above = { x: over.x + 40, y: over.y - ABOVE };
    await stage.tween({ targets: bucket, to: above, ms: MS.go, ease: 'Sine.InOut' });
    stage.sound.play('plons-emmer');
    await stage.tween({ targets: bucket, to: { angle: TIPPED }, ms: MS.tip, ease: 'Quad.In' });
    const water = stage
      .image('gulp', over.x - 6, above.y + 10)
      .setDepth(DEPTHS.water - 1)
      .setScale(1, 0.2);
    stage.fx.burst('splash', over.x, over.y, { count: 14, spread: 120, tint: 0x7cc6e8 });
    void this.#goBack(water);
    await stage.clock.wait(MS.tip);
  }

  async #goBack(water: Image) {
    const stage = this.#stage;
    await stage.tween({ targets: water, to: { scaleY: 1 }, ms: MS.pour, ease: 'Quad.In' });
    void stage.tween({ targets: water, to: { alpha: 0 }, ms: MS.pour }).then(() => water.destroy());
    const to = { ...this.#home, angle: 0 };
    await stage.tween({ targets: this.#bucket, to, ms: MS.back, ease: 'Sine.InOut' });
    this.#bucket.setDepth(DEPTHS.bucket + 1);
  }
}

import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, WATER } from './places.ts';
import { far, type Spot } from './rules.ts';

/** Water flows in a band of this height, between rows of what floats; so many streaks show it, each drawn so wide. */
const BAND = { rows: [359, 489], half: 44, streaks: 7, pitch: 210 } as const;
/** A pearl is carried along, and eaten within so much of the mouth. */
const PEARL = { near: 62, share: 0.8, bob: 14, slow: 700 } as const;
const MS = { come: 500, eat: 160 } as const;
const ALPHA = 0.6;

/** A current that carries whoever swims in it, and a pearl. */
export class Stream {
  readonly #stage: GameStage;
  readonly #streaks: Image[];
  readonly #pearl: Image;
  #y: number = BAND.rows[0];
  /** In u/s; to the left below 0. */
  #flow = 0;
  #hasPearl = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const lay = (_: unknown, i: number) => stage.image('stroom', WATER.left + i * BAND.pitch, 0);
    this.#streaks = Array.from({ length: BAND.streaks }, lay);
    for (const one of this.#streaks) one.setDepth(DEPTHS.stream).setAlpha(0);
    this.#pearl = stage.image('parel', 0, 0).setDepth(DEPTHS.pearl).setVisible(false);
  }

  /** It begins to flow, somewhere else in each exercise, and brings a pearl. */
  come(seed: string, flow: number) {
    const rng = this.#stage.rng.fork(`stroom/${seed}`);
    this.#y = rng.pick(BAND.rows);
    this.#flow = flow * rng.pick([-1, 1]);
    this.#hasPearl = true;
    const x = this.#flow > 0 ? WATER.left : WATER.right;
    this.#pearl.setPosition(x, this.#y).setScale(1).setVisible(true);
    this.#show(ALPHA);
    for (const [i, one] of this.#streaks.entries())
      one.setY(this.#y + ((i % 3) - 1) * 24).setFlipX(this.#flow < 0);
  }

  go() {
    this.#show(0);
    this.#flow = 0;
    this.#hasPearl = false;
    this.#pearl.setVisible(false);
  }

  /** How fast the water flows there, in u/s. */
  flowAt({ y }: Spot): number {
    return Math.abs(y - this.#y) < BAND.half ? this.#flow : 0;
  }

  /** It flows on; the place of the pearl when a mouth is there. */
  frame(ms: number, mouth: Spot): Spot | undefined {
    const long = BAND.pitch * BAND.streaks;
    for (const one of this.#streaks) {
      const x = one.x + (this.#flow * ms) / 1000;
      const from = WATER.left - BAND.pitch;
      one.setX(from + ((((x - from) % long) + long) % long));
    }
    if (!this.#hasPearl) return undefined;
    const pearl = this.#pearl;
    const bob = Math.sin(this.#stage.clock.now / PEARL.slow) * PEARL.bob;
    const x = pearl.x + (this.#flow * PEARL.share * ms) / 1000;
    const [left, right] = [WATER.left, WATER.right];
    pearl.setPosition(x > right ? left : x < left ? right : x, this.#y + bob);
    if (far(pearl, mouth) > PEARL.near) return undefined;
    this.#hasPearl = false;
    void this.#stage
      .tween({ targets: pearl, to: { x: mouth.x, y: mouth.y, scale: 0.2 }, ms: MS.eat })
      .then(() => pearl.setVisible(false));
    return { x: pearl.x, y: pearl.y };
  }

  #show(alpha: number) {
    void this.#stage.tween({ targets: this.#streaks, to: { alpha }, ms: MS.come });
  }
}

import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { FRY } from './art/sizes.ts';
import { DEPTHS, WATER } from './places.ts';
import { far, isWithin, wayTo, type Point, type Rope } from './rules.ts';

const TUNING = {
  /** Fish in the water together with those that carry a word. */
  most: 12,
  fry: 8,
  /** How far they keep from the one they swim with, from near to wide. */
  round: [112, 196],
  /** They go round it so fast, in radians a second. */
  turn: 0.5,
  /** Air between two, in u; how hard they push off, and how soon they change course. */
  apart: 46,
  push: 70,
  soft: 2.6,
  lean: 0.5,
  inMs: 700,
} as const;

/** A small fish without a word. */
export interface Fry extends Point {
  readonly image: Image;
  readonly isGolden: boolean;
  vx: number;
  vy: number;
  angle: number;
  reach: number;
  friend: number;
}

/** The small fish of the bay: they swim with those that carry a word, stay apart, and never go through rope. */
export class Shoal {
  readonly #stage: GameStage;
  readonly #rng: Rng;
  #fry: Fry[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#rng = stage.rng.fork('school');
  }

  /** They come up from the deep until there are enough beside so many others; `golden` of the new ones shine. */
  fill(others: number, golden: number) {
    const rng = this.#rng;
    const count = Math.min(TUNING.fry, TUNING.most - others);
    while (this.#fry.length > count) this.#fry.pop()!.image.destroy();
    let shining = golden - this.#fry.filter(({ isGolden }) => isGolden).length;
    while (this.#fry.length < count) {
      const x = rng.between(WATER.left + 40, WATER.right - 40);
      const y = rng.between(WATER.top + 40, WATER.bottom - 40);
      const isGolden = shining-- > 0;
      const image = this.#stage.image(isGolden ? 'visje-goud' : `visje-${rng.below(FRY.length)}`, x, y);
      image.setDepth(DEPTHS.fry).setAlpha(0);
      void this.#stage.tween({ targets: image, to: { alpha: 1 }, ms: TUNING.inMs });
      const reach = rng.between(...(TUNING.round as unknown as [number, number]));
      const angle = rng.between(0, Math.PI * 2);
      this.#fry.push({ image, isGolden, x, y, vx: 0, vy: 0, angle, reach, friend: 0 });
    }
    // In pairs, so that a wide loop holds three.
    for (const [i, one] of rng.shuffle(this.#fry).entries())
      one.friend = Math.floor(i / 2) % Math.max(1, others);
  }

  within(loop: readonly Point[]): Fry[] {
    return this.#fry.filter((one) => isWithin(loop, one));
  }

  /** They are caught: who takes them has their images now. */
  take(fry: readonly Fry[]) {
    this.#fry = this.#fry.filter((one) => !fry.includes(one));
  }

  frame(ms: number, friends: readonly Point[], rope: Rope, speed: number) {
    const seconds = ms / 1000;
    const blend = Math.min(1, TUNING.soft * seconds);
    for (const one of this.#fry) {
      one.angle += TUNING.turn * seconds;
      const friend = friends[one.friend % Math.max(1, friends.length)] ?? { x: 683, y: 400 };
      const goal = {
        x: friend.x + Math.cos(one.angle) * one.reach,
        y: friend.y + Math.sin(one.angle) * one.reach * 0.7,
      };
      const way = wayTo(one, goal);
      const pace = Math.min(1, way.far / 60) * speed * (way.far > 220 ? 2.4 : 1);
      let [vx, vy] = [way.x * pace, way.y * pace];
      for (const other of this.#fry) {
        const gap = far(one, other);
        if (other === one || gap >= TUNING.apart || gap === 0) continue;
        const push = (TUNING.push * (1 - gap / TUNING.apart)) / gap;
        vx += (one.x - other.x) * push;
        vy += (one.y - other.y) * push;
      }
      one.vx += (vx - one.vx) * blend;
      one.vy += (vy - one.vy) * blend;
      const ahead = { x: one.x + one.vx * 0.35, y: one.y + one.vy * 0.35 };
      if (rope.bars(one, ahead)) [one.vx, one.vy] = [-one.vx * 0.6, -one.vy * 0.6];
      one.x += one.vx * seconds;
      one.y = Math.min(WATER.bottom + 6, Math.max(WATER.top - 6, one.y + one.vy * seconds));
      this.#draw(one);
    }
  }

  #draw({ image, x, y, vx, vy }: Fry) {
    const lean = Math.max(-TUNING.lean, Math.min(TUNING.lean, vy / (Math.abs(vx) + 30)));
    const isLeft = image.scaleX < 0 ? vx < 6 : vx < -6;
    const wag = 1 - 0.08 * Math.abs(Math.sin(this.#stage.clock.now / 110 + y));
    image
      .setPosition(x, y)
      .setScale(isLeft ? -wag : wag, 1)
      .setRotation(isLeft ? -lean : lean);
  }
}

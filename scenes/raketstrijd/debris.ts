import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, FIELD } from './places.ts';
import { collide, SPACE, wayTo, wrap, type Moving, type Ship, type Spot } from './rules.ts';

/** Most plain rocks, and how large they and their pull are. */
const PLAIN = { most: 6, looks: 3, r: 27, spin: 0.4, pace: 0.8, slow: 0.5 } as const;
/** Stars: how near one has to come, how soon the next one is there, how fast they float, and how large they are. */
const STAR = { near: 58, after: [900, 2200], pace: 15, size: 0.62, twinkle: 3, tries: 12 } as const;
const MS = { come: 300, go: 180 } as const;

interface Drifter extends Moving {
  image: Image;
  spin: number;
}

/** Plain grey rocks without a word: one bumps into them, and dust only sparkles on them. */
export class PlainRocks {
  readonly #stage: GameStage;
  readonly #all: Drifter[];
  readonly #pace: number;

  constructor(stage: GameStage, share: number, pace: number) {
    this.#stage = stage;
    this.#pace = pace * PLAIN.pace;
    const rng = stage.rng.fork('kiezels');
    this.#all = Array.from({ length: Math.round(PLAIN.most * share) }, (_, i) => {
      const turn = rng.between(0, Math.PI * 2);
      const [x, y] = [rng.between(SPACE.left, SPACE.right), rng.between(SPACE.top, SPACE.bottom)];
      const image = stage.image(`kiezel-${i % PLAIN.looks}`, x, y).setDepth(DEPTHS.plain);
      return { x, y, vx: Math.cos(turn) * this.#pace, vy: Math.sin(turn) * this.#pace, image, spin: rng.between(-1, 1) }; // prettier-ignore
    });
  }

  /** How hard the rocket bumps into one, in u/s. */
  frame(ms: number, ship: Ship): number {
    const seconds = ms / 1000;
    let hardest = 0;
    for (const one of this.#all) {
      const speed = Math.hypot(one.vx, one.vy);
      if (speed > this.#pace) {
        const slower = 1 - PLAIN.slow * seconds;
        [one.vx, one.vy] = [one.vx * slower, one.vy * slower];
      }
      one.x += one.vx * seconds;
      one.y += one.vy * seconds;
      hardest = Math.max(hardest, collide(ship, one, one, PLAIN.r));
      wrap(one);
      one.image.setPosition(one.x, one.y);
      if (!this.#stage.reducedMotion) one.image.rotation += one.spin * PLAIN.spin * seconds;
    }
    return hardest;
  }

  clear() {
    for (const { image } of this.#all.splice(0)) image.destroy();
  }

  /** Whether there is one here. */
  isAt(at: Spot): boolean {
    return this.#all.some((one) => wayTo(at, one).far < PLAIN.r);
  }
}

interface Star extends Moving {
  image: Image;
  isGolden: boolean;
  isThere: boolean;
}

/** Loose stars that float about, for whoever comes by. */
export class LooseStars {
  readonly #stage: GameStage;
  readonly #rng;
  readonly #all: Star[] = [];
  readonly #isFree: (at: Spot) => boolean;
  #age = 0;
  #isGoldNext = false;

  /** `isFree` tells where nothing lies over them. */
  constructor(stage: GameStage, isFree: (at: Spot) => boolean) {
    this.#stage = stage;
    this.#isFree = isFree;
    this.#rng = stage.rng.fork('sterren');
  }

  /** So many are there at most from now on. */
  grow(count: number) {
    while (this.#all.length < count) {
      const image = this.#stage.image('losse-ster', 0, 0).setDepth(DEPTHS.star).setVisible(false);
      const star = { x: 0, y: 0, vx: 0, vy: 0, image, isGolden: false, isThere: false };
      this.#all.push(star);
      this.#come(star);
    }
  }

  /** New rocks have come: stars that lie under one come elsewhere. */
  stir() {
    for (const star of this.#all) if (star.isThere && !this.#isFree(star)) this.#come(star);
  }

  /** The next one that comes is golden, when there is none yet. */
  gild() {
    this.#isGoldNext = !this.#all.some(({ isThere, isGolden }) => isThere && isGolden);
  }

  get there(): readonly Spot[] {
    return this.#all.filter(({ isThere }) => isThere);
  }

  frame(ms: number) {
    this.#age += ms;
    const still = this.#stage.reducedMotion;
    for (const star of this.#all) {
      if (!star.isThere) continue;
      star.x += (star.vx * ms) / 1000;
      star.y += (star.vy * ms) / 1000;
      wrap(star);
      star.image.setPosition(star.x, star.y);
      if (!still) star.image.setAngle(Math.sin(this.#age / 420 + star.vx) * STAR.twinkle * 4);
    }
  }

  /** Who is here takes the star that is near enough. */
  take(at: Spot): { golden: boolean } | undefined {
    const star = this.#all.find((one) => one.isThere && wayTo(at, one).far < STAR.near);
    if (!star) return undefined;
    star.isThere = false;
    const { image } = star;
    void this.#stage
      .tween({ targets: image, to: { alpha: 0, scale: 1.3 }, ms: MS.go, pop: true })
      .then(() => this.#stage.clock.wait(this.#rng.between(...STAR.after)))
      .then(() => this.#come(star));
    return { golden: star.isGolden };
  }

  /** All go. */
  clear() {
    for (const { image } of this.#all.splice(0)) image.destroy();
  }

  #come(star: Star) {
    if (!this.#all.includes(star)) return;
    const rng = this.#rng;
    const turn = rng.between(0, Math.PI * 2);
    const pace = this.#stage.calm || this.#stage.reducedMotion ? 0 : STAR.pace;
    for (let i = 0; i < STAR.tries && (i === 0 || !this.#isFree(star)); i++) {
      star.x = rng.between(FIELD.left + 60, FIELD.right - 60);
      star.y = rng.between(FIELD.top + 30, FIELD.bottom - 60);
    }
    [star.vx, star.vy] = [Math.cos(turn) * pace, Math.sin(turn) * pace];
    star.isGolden = this.#isGoldNext;
    this.#isGoldNext = false;
    const frame = star.isGolden ? 'gouden-ster' : 'losse-ster';
    if (this.#stage.hasImage(frame)) star.image.setFrame(frame, false, false);
    star.image.setVisible(true).setAlpha(0).setScale(STAR.size);
    star.isThere = true;
    void this.#stage.tween({ targets: star.image, to: { alpha: 1 }, ms: MS.come });
  }
}

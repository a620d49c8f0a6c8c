import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, FIELD } from './places.ts';
import { collide, SPACE, wayTo, wrap, type Moving, type Ship, type Spot } from './rules.ts';

/** Most plain rocks, and how large they and their pull are. */
const PLAIN = { most: 6, looks: 3, r: 27, spin: 0.4, pace: 0.8, slow: 0.5 } as const;
/** Stars: how near one has to come, how soon the next one is there, how fast they float, and how large they are. */
const STAR = { near: 58, after: [900, 2200], pace: 15, size: 0.62, twinkle: 3, tries: 12 } as const;
/** So many fly out of a rock that opens, so fast at first, and how soon that is over (1/s); and so near to a finger one is meant. */
const SPRING = { count: 2, speed: 250, slow: 1.7 } as const;
const MEANT = 66;
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
      const speed = Math.hypot(star.vx, star.vy);
      if (speed > STAR.pace) {
        const share = Math.max(STAR.pace / speed, Math.exp((-SPRING.slow * ms) / 1000));
        [star.vx, star.vy] = [star.vx * share, star.vy * share];
      }
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
      .then(() => this.#come(star, true));
    return { golden: star.isGolden };
  }

  /** The one that is nearest to a finger. */
  at(finger: Spot): Spot | undefined {
    return this.#all.find((one) => one.isThere && wayTo(finger, one).far < MEANT);
  }

  /** A rock has opened: stars fly out of it, those that were taken and the farthest. */
  spring(at: Spot) {
    if (this.#stage.calm || this.#stage.reducedMotion) return;
    const far = (star: Star) => (star.isThere ? wayTo(at, star).far : Infinity);
    const plain = this.#all.filter(({ isThere, isGolden }) => !isThere || !isGolden);
    const chosen = plain.sort((a, b) => far(b) - far(a)).slice(0, SPRING.count);
    const turn = this.#rng.between(0, Math.PI * 2);
    chosen.forEach((star, i) => {
      const way = turn + (i * Math.PI * 2) / SPRING.count;
      const [vx, vy] = [Math.cos(way) * SPRING.speed, Math.sin(way) * SPRING.speed];
      this.#show(Object.assign(star, { x: at.x, y: at.y, vx, vy }));
    });
  }

  /** All go. */
  clear() {
    for (const { image } of this.#all.splice(0)) image.destroy();
  }

  /** One is there again, unless it has come out of a rock in the meantime. */
  #come(star: Star, isNew = false) {
    if (!this.#all.includes(star) || (isNew && star.isThere)) return;
    const rng = this.#rng;
    const turn = rng.between(0, Math.PI * 2);
    const pace = this.#stage.calm || this.#stage.reducedMotion ? 0 : STAR.pace;
    for (let i = 0; i < STAR.tries && (i === 0 || !this.#isFree(star)); i++) {
      star.x = rng.between(FIELD.left + 60, FIELD.right - 60);
      star.y = rng.between(FIELD.top + 30, FIELD.bottom - 60);
    }
    [star.vx, star.vy] = [Math.cos(turn) * pace, Math.sin(turn) * pace];
    this.#show(star);
  }

  #show(star: Star) {
    star.isGolden = this.#isGoldNext;
    this.#isGoldNext = false;
    const frame = star.isGolden ? 'gouden-ster' : 'losse-ster';
    if (this.#stage.hasImage(frame)) star.image.setFrame(frame, false, false);
    star.image.setVisible(true).setAlpha(0).setScale(STAR.size);
    star.isThere = true;
    void this.#stage.tween({ targets: star.image, to: { alpha: 1, scale: STAR.size }, ms: MS.come });
  }
}

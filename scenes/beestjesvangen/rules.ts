import type { Rng } from '../../engine/exercise/index.ts';

/** A place in u. */
export interface Spot {
  x: number;
  y: number;
}

/** The garden is seen aslant: up and down in it is farther than it looks. */
export const ASLANT = 1.25;

/** How far it is from one place in the garden to another. */
export const far = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, (to.y - from.y) * ASLANT);

/** How fast one goes, in u/s, and how far that is heard, in u. */
export const GAITS = {
  tiptoe: { speed: 112, ring: 60 },
  walk: { speed: 200, ring: 190 },
  run: { speed: 330, ring: 310 },
  /** Where nobody listens: so fast as one likes. */
  dash: { speed: 420, ring: 330 },
} as const;
export type Gait = keyof typeof GAITS;

/** Within this the net reaches a bug: more than tiptoe is heard by the best of ears. */
export const REACH = 100;
/** How far beside a bug one comes to stand that sneaks up to it by oneself: in front of its card nobody is seen. */
export const BESIDE = 78;
/** A finger this near to the hero leads on tiptoe, and up to the second at a walk. */
const FINGER = { tiptoe: 130, walk: 270 } as const;
/** So near to where it goes it is there. */
const NEAR = 5;
/** Getting faster and slower, in u/s². */
const EASE = { up: 620, down: 1700 } as const;
/** A twig that cracks is heard so much farther, and that dies away so many u in a second. */
const CRACK = { ring: 230, fades: 320, near: 38 } as const;

/** How far steps are heard at a speed. */
export function ringAt(speed: number): number {
  let from = { speed: 0, ring: 0 };
  for (const to of Object.values(GAITS)) {
    if (speed <= to.speed)
      return from.ring + ((to.ring - from.ring) * (speed - from.speed)) / (to.speed - from.speed);
    from = to;
  }
  return from.ring;
}

/** The farther away the finger is, the faster one follows it. */
export function gaitTo(away: number): Gait {
  if (away <= FINGER.tiptoe) return 'tiptoe';
  return away <= FINGER.walk ? 'walk' : 'run';
}

/** Who walks through the garden, and how far that is heard. */
export class Walker implements Spot {
  x: number;
  y: number;
  /** In u/s. */
  speed = 0;
  /** Which way it goes: of length 1 as it is seen. */
  way: Spot = { x: 1, y: 0 };
  #crack = 0;
  #goal: Spot | undefined;
  #gait: Gait | undefined;

  constructor({ x, y }: Spot) {
    this.x = x;
    this.y = y;
  }

  /** How far it is heard now. */
  get ring(): number {
    return ringAt(this.speed) + this.#crack;
  }

  /** Whether it is on its way to a place. */
  get isGoing(): boolean {
    return this.#goal !== undefined;
  }

  /** Goes up to a place. */
  go(to: Spot, gait: Gait) {
    this.#goal = to;
    this.#gait = gait;
  }

  /** Goes on that way. */
  lead(way: Spot, gait: Gait) {
    const long = Math.hypot(way.x, way.y);
    if (long === 0) return this.stop();
    this.#goal = undefined;
    this.#gait = gait;
    this.way = { x: way.x / long, y: way.y / long };
  }

  /** Stands still from now on. */
  stop() {
    this.#goal = undefined;
    this.#gait = undefined;
  }

  /** A twig cracks underfoot. */
  crack() {
    this.#crack = CRACK.ring;
  }

  /** Goes on for so many ms, within a field. */
  step(ms: number, field: { left: number; top: number; right: number; bottom: number }) {
    const s = ms / 1000;
    this.#crack = Math.max(0, this.#crack - CRACK.fades * s);
    this.#aim();
    // It brakes before its goal: at a dash it would slide past.
    const room = this.#goal ? Math.sqrt(2 * EASE.down * far(this, this.#goal)) : Infinity;
    const wanted = this.#gait ? Math.min(GAITS[this.#gait].speed, room) : 0;
    if (this.speed < wanted) this.speed = Math.min(wanted, this.speed + EASE.up * s);
    else this.speed = Math.max(wanted, this.speed - EASE.down * s);
    this.x = Math.min(field.right, Math.max(field.left, this.x + this.way.x * this.speed * s));
    this.y = Math.min(field.bottom, Math.max(field.top, this.y + this.way.y * this.speed * s));
  }

  #aim() {
    const goal = this.#goal;
    if (!goal) return;
    const [dx, dy] = [goal.x - this.x, goal.y - this.y];
    if (far(this, goal) <= NEAR) return this.stop();
    const long = Math.hypot(dx, dy);
    if (long > 0) this.way = { x: dx / long, y: dy / long };
  }
}

/** Whether a foot comes down on a twig. */
export const isOn = (at: Spot, twig: Spot): boolean => far(at, twig) < CRACK.near;

/** From this share on a bug looks up: "!". Heard out it hops away. */
export const ALARM = 0.5;
/** How loud fills it in a second; what it heard it forgets in so many ms; so often it hops until it is too tired. */
const HEARS = { loud: 60, forgets: 900, hops: 2 } as const;

/** What a bug has heard: from 0 to 1. Who stands still in time is forgotten. */
export class Ear {
  level = 0;
  /** It said "!" since this was last set to false. */
  wasAlarmed = false;
  #hops = 0;
  readonly #hearing: number;
  readonly #patience: number;

  /** `hearing`: how much farther it hears than usual. `patience`: how long it listens, in ms. */
  constructor(hearing: number, patience: number) {
    this.#hearing = hearing;
    this.#patience = patience;
  }

  /** It has hopped so often that it stays, whatever it hears. */
  get isTired(): boolean {
    return this.#hops >= HEARS.hops;
  }

  /** Steps are heard so far, and it is so far away. Whether it hops away now. */
  step(ms: number, ring: number, away: number): boolean {
    const loud = ring * this.#hearing - away;
    if (loud <= 0) this.level = Math.max(0, this.level - ms / HEARS.forgets);
    else this.level = Math.min(1, this.level + (loud / HEARS.loud) * (ms / this.#patience));
    if (this.isTired) this.level = Math.min(this.level, ALARM - 0.01);
    if (this.level >= ALARM) this.wasAlarmed = true;
    if (this.level < 1) return false;
    this.level = 0;
    this.#hops++;
    return true;
  }
}

/** A bug that was startled hops no nearer to whom it heard than this, where it can be. */
const QUIET = 210;

/** Numbers of the leaves on which so many bugs come to sit, each as far from the others as can be. */
export function leavesFor(count: number, leaves: readonly Spot[], rng: Rng): number[] {
  const [first, ...free] = rng.shuffle(leaves.map((_, i) => i));
  const sits = [first!];
  const room = (i: number) => Math.min(...sits.map((j) => far(leaves[i]!, leaves[j]!)));
  while (sits.length < count && free.length > 0) {
    const next = free.reduce((best, i) => (room(i) > room(best) ? i : best));
    sits.push(...free.splice(free.indexOf(next), 1));
  }
  return sits;
}

/** The free leaf to which one hops that was startled: away from whom it heard, and no farther than it must. */
export function hopFrom(
  at: number,
  taken: readonly number[],
  leaves: readonly Spot[],
  heard: Spot,
): number | undefined {
  const free = leaves.map((_, i) => i).filter((i) => i !== at && !taken.includes(i));
  const quiet = free.filter((i) => far(heard, leaves[i]!) > QUIET);
  const here = leaves[at]!;
  return (quiet.length > 0 ? quiet : free).sort((a, b) => far(here, leaves[a]!) - far(here, leaves[b]!))[0];
}

/** A twig lies at this share of a way, so far aside at most; clear of where one stands beside a bug, and of its card. */
const TWIG = { from: 0.35, to: 0.7, aside: 22, clear: BESIDE + 40, wide: 190, high: 130, apart: 90 } as const;

/** Where so many dry twigs lie: on the straight ways to these places, first come first, and never hidden by a bug of `bugs`. */
export function twigsFor(count: number, from: Spot, to: readonly Spot[], bugs: readonly Spot[], rng: Rng) {
  const isUnder = (at: Spot, { x, y }: Spot) =>
    Math.abs(at.x - x) < TWIG.wide && at.y > y && at.y < y + TWIG.high;
  const isClear = (at: Spot) => bugs.every((bug) => far(bug, at) > TWIG.clear && !isUnder(at, bug));
  const twigs: Spot[] = [];
  for (const { x, y } of to) {
    const share = rng.between(TWIG.from, TWIG.to);
    const aside = rng.between(-TWIG.aside, TWIG.aside);
    const at = { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share + aside };
    const isAlone = [from, ...twigs].every((other) => far(other, at) > TWIG.apart);
    if (twigs.length < count && isAlone && isClear(at)) twigs.push(at);
  }
  return twigs;
}

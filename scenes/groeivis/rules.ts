import type { Rng } from '../../engine/exercise/index.ts';

/** A place in u. */
export interface Spot {
  x: number;
  y: number;
}
type Field = Record<'left' | 'top' | 'right' | 'bottom', number>;

export const far = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The smallest turn from one direction to another, in radians. */
export function turnTo(from: number, to: number): number {
  const turn = (to - from) % (Math.PI * 2);
  return turn > Math.PI ? turn - Math.PI * 2 : turn < -Math.PI ? turn + Math.PI * 2 : turn;
}

/** In u/s: swimming, and to what was pointed out. */
export const SPEED = { swim: 430, sent: 700 } as const;
/** How fast it gets up to speed and glides out, as shares of the difference a second; to what was pointed out; how fast it turns. */
const RATE = { swim: 4.2, glide: 1.6, sent: 14, turn: 11 } as const;
/** So near to where it was sent to it is there, and keeps this share of its speed; it slows down from so many times its distance. */
const GOAL = { near: 10, left: 0.2, brake: 4.5 } as const;
/** Slower than this it keeps its heading. */
const STILL = 26;
/** How hard it bounces, and how long it can't swim then, in ms. */
const BOUNCE = { speed: 420, ms: 320 } as const;

/** Whoever swims: with a lazy glide, by arrows or to a place. */
export class Swimmer implements Spot {
  x: number;
  y: number;
  /** Where its mouth points, in radians. */
  heading = 0;
  /** How many times as fast as usual it goes where it is sent to. */
  haste = 1;
  #vx = 0;
  #vy = 0;
  #way: Spot = { x: 0, y: 0 };
  #goal: Spot | undefined;
  #speed = 0;
  #dazed = 0;

  constructor({ x, y }: Spot) {
    this.x = x;
    this.y = y;
  }

  get speed(): number {
    return Math.hypot(this.#vx, this.#vy);
  }

  /** Whether it is on its way to a place. */
  get isGoing(): boolean {
    return this.#goal !== undefined;
  }

  /** Swims that way; of length 0 it glides out. */
  lead(way: Spot) {
    const long = Math.hypot(way.x, way.y);
    this.#goal = undefined;
    this.#way = long === 0 ? { x: 0, y: 0 } : { x: way.x / long, y: way.y / long };
  }

  /** Swims to a place, or after what moves. */
  go(to: Spot, speed: number) {
    this.#goal = to;
    this.#speed = speed;
  }

  /** Glides out. */
  stop() {
    this.lead({ x: 0, y: 0 });
  }

  /** Bounces off something, away from it. */
  bounce(from: Spot) {
    const angle = Math.atan2(this.y - from.y, this.x - from.x);
    this.#vx = Math.cos(angle) * BOUNCE.speed;
    this.#vy = Math.sin(angle) * BOUNCE.speed;
    this.#dazed = BOUNCE.ms;
  }

  /** Goes on for so many ms, within a field. */
  step(ms: number, field: Field) {
    const s = ms / 1000;
    this.#dazed = Math.max(0, this.#dazed - ms);
    const goal = this.#goal;
    if (goal && far(this, goal) < GOAL.near) this.#arrive();
    const [wx, wy, rate] = this.#wish();
    const share = 1 - Math.exp(-rate * s);
    this.#vx += (wx - this.#vx) * share;
    this.#vy += (wy - this.#vy) * share;
    const [x, y] = [this.x + this.#vx * s, this.y + this.#vy * s];
    this.x = Math.min(field.right, Math.max(field.left, x));
    this.y = Math.min(field.bottom, Math.max(field.top, y));
    if (this.x !== x) this.#vx = 0;
    if (this.y !== y) this.#vy = 0;
    this.#turn(s);
  }

  /** It spreads its fins. */
  #arrive() {
    this.stop();
    this.#vx *= GOAL.left;
    this.#vy *= GOAL.left;
  }

  #wish(): [x: number, y: number, rate: number] {
    if (this.#dazed > 0) return [0, 0, RATE.glide];
    const goal = this.#goal;
    if (!goal) {
      const { x, y } = this.#way;
      return [x * SPEED.swim, y * SPEED.swim, x || y ? RATE.swim : RATE.glide];
    }
    const away = far(this, goal);
    const speed = Math.min(this.#speed * this.haste, away * GOAL.brake * this.haste);
    return [
      ((goal.x - this.x) / away) * speed,
      ((goal.y - this.y) / away) * speed,
      RATE.sent * Math.max(1, this.haste),
    ];
  }

  #turn(s: number) {
    if (this.#dazed > 0) return;
    const goal = this.#goal;
    const { x, y } = goal ? { x: goal.x - this.x, y: goal.y - this.y } : this.#way;
    const isLed = x !== 0 || y !== 0;
    if (!isLed && this.speed < STILL) return;
    const to = isLed ? Math.atan2(y, x) : Math.atan2(this.#vy, this.#vx);
    const most = RATE.turn * s * this.haste;
    this.heading += Math.max(-most, Math.min(most, turnTo(this.heading, to)));
  }
}

/** The mouth reaches so far before it, in a cone of so many radians to either side. */
export const BITE = { reach: 66, half: Math.PI / 6 } as const;

/** Whether a mouth that is open would bite what is there; `mouth` is how far it is from the middle. Its sides never eat. */
export function bites(fish: Spot & { heading: number }, mouth: number, at: Spot): boolean {
  if (far(fish, at) > mouth + BITE.reach) return false;
  const angle = Math.atan2(at.y - fish.y, at.x - fish.x);
  return Math.abs(turnTo(fish.heading, angle)) <= BITE.half;
}

/** What floats gives way by so much at most, comes back in so many ms, and is pushed by so much. */
const NUDGE = { most: 12, back: 420, push: 90 } as const;
/** How wide and high it drifts at tempo 0 and 1, in u, and how slowly. */
const DRIFT = { wide: [6, 16], high: [4, 8], slow: 1250 } as const;

/** Something that floats about a place of its own, and gives way when it is touched. */
export class Floater implements Spot {
  x: number;
  y: number;
  readonly home: Spot;
  readonly #tempo: number;
  readonly #phase: number;
  #aside: Spot = { x: 0, y: 0 };

  /** `tempo` is undefined where it stands still. */
  constructor(home: Spot, tempo: number | undefined, phase: number) {
    this.home = home;
    this.x = home.x;
    this.y = home.y;
    this.#tempo = tempo ?? -1;
    this.#phase = phase;
  }

  /** It is touched from there: it gives way. */
  nudge(ms: number, from: Spot) {
    const angle = Math.atan2(this.home.y - from.y, this.home.x - from.x);
    const push = (NUDGE.push * ms) / 1000;
    const [x, y] = [this.#aside.x + Math.cos(angle) * push, this.#aside.y + Math.sin(angle) * push];
    const share = Math.min(1, NUDGE.most / Math.max(1, Math.hypot(x, y)));
    this.#aside = { x: x * share, y: y * share };
  }

  step(ms: number, now: number) {
    const left = Math.exp(-ms / NUDGE.back);
    this.#aside = { x: this.#aside.x * left, y: this.#aside.y * left };
    const at = now / DRIFT.slow + this.#phase;
    const size = ([a, b]: readonly [number, number]) => (this.#tempo < 0 ? 0 : a + (b - a) * this.#tempo);
    this.x = this.home.x + Math.sin(at) * size(DRIFT.wide) + this.#aside.x;
    this.y = this.home.y + Math.sin(at * 1.3 + 1) * size(DRIFT.high) + this.#aside.y;
  }
}

/** Places where something may float: three rows, those of the middle one between those of the others. */
const LATTICE = { rows: [294, 424, 554], left: 158, wide: 150, columns: 8 } as const;
const PLACES: readonly Spot[] = LATTICE.rows.flatMap((y, row) =>
  Array.from({ length: row === 1 ? LATTICE.columns - 1 : LATTICE.columns }, (_, i) => ({
    x: LATTICE.left + (row === 1 ? LATTICE.wide / 2 : 0) + i * LATTICE.wide,
    y,
  })),
);
/** Nothing floats so near to where the fish begins; letters lie as far apart as they can, from so far down; none lies quite in its row. */
const LETTERS = { clear: 100, apart: 330, nearer: 30, jitter: 5 } as const;

/** Places for so many letters around the fish, all over the sea: each with room of its own. */
export function bubbleSpots(count: number, start: Spot, rng: Rng): Spot[] {
  const { clear, nearer, jitter } = LETTERS;
  const free = rng.shuffle(PLACES.filter((at) => far(at, start) > clear));
  const spots: Spot[] = [];
  for (let { apart }: { apart: number } = LETTERS; spots.length < count && apart > 0; apart -= nearer)
    for (const at of free)
      if (spots.length < count && spots.every((other) => far(other, at) >= apart)) spots.push(at);
  const near = (at: number) => at + rng.between(-jitter, jitter);
  return spots.map(({ x, y }) => ({ x: near(x), y: near(y) }));
}

/** Where so many words float around the fish, in reading order. */
const WORDS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[300, 400], [1066, 400]],
  3: [[300, 330], [1066, 330], [683, 570]],
  4: [[290, 312], [1076, 312], [290, 552], [1076, 552]],
  5: [[290, 312], [1076, 312], [270, 556], [683, 578], [1096, 556]],
  6: [[262, 330], [683, 266], [1104, 330], [262, 556], [683, 578], [1104, 556]],
}; // prettier-ignore

export const wordSpots = (count: number): Spot[] =>
  (WORDS[Math.max(2, Math.min(6, count))] ?? []).slice(0, count).map(([x, y]) => ({ x, y }));

/** A jellyfish hangs so far at least from where one begins, so near to a way if it can, and so far from all others. */
const JELLY = { start: 120, way: 70, apart: 170 } as const;

/** How far something is from the straight way between two places. */
function asideOf(at: Spot, from: Spot, to: Spot): number {
  const [wx, wy] = [to.x - from.x, to.y - from.y];
  const share = ((at.x - from.x) * wx + (at.y - from.y) * wy) / (wx * wx + wy * wy || 1);
  const on = Math.max(0, Math.min(1, share));
  return far(at, { x: from.x + wx * on, y: from.y + wy * on });
}

/** Where so many jellyfish hang: those on ways from the start first, and only where `isClear` says that they cover nothing. */
export function jellySpots(
  count: number,
  start: Spot,
  to: readonly Spot[],
  isClear: (at: Spot) => boolean,
  rng: Rng,
): Spot[] {
  const isOnWay = (at: Spot) => to.some((one) => asideOf(at, start, one) < JELLY.way);
  const free = rng.shuffle(PLACES.filter((at) => far(at, start) > JELLY.start && isClear(at)));
  const spots: Spot[] = [];
  for (const at of [...free.filter(isOnWay), ...free])
    if (spots.length < count && spots.every((other) => far(other, at) > JELLY.apart)) spots.push(at);
  return spots;
}

/** How far the fish has grown when so many of all exercises are done: its form, and its share of the way to the next. */
export function grownAt(done: number, of: number, forms: number): { form: number; share: number } {
  const at = Math.min(forms - 0.001, (done / Math.max(1, of)) * forms);
  return { form: Math.floor(at), share: at - Math.floor(at) };
}

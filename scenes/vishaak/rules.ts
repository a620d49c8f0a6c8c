import type { Rng } from '../../engine/exercise/index.ts';
import { HANG, PIVOT, WATER } from './places.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Degrees to both sides; how much of its speed is left when it is held, and until when; what arrows make of it. */
const SWING = { most: 68, held: 0.12, brakeMs: 240, easedMs: 520, slower: 0.4, faster: 1.8 } as const;
const DEGREE = 180 / Math.PI;

/** The hook swings to and fro as a pendulum does. Held it halts for a moment, so that a tap shoots where it was pressed. */
export class Swing {
  /** The ms of a whole swing, to and fro. */
  period: number;
  #phase: number;
  #heldMs: number | undefined;
  /** The arrow that is held: -1 pushes to the left, 1 to the right. */
  push: -1 | 0 | 1 = 0;

  constructor(period: number, phase = 0) {
    this.period = period;
    this.#phase = phase;
  }

  /** Degrees from straight down, positive to the right. */
  get angle(): number {
    return SWING.most * Math.sin(this.#phase);
  }

  get isHeld(): boolean {
    return this.#heldMs !== undefined;
  }

  hold() {
    this.#heldMs = 0;
  }

  letGo() {
    this.#heldMs = undefined;
  }

  /** Points there, and swings on from there. */
  turnTo(angle: number) {
    this.#phase = Math.asin(Math.max(-1, Math.min(1, angle / SWING.most)));
  }

  step(ms: number) {
    const isToRight = Math.cos(this.#phase) > 0;
    const isWith = this.push > 0 === isToRight;
    const pushed = this.push === 0 ? 1 : isWith ? SWING.faster : SWING.slower;
    this.#phase += (2 * Math.PI * ms * pushed * this.#brake()) / this.period;
    if (this.#heldMs !== undefined) this.#heldMs += ms;
  }

  /** How many ms it is to be held from now on, to point there when it is let go. */
  holdFor(angle: number, stepMs: number): number {
    const copy = new Swing(this.period, this.#phase);
    copy.hold();
    for (let ms = 0; ms < this.period * 2; ms += stepMs) {
      const before = copy.angle - angle;
      copy.step(stepMs);
      const after = copy.angle - angle;
      if (before * after <= 0) return Math.abs(before) < Math.abs(after) ? ms : ms + stepMs;
    }
    return 0;
  }

  #brake(): number {
    const { held, brakeMs, easedMs } = SWING;
    if (this.#heldMs === undefined || this.#heldMs >= easedMs) return 1;
    return held + (1 - held) * (Math.max(0, this.#heldMs - brakeMs) / (easedMs - brakeMs));
  }
}

/** The ms of a whole swing at tempo 0 and what tempo takes off; letters are many, and asked faster. */
const PERIOD = { words: [5000, 2400], letters: [2800, 600] } as const;

export function periodAt(tempo: number, isCrowded: boolean): number {
  const [slowest, less] = isCrowded ? PERIOD.letters : PERIOD.words;
  return slowest - less * tempo;
}

export const angleTo = ({ x, y }: Spot): number => Math.atan2(x - PIVOT.x, y - PIVOT.y) * DEGREE;
export const farTo = ({ x, y }: Spot): number => Math.hypot(x - PIVOT.x, y - PIVOT.y);

/** So far from the tip of the rod, in that direction. */
export const along = (angle: number, far: number): Spot => ({
  x: PIVOT.x + Math.sin(angle / DEGREE) * far,
  y: PIVOT.y + Math.cos(angle / DEGREE) * far,
});

/** How far the hook goes where nothing is: to the sea floor, or as far aside as things swim. */
export function reachAt(angle: number): number {
  const down = (WATER.floor - PIVOT.y) / Math.cos(angle / DEGREE);
  const side =
    (angle < 0 ? PIVOT.x - WATER.left : WATER.right - PIVOT.x) / Math.abs(Math.sin(angle / DEGREE));
  return Math.max(HANG, Math.min(down, side));
}

/** What a hook can take. */
export interface Catch {
  readonly angle: number;
  /** Degrees to both sides of its middle. */
  readonly wide: number;
}

/** The hook is so wide to both sides itself. */
const HOOK = 16;

/** How wide something of this radius is to the hook. */
export const wideOf = (spot: Spot, radius: number): number =>
  Math.max(3.4, Math.atan((radius + HOOK) / farTo(spot)) * DEGREE);

/** What the hook points at: of what it would touch, that whose middle is nearest. */
export function aimedAt<T extends Catch>(angle: number, all: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const one of all) {
    const off = Math.abs(one.angle - angle);
    if (off <= one.wide && (!best || off < Math.abs(best.angle - angle))) best = one;
  }
  return best;
}

/** Heights of the two rows in which fish with words hover, and the most of a fish beside its middle. */
const ROWS = { near: 372, far: 528 } as const;
export const RADIUS = 40;
/** Beside the middle: places in both rows, by how many there are. `inner` keeps two cards of the near row apart. */
const SHOALS: Readonly<Record<number, readonly { near: readonly number[]; far: readonly number[] }[]>> = {
  2: [
    { near: [], far: [-250, 250] },
    { near: [-236], far: [230] },
  ],
  3: [
    { near: [0], far: [-400, 400] },
    { near: [-240, 240], far: [0] },
  ],
  4: [
    { near: [-240, 240], far: [-164, 164] },
    { near: [-100], far: [-410, 0, 410] },
  ],
  5: [
    { near: [-236, 236], far: [-330, 0, 330] },
    { near: [-1, 1], far: [-470, 0, 470] },
  ],
  6: [{ near: [-1, 1], far: [-486, -164, 164, 486] }],
};
const INNER = { least: 124, most: 166, air: 14 } as const;

/** Where so many fish hover, whose widest card is so wide, in reading order. */
export function shoalSpots(count: number, widest: number, rng: Rng): Spot[] {
  const shoals = SHOALS[count] ?? SHOALS[6]!;
  const { near, far } = shoals[rng.below(shoals.length)]!;
  const side = rng.below(2) === 0 ? 1 : -1;
  const inner = Math.max(INNER.least, Math.min(INNER.most, widest / 2 + INNER.air));
  const row = (xs: readonly number[], y: number) =>
    xs
      .map((x): Spot => ({ x: PIVOT.x + side * (Math.abs(x) === 1 ? x * inner : x), y }))
      .sort((a, b) => a.x - b.x);
  return [...row(near, ROWS.near), ...row(far, ROWS.far)].slice(0, count);
}

/** A letter fish: the fish, and its tile under it, at full size; its tail has room of its own where there are few. */
const LETTER = { rows: [368, 458, 548], most: 60, side: 596, high: 122, wide: [92, 72], up: 30 } as const;
const SIZES = [0.94, 0.86, 0.78, 0.7] as const;

const farFrom = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const meet = (a: Rect, b: Rect, air = 4): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + air &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + air;

/** Where letter fish with tiles this wide hover, each in a direction of its own, and how large they are. */
export function letterSpots(widths: readonly number[], rng: Rng): { spots: Spot[]; scale: number } {
  const first = rng.below(3);
  for (const least of LETTER.wide)
    for (const scale of SIZES)
      for (let turn = 0; turn < 6; turn++) {
        const wide = widths.map((width) => Math.max(least, width));
        const spots = hover(wide, scale, (first + turn) % 3, turn < 3 ? 1 : 2);
        if (spots) return { spots, scale };
      }
  const scale = SIZES.at(-1)!;
  return { spots: hover(widths, scale, first, 1, true)!, scale };
}

function hover(widths: readonly number[], scale: number, first: number, by: number, isTight = false) {
  const spots: Spot[] = [];
  const taken: Rect[] = [];
  for (const [i, wide] of widths.entries()) {
    const angle = widths.length === 1 ? 0 : LETTER.most * ((2 * i) / (widths.length - 1) - 1);
    const places = [0, 1, 2].map((k): Spot => {
      const y = LETTER.rows[(first + i * by + k) % 3]!;
      return { x: PIVOT.x + Math.tan(angle / DEGREE) * (y - PIVOT.y), y };
    });
    const box = ({ x, y }: Spot): Rect => ({
      x,
      y: y + (LETTER.high / 2 - LETTER.up) * scale,
      width: wide * scale,
      height: LETTER.high * scale,
    });
    const isFree = (one: Spot) =>
      Math.abs(one.x - PIVOT.x) <= LETTER.side && !taken.some((other) => meet(box(one), other));
    const place = places.find(isFree) ?? (isTight ? places[0] : undefined);
    if (!place) return undefined;
    spots.push(place);
    taken.push(box(place));
  }
  return spots;
}

/** Where junk may float, how far from the direction of every fish in degrees, and its size. */
const JUNK = { apart: 9, tries: 60, size: 84, least: 150, most: 58 } as const;

/** Where so much junk floats at most: in no fish's way, and over no card. */
export function junkSpots(count: number, fish: readonly Catch[], taken: readonly Rect[], rng: Rng): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < JUNK.tries && spots.length < count; i++) {
    const angle = rng.between(-JUNK.most, JUNK.most);
    const spot = along(angle, rng.between(JUNK.least, reachAt(angle) - JUNK.size / 2));
    const box = { ...spot, width: JUNK.size, height: JUNK.size };
    const isClear =
      spot.y > WATER.top + JUNK.size / 2 &&
      fish.every((one) => Math.abs(one.angle - angle) > JUNK.apart) &&
      spots.every((one) => Math.abs(angleTo(one) - angle) > JUNK.apart && farFrom(one, spot) > JUNK.size) &&
      !taken.some((one) => meet(box, one));
    if (isClear) spots.push(spot);
  }
  return spots;
}

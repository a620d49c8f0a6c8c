import type { Rng } from '../../engine/exercise/index.ts';
import { BOX, CRATE, PALLET, ROW, TOP } from './places.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Something to land on: the middle of its top, and how far beside that one still lands on it. */
export interface Stop extends Spot {
  readonly half: number;
}

export type Way = -1 | 1;

/** A press that is shorter than this is no leap, but aims; so long the charge waits before it grows. */
const SHORT_MS = 150;
/** The charge begins and turns so far before and behind the middles of the first and the last, as a share of their halves. */
const EDGE = 0.8;
/** A landing this near to the middle is one in the middle, in u. */
const MIDDLE = 15;

/** What is charged: from where, to which side, and what lies there, the nearest first. */
interface Run<T extends Stop> {
  from: number;
  way: Way;
  stops: readonly T[];
}

const farTo = (from: number, { x }: Spot): number => Math.abs(x - from);

/** What lies to one side of a place, the nearest first. */
const stopsOn = <T extends Stop>(way: Way, from: number, all: readonly T[]): T[] =>
  all.filter(({ x }) => (x - from) * way > 1).sort((a, b) => farTo(from, a) - farTo(from, b));

/**
 * The charge of a leap. It grows evenly as long as it is held, and comes back from the farthest to the nearest: to hold too long is
 * no slip. Short presses make it begin farther.
 */
export class Charge<T extends Stop> {
  /** u/s. */
  speed: number;
  #run: Run<T> | undefined;
  #first = 0;
  #isAimed = false;
  #heldMs: number | undefined;

  constructor(speed: number) {
    this.speed = speed;
  }

  get isHeld(): boolean {
    return this.#heldMs !== undefined;
  }

  /** Whether it was aimed before it was charged. */
  get isAimed(): boolean {
    return this.#isAimed;
  }

  /** How long it has been held, in ms. */
  get heldMs(): number {
    return this.#heldMs ?? 0;
  }

  /** 0 to 1: how far the charge is on its way to the farthest. */
  get share(): number {
    const run = this.#run;
    const last = run?.stops.at(-1);
    return run && last && this.isHeld ? Math.min(1, this.#reach(this.heldMs) / farTo(run.from, last)) : 0;
  }

  /** Turns to one side; what lies there is aimed at from the nearest on. Whether there is anything. */
  face(way: Way, from: number, all: readonly T[]): boolean {
    const run = { from, way, stops: stopsOn(way, from, all) };
    if (!this.#isSame(run)) this.reset();
    this.#run = run.stops.length > 0 ? run : undefined;
    return this.#run !== undefined;
  }

  /** Aims at one of them. */
  aim(stop: T) {
    const at = this.#run?.stops.indexOf(stop) ?? -1;
    [this.#first, this.#isAimed] = [Math.max(0, at), at >= 0];
  }

  press() {
    if (this.#run) this.#heldMs = 0;
  }

  step(ms: number) {
    if (this.#heldMs !== undefined) this.#heldMs += ms;
  }

  /** It is let go: whether that is a leap. A short press only aims, at the nearest and then one farther. */
  letGo(): boolean {
    const isLeap = this.heldMs >= SHORT_MS - 1;
    const run = this.#run;
    if (this.isHeld && !isLeap && run) {
      this.#first = this.#isAimed ? (this.#first + 1) % run.stops.length : 0;
      this.#isAimed = true;
    }
    this.#heldMs = undefined;
    return isLeap;
  }

  /** Nothing is charged or aimed at any more. */
  reset() {
    this.#run = this.#heldMs = undefined;
    this.#first = 0;
    this.#isAimed = false;
  }

  /** Where one would land now; undefined while nothing is charged or aimed at. */
  get x(): number | undefined {
    const run = this.#run;
    if (!run || (!this.isHeld && !this.isAimed)) return undefined;
    if (!this.isHeld) return run.stops[this.#first]?.x;
    return run.from + run.way * this.#reach(this.heldMs);
  }

  /** On what one would land now; undefined where that is the foam. */
  get target(): T | undefined {
    const { x } = this;
    return x === undefined ? undefined : landingAt(x, this.#run?.stops ?? []);
  }

  /** For how many ms it has to be held from now on to land in the middle of one, from there and among these. */
  holdFor(stop: T, from: number, all: readonly T[]): number {
    const way = stop.x < from ? -1 : 1;
    const run = { from, way, stops: stopsOn<T>(way, from, all) } as const;
    const { near, span } = this.#sweep(run);
    const start = this.#start(run, this.#isSame(run) ? this.#first : 0) - near;
    const to = farTo(from, stop) - near;
    const far = to >= start ? to - start : 2 * span - start - to;
    return SHORT_MS + (far / this.speed) * 1000;
  }

  #isSame({ from, way, stops }: Run<T>): boolean {
    const run = this.#run;
    return run?.way === way && run.from === from && run.stops.length === stops.length;
  }

  #start({ from, stops }: Run<T>, at: number): number {
    const first = stops[at]!;
    return farTo(from, first) - first.half * EDGE;
  }

  #sweep({ from, stops }: Run<T>) {
    const [first, last] = [stops[0]!, stops.at(-1)!];
    const near = farTo(from, first) - first.half * EDGE;
    return { near, span: farTo(from, last) + last.half * EDGE - near };
  }

  /** How far it goes after so many ms. */
  #reach(ms: number): number {
    const run = this.#run!;
    const { near, span } = this.#sweep(run);
    const gone = this.#start(run, this.#first) - near + (Math.max(0, ms - SHORT_MS) / 1000) * this.speed;
    const turned = gone % (2 * span);
    return near + (turned > span ? 2 * span - turned : turned);
  }
}

/** On what one lands at a place: of what it touches, that whose middle is nearest. */
export function landingAt<T extends Stop>(x: number, stops: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const stop of stops) {
    if (farTo(x, stop) > stop.half + 0.01) continue;
    if (!best || farTo(x, stop) < farTo(x, best)) best = stop;
  }
  return best;
}

export const isMiddle = (x: number, stop: Stop): boolean => farTo(x, stop) <= MIDDLE;

/** How high a leap goes over its two ends, below the prompt, and how long it takes: both grow with its width. */
const LEAP = { top: 236, least: 74, most: 140, high: 0.13, ms: 260, perU: 0.3, longest: 560 } as const;

export const leapMs = (from: Spot, to: Spot): number =>
  Math.min(LEAP.longest, LEAP.ms + LEAP.perU * Math.abs(to.x - from.x));

/** Where one is at a share of a leap. */
export function onArc(from: Spot, to: Spot, share: number): Spot {
  const far = Math.abs(to.x - from.x);
  const room = Math.max(0, Math.min(from.y, to.y) - LEAP.top);
  const high = Math.min(LEAP.most, LEAP.least + far * LEAP.high, room);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - high * 4 * share * (1 - share),
  };
}

/** A box may get this much narrower than it is drawn, and wider. */
const WIDTHS = { least: 52, room: 30 } as const;

/** Boxes side by side: the middles of all, and their widths; and the middle of the pallet behind them. */
export interface Row {
  xs: number[];
  widths: number[];
  pallet: number;
}

/** A row of as many boxes of one width as a word has letters, with its pallet in the middle of the stage. */
export function layOutWord(count: number): Row {
  const behind = PALLET.gap + PALLET.wide;
  const wide = Math.min(BOX.wide, (ROW.right - ROW.left - behind) / count);
  const left = (ROW.left + ROW.right - behind - wide * count) / 2;
  const xs = Array.from({ length: count }, (_, i) => left + (i + 0.5) * wide);
  const right = left + wide * count;
  return { xs, widths: xs.map(() => wide), pallet: right + PALLET.gap + PALLET.wide / 2 };
}

/** Loose letters behind the crate from which one leaps: each box is as wide as its letters ask, all narrower where they are many. */
export function layOutLetters(letters: readonly number[]): Pick<Row, 'xs' | 'widths'> & { start: Spot } {
  const before = CRATE.wide + CRATE.gap;
  const wanted = letters.map((wide) => Math.max(BOX.wide, wide + WIDTHS.room));
  const sum = (widths: readonly number[]) => widths.reduce((all, wide) => all + wide, 0);
  const share = Math.min(1, (ROW.right - ROW.left - before) / sum(wanted));
  const widths = wanted.map((wide) => Math.max(WIDTHS.least, wide * share));
  const left = (ROW.left + ROW.right - before - sum(widths)) / 2;
  let x = left + before;
  const xs = widths.map((wide) => (x += wide) - wide / 2);
  return { xs, widths, start: { x: left + CRATE.wide / 2, y: TOP } };
}

/** Boxes with words hang and stand in turn, between these, so far apart at most; and how wide they are at most by how many there are. */
const WORDS = {
  left: 158,
  right: 1320,
  ys: { high: 304, low: 438 },
  pitch: 400,
  widths: [440, 440, 440, 440, 400, 380],
  half: 150,
} as const;

/** Where boxes with words are, and how wide they are at most. */
export function layOutChoices(count: number, rng: Rng): { spots: Stop[]; widest: number } {
  const { left, right, ys, widths } = WORDS;
  const widest = widths[count] ?? widths.at(-1)!;
  const pitch = Math.min(WORDS.pitch, (right - left - widest) / (count - 1));
  const first = rng.below(2);
  const half = Math.min(WORDS.half, pitch * 0.4);
  const spots = Array.from({ length: count }, (_, i) => ({
    x: (left + right) / 2 + (i - (count - 1) / 2) * pitch,
    y: (i + first) % 2 ? ys.high : ys.low,
    half,
  }));
  return { spots, widest };
}

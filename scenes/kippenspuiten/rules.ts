import type { Rng } from '../../engine/exercise/index.ts';
import { HALF } from './places.ts';

/** A hiding place: its name, where it stands, and in which row. */
export interface Place {
  readonly name: 'raam' | 'stro' | 'put' | 'ton' | 'kar' | 'laars' | 'mand';
  readonly x: number;
  readonly row: 0 | 1;
}

/** All hiding places in reading order. */
export const PLACES: readonly Place[] = [
  { name: 'raam', x: 205, row: 0 },
  { name: 'stro', x: 640, row: 0 },
  { name: 'put', x: 1110, row: 0 },
  { name: 'ton', x: 165, row: 1 },
  { name: 'kar', x: 452, row: 1 },
  { name: 'laars', x: 810, row: 1 },
  { name: 'mand', x: 1158, row: 1 },
];

/** A chicken with its board: the place where it comes up, and the middle of the board. */
export interface Seat {
  place: Place;
  board: number;
}

const EDGE = { left: 49, right: 1317 } as const;
/** Room between two boards, so that their rims do not touch. */
const GAP = 20;
/** A board is held by both wings: it reaches so far to each side of its chicken. */
const GRIP = 46;

/** Where a board of this width hangs that is wanted at `x`: as near to it as the stage lets it be seen as a whole. */
export const onStageAt = (x: number, width: number): number =>
  Math.max(EDGE.left + width / 2, Math.min(EDGE.right - width / 2, x));

/** Boards of these widths over their places, from left to right, moved aside as little as it takes; undefined where they do not fit. */
function overPlaces(places: readonly Place[], widths: readonly number[]): number[] | undefined {
  const apart = (i: number) => (widths[i - 1]! + widths[i]!) / 2 + GAP;
  const xs: number[] = [];
  places.forEach(({ x }, i) => {
    const least = i === 0 ? EDGE.left + widths[0]! / 2 : xs[i - 1]! + apart(i);
    xs.push(Math.max(x, least));
  });
  for (let i = xs.length - 1; i >= 0; i--) {
    const most = i === xs.length - 1 ? EDGE.right - widths[i]! / 2 : xs[i + 1]! - apart(i + 1);
    xs[i] = Math.min(xs[i]!, most);
  }
  return xs[0] === undefined || xs[0] >= EDGE.left + widths[0]! / 2 - 0.01 ? xs : undefined;
}

/** How far the worst board is from being held by its chicken; 0 when all are. */
const strayOf = (seats: readonly Seat[], widths: readonly number[]) =>
  Math.max(
    0,
    ...seats.map(({ place, board }, i) => Math.abs(board - place.x) - Math.max(0, widths[i]! / 2 - GRIP)),
  );

/** Everybody on one set of places, in reading order; undefined where their boards do not fit. */
function seatsOn(places: readonly Place[], widths: readonly number[]): Seat[] | undefined {
  const first = places.filter(({ row }) => row === 0).length;
  const above = overPlaces(places.slice(0, first), widths.slice(0, first));
  const below = overPlaces(places.slice(first), widths.slice(first));
  return above && below && [...above, ...below].map((board, i) => ({ place: places[i]!, board }));
}

/** Every way to take so many of the places, in reading order. */
function waysToTake(count: number): Place[][] {
  const ways: Place[][] = [];
  for (let mask = 0; mask < 1 << PLACES.length; mask++) {
    const way = PLACES.filter((_, i) => mask & (1 << i));
    if (way.length === count) ways.push(way);
  }
  return ways;
}

/**
 * Where chickens with boards of these widths come up, in reading order, so that a digit always means the same one; elsewhere
 * than `before`, with as many of them as can be. Which word is on a board plays no part.
 */
export function seatsFor(widths: readonly number[], rng: Rng, before: readonly Seat[] = []): Seat[] {
  const was = new Set(before.map(({ place }) => place));
  const ways = waysToTake(widths.length).flatMap((places) => {
    const seats = seatsOn(places, widths);
    if (!seats) return [];
    // Wide boards on a full row stray; how far counts for more than who was there before.
    const stray = Math.round(strayOf(seats, widths));
    return [{ seats, cost: stray * 10 + places.filter((place) => was.has(place)).length }];
  });
  const least = Math.min(...ways.map(({ cost }) => cost));
  return rng.pick(ways.filter(({ cost }) => cost === least)).seats;
}

/** The places that are left, where no board hangs before who comes up. */
export function placesLeft(seats: readonly Seat[], widths: readonly number[]): Place[] {
  return PLACES.filter((one) =>
    seats.every(
      ({ place, board }, i) =>
        place !== one && (place.row !== one.row || Math.abs(board - one.x) > widths[i]! / 2 + HALF + GAP),
    ),
  );
}

/** How long a chicken stays up, in ms: never shorter than its word takes to be read (R). */
export const stayMs = (readingMs: number, tempo: number): number => readingMs * (1.6 - 0.6 * tempo);

/** How many chickens without a board are up at once, never none; after a third of the round it is one more, in calm mode only that one. */
export const freeHens = (tempo: number, isCalm: boolean, third: 0 | 1 | 2): number =>
  (isCalm ? 0 : Math.max(1, Math.round(3 * tempo))) + (third > 0 ? 1 : 0);

/** Where a drop of water is, a share of its way along a flat bow from the gun. */
export function onStream(
  from: { x: number; y: number },
  to: { x: number; y: number },
  share: number,
): { x: number; y: number } {
  const bow = Math.min(60, Math.abs(to.x - from.x) * 0.12);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - bow * 4 * share * (1 - share),
  };
}

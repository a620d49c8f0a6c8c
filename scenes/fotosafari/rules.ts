import { LENS } from './art/sizes.ts';

/** Something with a middle and a size, in u. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** The share of a board that has to lie within the viewfinder. */
const SHARE = 0.6;

/** The ring closes in so many ms and is sharp for a while; held on, it breathes: open and closed again. */
const RING = { closeMs: 900, sharpMs: [650, 350], breathMs: [2400, 1600], least: 0.45 } as const;
/** A press that is shorter is a tap: the camera looks for its focus by itself, which is good but not the best. */
export const TAP_MS = 260;
export const SELF = { ms: 900, calmMs: 500, sharp: 0.8 } as const;
/** So long it is held by who follows the steps. */
export const HOLD_MS = 1000;
/** Photos from here on are the ones that the kunstje asks for; below `vague` one has to laugh. */
export const SHARP = { good: 0.9, vague: 0.6 } as const;

const between = ([a, b]: readonly [number, number], share: number) => a + (b - a) * share;

/** How sharp it is, 0 to 1, after so many ms of focusing. */
export function sharpAt(ms: number, tempo: number): number {
  if (ms < RING.closeMs) return Math.max(0, ms / RING.closeMs);
  const over = ms - RING.closeMs - between(RING.sharpMs, tempo);
  if (over <= 0) return 1;
  const turn = (2 * Math.PI * over) / between(RING.breathMs, tempo);
  return 1 - ((1 - RING.least) * (1 - Math.cos(turn))) / 2;
}

/** Which share of a board lies within the viewfinder; a board that is wider than that fills it. */
export function shareIn(finder: Pick<Box, 'x' | 'y'>, board: Box): number {
  const within = (at: number, middle: number, size: number, room: number) => {
    const low = Math.max(middle - size / 2, at - room / 2);
    const high = Math.min(middle + size / 2, at + room / 2);
    return Math.max(0, high - low) / Math.min(size, room);
  };
  return (
    within(finder.x, board.x, board.width, LENS.width) * within(finder.y, board.y, board.height, LENS.height)
  );
}

/** The only one whose board is in the picture; undefined where there is none or more than one. */
export function motifIn<T>(
  finder: Pick<Box, 'x' | 'y'>,
  all: readonly T[],
  boardOf: (one: T) => Box,
): T | undefined {
  const seen = all.filter((one) => shareIn(finder, boardOf(one)) >= SHARE);
  return seen.length === 1 ? seen[0] : undefined;
}

/** How high an animal at size 1 looks out above its board, and how far its legs come out below; and how wide it is. */
export const ANIMAL = { above: 112, below: 34, width: 200 } as const;
const SCALE = { least: 0.4, most: 1.5 } as const;
/** Height of a whole animal that stands beside its board, where rows lie too close for it to look out above. */
const WHOLE = 200;
/** Room between two in a row, and between rows; and the least width, so that no two are in one picture by themselves. */
const AIR = { least: 16, across: 130, down: 12, alone: 224 } as const;
/** How far an animal walks to and fro at most. */
const STROLL = 26;

/** Where one walks: the middle of animal and board together, and how far to each side. */
export interface Place extends Box {
  row: number;
  stroll: number;
}

interface Laid {
  /** The size of an animal. */
  scale: number;
  /** They stand at the left of their boards: rows are so close that none can look out above. */
  isBeside: boolean;
  places: Place[];
}

/** Lays animals with boards of these sizes out in as few rows as they fit in. */
export function layOut(
  boards: readonly Size[],
  area: { left: number; right: number; top: number; bottom: number },
): Laid {
  const room = area.right - area.left;
  const widths = boards.map(({ width }) => Math.max(width, AIR.alone));
  const lined = (rows: number) => {
    const each = Math.ceil(boards.length / rows);
    return Array.from({ length: rows }, (_, i) => widths.slice(i * each, (i + 1) * each));
  };
  const wide = (row: readonly number[]) => row.reduce((sum, one) => sum + one + AIR.least, -AIR.least);
  let rows = 1;
  while (rows < boards.length && Math.max(...lined(rows).map(wide)) > room) rows++;
  const high = Math.max(...boards.map(({ height }) => height));
  const pitch = (area.bottom - area.top) / rows;
  const free = (pitch - high - AIR.down) / (ANIMAL.above + ANIMAL.below);
  const isBeside = free < SCALE.least;
  const crowd = Math.max(...lined(rows).map((row) => row.length));
  const apart = (room - AIR.least) / crowd - AIR.least;
  const scale = isBeside
    ? (pitch - AIR.down) / WHOLE
    : Math.min(SCALE.most, free, Math.max(SCALE.least, apart / ANIMAL.width));
  const height = isBeside ? pitch - AIR.down : high + (ANIMAL.above + ANIMAL.below) * scale;
  const places = lined(rows).flatMap((row, r) => {
    const slack = room - wide(row);
    const gap = Math.min(AIR.across, AIR.least + slack / row.length);
    const whole = row.reduce((sum, one) => sum + one + gap, -gap);
    let left = (area.left + area.right - whole) / 2;
    if (isBeside) left += (ANIMAL.width * scale) / 2;
    return row.map((width): Place => {
      const x = left + width / 2;
      left += width + gap;
      const y = area.top + pitch * (r + 0.5);
      const stroll = isBeside ? 0 : Math.min(STROLL, Math.max(0, gap / 2 - 8));
      return { x, y, width, height, row: r, stroll };
    });
  });
  return { scale, isBeside, places };
}

/** How far from its middle an animal is that has walked for so many ms at no more than `speed` u/s. */
export function strollAt(ms: number, speed: number, far: number, phase: number): number {
  if (far === 0) return 0;
  return far * Math.sin(((ms / 1000) * speed) / far + phase);
}

import type { ExerciseResult } from '../../engine/exercise/index.ts';
import type { Rect } from '../../engine/stage/index.ts';
import type { Point } from './glass.ts';

/** Share of the word's place that has to be clean before it counts as readable. */
export const READABLE = 0.6;

/** The one large window of judge. */
export const LARGE: Rect = { x: 403, y: 204, width: 560, height: 320 };
/** The strip of read. */
export const STRIP: Rect = { x: 183, y: 238, width: 1000, height: 112 };
/** Rows and columns of choose, with room for Tik's chair in the middle. */
const SIX = { width: 384, height: 120, left: [219, 763], top: 246, pitch: 166 } as const;
/** The same for more than four answers of read, below the strip. */
const LOW_SIX = { ...SIX, height: 80, top: 408, pitch: 120 } as const;
/** Where the windows of the answers of read lie. */
const ANSWERS = {
  left: 169,
  right: 1197,
  top: 398,
  bottom: 752,
  gap: 64,
  frame: 28,
  ribbon: 42,
  widest: 384,
} as const;
/** An answer's window is at most so high. */
const TALLEST = 190;

const inPairs = (count: number, { left, top, pitch, width, height }: typeof SIX | typeof LOW_SIX): Rect[] =>
  Array.from({ length: count }, (_, i) => ({
    x: left[i % 2]!,
    y: top + Math.floor(i / 2) * pitch,
    width,
    height,
  }));

/** The six windows of choose in reading order. */
export const sixWindows = (): Rect[] => inPairs(6, SIX);

/** Whether so many answers of read hang in pairs, as those of choose do: beside each other they would be too narrow. */
export const areInPairs = (count: number): boolean => count > 4;

/**
 * The windows of 2 to 6 answers of read, in reading order: one row of at most three, two rows, or pairs. Three long
 * words take two rows.
 */
export function answerWindows(count: number, isLong = false): Rect[] {
  if (areInPairs(count)) return inPairs(count, LOW_SIX);
  const rows = count <= 2 || (count === 3 && !isLong) ? 1 : 2;
  const columns = Math.ceil(count / rows);
  const { left, right, top, bottom, gap, frame, ribbon, widest } = ANSWERS;
  const width = Math.min(widest, (right - left - gap * (columns - 1)) / columns - frame);
  const pitch = (bottom - top) / rows;
  const height = Math.min(TALLEST, pitch - frame - ribbon);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = (left + right) / 2 + (i % columns) * (width + gap) - ((inRow - 1) * (width + gap) + width) / 2;
    return { x, y: top + pitch * (row + 0.5) - (height + ribbon) / 2, width, height };
  });
}

/** A path of straight strokes over an area for a brush of radius `r`: as few as there have to be. */
export function strokesOver({ x, y, width, height }: Rect, r: number): Point[] {
  const lines = Math.max(1, Math.ceil(height / (r * 1.7)));
  return Array.from({ length: lines }, (_, i) => {
    const at = y + (height * (i + 0.5)) / lines;
    const [from, to] = i % 2 === 0 ? [x, x + width] : [x + width, x];
    return [
      { x: from, y: at },
      { x: to, y: at },
    ];
  }).flat();
}

/** The arrow that leads from one place nearest to another, and how far it has to go that way. */
export function arrowTowards(from: Point, to: Point): { code: string; far: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return { code: dx < 0 ? 'ArrowLeft' : 'ArrowRight', far: Math.abs(dx) };
  return { code: dy < 0 ? 'ArrowUp' : 'ArrowDown', far: Math.abs(dy) };
}

/** The rectangle around all of them, so much larger on every side. */
export function around(rects: readonly Rect[], by: number): Rect {
  const left = Math.min(...rects.map(({ x }) => x)) - by;
  const top = Math.min(...rects.map(({ y }) => y)) - by;
  const right = Math.max(...rects.map(({ x, width }) => x + width)) + by;
  const bottom = Math.max(...rects.map(({ y, height }) => y + height)) + by;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The third of a pane in which a place lies. */
export function thirdAt({ x, y, width, height }: Rect, at: number): Rect {
  const third = Math.max(0, Math.min(2, Math.floor(((at - x) / width) * 3)));
  return { x: x + (third * width) / 3, y, width: width / 3, height };
}

/** After how many ms without wiping soap creeps back: never at tempo 0, 6 s at tempo 1. */
export const creepsAfter = (tempo: number): number => (tempo <= 0 ? Infinity : 6000 / tempo);

/** In which windows of choose the options hang, in reading order; cats sleep behind the others. */
export function hung(options: number, windows: number, shuffle: (all: number[]) => number[]): number[] {
  return shuffle(Array.from({ length: windows }, (_, i) => i))
    .slice(0, options)
    .sort((a, b) => a - b);
}

/** What time of the day it is at the tower. */
export type Hour = 'day' | 'evening' | 'dusk';

/** The day goes on with the work: evening after a third of the windows, dusk after two thirds. */
export function hourOf(done: number, of: number): Hour {
  if (done * 3 < of) return 'day';
  return done * 3 < of * 2 ? 'evening' : 'dusk';
}

/** Which windows of the tower light up at the end, row by row: each answer in two places, mirrored; 0 dark, 1 dim, 2 bright. */
export function lightsOf(results: readonly ExerciseResult[]): number[][] {
  const light = { 'first-try': 2, 'second-try': 1, missed: 0, open: 0 } as const;
  const rows: number[][] = [];
  for (let i = 0; i < results.length; i += 2) {
    const outer = light[results[i]!];
    const inner = results[i + 1] === undefined ? outer : light[results[i + 1]!];
    rows.push([outer, inner, inner, outer]);
  }
  return rows;
}

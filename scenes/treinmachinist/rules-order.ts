import type { Spot } from '../../engine/stage/index.ts';

/** The lines on which the sentence is coupled together: their heights (one line, or two), where wagons begin and end, and the engine. */
export const TRAIN_LINES = {
  y: 378,
  ys: [326, 420],
  left: 158,
  right: 1310,
  loco: 100,
  gap: 8,
  open: 96,
} as const;
/** Sidings lie between the cabin and the whistle. */
const SIDINGS = { left: 366, right: 1156, between: 46, before: 22, beyond: 20 } as const;
const ROWS = [[], [612], [572, 682], [536, 624, 712]] as const;
/** Sizes that are tried until everything fits. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.7] as const;

/** A siding: its wagon's place, and from where to where its rails lie. */
export interface SidingSpot extends Spot {
  start: number;
  end: number;
}

/** Rows of the given widths, in their order; undefined when they need more than `most` rows. */
function inRows(widths: readonly number[], room: number, gap: number, most: number): number[][] | undefined {
  const rows: number[][] = [[]];
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + width > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(width);
    used += width + gap;
  }
  return rows.length <= most && widths.every((width) => width <= room) ? rows : undefined;
}

/** A siding for each wagon of these widths: in one to three rows, as large as they all fit. */
export function sidingsFor(widths: readonly number[]): SidingSpot[] {
  const room = SIDINGS.right - SIDINGS.left;
  const rowsAt = (scale: number) =>
    inRows(
      widths.map((width) => width * scale),
      room,
      SIDINGS.between,
      ROWS.length - 1,
    );
  const scale = SCALES.find((one) => rowsAt(one)) ?? SCALES.at(-1)!;
  const rows = rowsAt(scale) ?? [widths.map((width) => width * scale)];
  return rows.flatMap((row, i) => {
    const total = row.reduce((sum, width) => sum + width, 0) + SIDINGS.between * (row.length - 1);
    let left = (SIDINGS.left + SIDINGS.right - total) / 2;
    const y = ROWS[rows.length]?.[i] ?? ROWS[3][0];
    return row.map((width) => {
      const x = left + width / 2;
      left += width + SIDINGS.between;
      return { x, y, scale, start: x - width / 2 - SIDINGS.before, end: x + width / 2 + SIDINGS.beyond };
    });
  });
}

/** Heights of the lines that a sentence of wagons of these widths takes. */
export function linesFor(all: readonly number[]): readonly number[] {
  const { left, right, gap, ys, y } = TRAIN_LINES;
  return inRows(all, right - left, gap, 1) ? [y] : ys;
}

/**
 * Where the wagons of a sentence stand in the train: coupled one behind the other, left to right on one or two lines.
 * `widths` is what lies in each place, undefined where it is open; `all` the widths of all wagons, so that nothing
 * changes its size when more are coupled.
 */
export function trainSpots(widths: readonly (number | undefined)[], all: readonly number[]): Spot[] {
  const { left, right, gap, open } = TRAIN_LINES;
  const room = right - left;
  const ys = linesFor(all);
  const scale =
    SCALES.find((one) =>
      inRows(
        all.map((width) => width * one),
        room,
        gap,
        ys.length,
      ),
    ) ?? SCALES.at(-1)!;
  let [line, x] = [0, left];
  return widths.map((width) => {
    const wide = (width ?? open) * scale;
    if (x > left && x + wide > right && line + 1 < ys.length) [line, x] = [line + 1, left];
    const spot = { x: x + wide / 2, y: ys[line]!, scale };
    x += wide + gap;
    return spot;
  });
}

import type { Spot } from '../../engine/stage/index.ts';
import { inLines, linesOf } from './rules.ts';

/** Heights of the ribbon on one line or two, and of the pieces on the lawn by how many lines there are. */
const RIBBONS = { 1: [408], 2: [350, 452] } as const;
const LAWNS = { 1: [640], 2: [596, 692], 3: [560, 634, 708] } as const;
const LAWN = { middle: 612, gap: 26, room: 1010 } as const;
/** Room between places on the ribbon, and for all of them. */
export const PLACES = { gap: 4, room: 1200 } as const;
/** Sizes of the pieces: the largest that fits is taken. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.62] as const;

/** How the pieces of a sentence lie. */
interface Plan {
  /** Size of a piece against its full one. */
  size: number;
  /** Heights of the lines of the ribbon. */
  lines: readonly number[];
  /** Where each piece lies on the lawn. */
  homes: Spot[];
}

/** Lays out pieces of these full widths: on the ribbon at most two lines, on the lawn at most three. */
export function planOf(full: readonly number[]): Plan {
  const at = (size: number) => {
    const widths = full.map((width) => width * size);
    return {
      ribbon: linesOf(inLines(widths, PLACES.gap, PLACES.room)),
      spots: inLines(widths, LAWN.gap, LAWN.room),
    };
  };
  const fits = (size: number) => at(size).ribbon <= 2 && linesOf(at(size).spots) <= 3;
  const size = SIZES.find(fits) ?? SIZES[SIZES.length - 1]!;
  const { ribbon, spots } = at(size);
  const ys = LAWNS[Math.min(3, linesOf(spots)) as 1 | 2 | 3];
  return {
    size,
    lines: RIBBONS[ribbon > 1 ? 2 : 1],
    homes: spots.map(({ x, line }) => ({
      x: LAWN.middle + x,
      y: ys[Math.min(line, ys.length - 1)]!,
      scale: size,
    })),
  };
}

import { breakLines } from '../../engine/stage/index.ts';

/** A part of the rocket, in u. */
export const PART = { width: 116, height: 62 } as const;

/** How a part swings on its rope: at first and after a while so far, in u, and there and back in so many ms. */
const SWING = { reach: 112, least: 62, fadeMs: 5200, slow: 3400, fast: 1900 } as const;
/** A part within this of the middle stands straight; one farther off slides back till it still rests on what is below. */
const STRAIGHT = 22;
const FARTHEST = 42;

/** ms of there and back at a tempo; with still motion it stays slow. */
export const periodOf = (tempo: number, isStill: boolean): number =>
  isStill ? SWING.slow : SWING.slow + (SWING.fast - SWING.slow) * tempo;

/** How far from the middle a part hangs that swings for so long: it begins at the right, and comes to rest slowly. */
export function swingAt(ms: number, periodMs: number): number {
  const reach = SWING.least + (SWING.reach - SWING.least) * Math.exp(-ms / SWING.fadeMs);
  return reach * Math.cos((2 * Math.PI * ms) / periodMs);
}

/** Where a part comes to stand that was let go so far from the middle. */
export const landingOf = (offset: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, offset));

export const isStraight = (offset: number): boolean => Math.abs(offset) <= STRAIGHT;

/** What the rocket flies past, from low to high. */
export const MARKERS = ['vogels', 'wolk', 'vlieger', 'ballon', 'sterren', 'maan'] as const;
/** The least that every rocket reaches, and what the last marks ask: parts on average within so many u. */
const HEIGHT = { least: 3, high: 28, highest: 18 } as const;

/** How high a rocket with these parts flies: the number of the marker that it reaches. */
export function heightOf(offsets: readonly number[]): number {
  const mean = offsets.reduce((sum, one) => sum + Math.abs(one), 0) / Math.max(1, offsets.length);
  return HEIGHT.least + (mean <= HEIGHT.high ? 1 : 0) + (mean <= HEIGHT.highest ? 1 : 0);
}

/** A tower of jelly: how far it bends, 0 to 1 and back, after a part landed beside the middle. */
const JELLY = { rate: 0.0105, fadeMs: 420, restMs: 2400 } as const;

/** How far the top of the tower leans, in u, so long after a part landed `offset` u beside the middle. */
export const jellyAt = (ms: number, offset: number): number =>
  ms > JELLY.restMs ? 0 : offset * 0.6 * Math.exp(-ms / JELLY.fadeMs) * Math.sin(ms * JELLY.rate);

/** About so many letters of `size` u with `spacing` u between them fit in `room` u. */
export const lettersIn = (room: number, size: number, spacing: number): number =>
  Math.floor(room / (size * 0.5 + spacing));

/** What the screen shows at once: lines of letters of this size. */
export interface Page {
  size: number;
  lines: string[];
}

/** Sizes of letters on one line of the screen and on two, in u: the largest that fits is taken. */
const LETTERS = { one: [76, 66, 58], two: [52, 48, 44, 40, 36] } as const;

/** A text in steps on the pages of the screen; `most` says how many letters of a size fit on a line. */
export function pagesOf(steps: readonly string[], most: (size: number) => number): Page[] {
  return steps.flatMap((step): Page[] => {
    for (const size of LETTERS.one) if (step.length <= most(size)) return [{ size, lines: [step] }];
    for (const size of LETTERS.two) {
      const lines = breakLines(step, most(size));
      if (lines.length <= 2) return [{ size, lines }];
    }
    const size = LETTERS.two.at(-1)!;
    const lines = breakLines(step, most(size));
    return Array.from({ length: Math.ceil(lines.length / 2) }, (_, i) => ({
      size,
      lines: lines.slice(2 * i, 2 * i + 2),
    }));
  });
}

/** Size of something in u. */
export interface Size {
  width: number;
  height: number;
}

/** How answers lie on the belts: each its part and its plate, from the middle of both together. */
export interface Laid extends Size {
  x: number;
  y: number;
  scale: number;
  part: { x: number; y: number; scale: number };
  plate: { x: number; y: number };
}

interface Yard {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const AIR = { across: 24, down: 4, beside: 8, overlap: 4 } as const;
/** How large parts are above their plates, beside them, and beside those in a single column. */
const PARTS = { above: 1.5, beside: 0.94, column: 0.84 } as const;

/**
 * Lays out plates of these sizes with a part each: in one row, the parts above them; where that is too wide two or one
 * beside each other, the part at the left of its plate; and where a plate takes all the room its part lies behind it.
 */
export function layOut(plates: readonly Size[], yard: Yard): { items: Laid[]; belts: number[] } {
  const room = yard.right - yard.left;
  const middle = (yard.left + yard.right) / 2;
  const high = Math.max(...plates.map(({ height }) => height));
  const widths = plates.map(({ width }) => Math.max(width, PART.width * PARTS.above));
  const total = widths.reduce((sum, width) => sum + width + AIR.across, -AIR.across);
  if (total <= room) {
    const part = PART.height * PARTS.above;
    const height = part + high - AIR.overlap;
    const y = (yard.top + yard.bottom) / 2;
    let left = middle - total / 2;
    const items = widths.map((width): Laid => {
      const x = left + width / 2;
      left += width + AIR.across;
      const above = { x: 0, y: (part - height) / 2, scale: PARTS.above };
      return { x, y, width, height, scale: 1, part: above, plate: { x: 0, y: (height - high) / 2 } };
    });
    return { items, belts: [y - height / 2 + part] };
  }
  const wide = Math.max(...plates.map(({ width }) => width));
  const besides = PART.width * PARTS.beside + AIR.beside;
  const columns = 2 * (wide + besides) + AIR.across <= room ? 2 : 1;
  const scale = columns === 2 ? PARTS.beside : PARTS.column;
  const beside = PART.width * scale + AIR.beside;
  const isBehind = wide + beside > room;
  const rows = Math.ceil(plates.length / columns);
  const pitch = Math.min((yard.bottom - yard.top) / rows, high + 34);
  const top = (yard.top + yard.bottom - pitch * rows) / 2;
  const width = isBehind ? wide : wide + beside;
  const fit = Math.min(1, room / width, (pitch - AIR.down) / high);
  const columnX = (i: number) =>
    columns === 1 ? middle : middle + (i % 2 ? 1 : -1) * ((wide + besides + AIR.across) / 2);
  const items = plates.map((plate, i): Laid => {
    const own = isBehind ? plate.width : plate.width + beside;
    const y = top + pitch * (Math.floor(i / columns) + 0.5);
    const part = { x: isBehind ? 0 : (PART.width * scale - own) / 2, y: 0, scale };
    const at = { x: isBehind ? 0 : (own - plate.width) / 2, y: 0 };
    // Parts stand below each other; plates may be of any width.
    const x = columnX(i) + ((own - width) / 2) * fit;
    return { x, y, width: own * fit, height: plate.height * fit, scale: fit, part, plate: at };
  });
  const belts = Array.from({ length: rows }, (_, row) => top + pitch * (row + 0.5) + (high * fit) / 2 - 6);
  return { items, belts };
}

import { FRAME, PUPPETS } from './art/sizes.ts';

/** A place for a frame or a word: its middle in u, and the size of all of them. */
export interface Spot {
  x: number;
  y: number;
}
export interface Layout {
  spots: Spot[];
  scale: number;
}

/** How wide a frame is for a word of so many u: whole perforations. */
export function frameWidth(word: number): number {
  const wanted = Math.max(120, word + 52);
  return Math.ceil(wanted / FRAME.perforation) * FRAME.perforation;
}

/** Rows in which things of these widths follow each other, left to right; as few as the room asks for. */
export function rowsOf(widths: readonly number[], room: number, gap: number): number[][] {
  const rows: number[][] = [[]];
  let used = 0;
  widths.forEach((width, i) => {
    const row = rows[rows.length - 1]!;
    if (row.length > 0 && used + gap + width > room) {
      rows.push([i]);
      used = width;
    } else {
      row.push(i);
      used += (row.length > 1 ? gap : 0) + width;
    }
  });
  return rows;
}

/** Sizes that are tried, the largest first: letters of 40 u never come below 28. Only one row may be larger. */
const SCALES = [1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82, 0.76, 0.72] as const;

interface Bed {
  left: number;
  right: number;
  /** Heights of the rows there are. */
  rows: readonly number[];
  /** Height of the only row, when one is enough. */
  middle?: number;
  gap: number;
  /** Whether rows are centred or begin at the left. */
  centred: boolean;
}

/** Lays things of these widths on a bed: in the rows there are, as large as they fit. */
export function layOn(widths: readonly number[], bed: Bed): Layout {
  const room = bed.right - bed.left;
  const fitting = (scale: number) => rowsOf(widths, room / scale, bed.gap / scale);
  const scale =
    SCALES.find((size) => fitting(size).length <= (size > 1 ? 1 : bed.rows.length)) ??
    SCALES[SCALES.length - 1]!;
  const rows = fitting(scale);
  const spots: Spot[] = [];
  rows.forEach((row, r) => {
    const y = rows.length === 1 ? (bed.middle ?? bed.rows[0]!) : bed.rows[Math.min(r, bed.rows.length - 1)]!;
    const whole = row.reduce((sum, i) => sum + widths[i]! * scale, 0) + bed.gap * (row.length - 1);
    let x = bed.centred ? (bed.left + bed.right - whole) / 2 : bed.left;
    for (const i of row) {
      const width = widths[i]! * scale;
      spots[i] = { x: x + width / 2, y };
      x += width + bed.gap;
    }
  });
  return { spots, scale };
}

/** Words under a picture: lines of at most `widest` u, centred around (x, y). */
export function inLines(
  widths: readonly number[],
  { x, y, widest, line, gap }: { x: number; y: number; widest: number; line: number; gap: number },
): { spots: Spot[]; lines: number } {
  const rows = rowsOf(widths, widest, gap);
  const spots: Spot[] = [];
  rows.forEach((row, r) => {
    const whole = row.reduce((sum, i) => sum + widths[i]!, 0) + gap * (row.length - 1);
    let left = x - whole / 2;
    for (const i of row) {
      spots[i] = { x: left + widths[i]! / 2, y: y + (r - (rows.length - 1) / 2) * line };
      left += widths[i]! + gap;
    }
  });
  return { spots, lines: rows.length };
}

/** The puppet that words name, as one or as many; undefined when none of ours is in them. */
export function named(words: readonly string[]): string | undefined {
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const puppet = PUPPETS.find((one) =>
    bare.some((word) => word === one || PLURAL.some((end) => word === one + end)),
  );
  return puppet && `pop-${puppet}`;
}
const PLURAL = ['en', 's', 'je', 'tje'] as const;

/** How far apart the halves of the star are when the film is at `pos`, in frames: 0 when they joined. */
export const apartAt = (pos: number): number =>
  Math.max(0, Math.min(1, (JOINED_AT - pos) / (JOINED_AT + 0.25)));
/** Share of the first frame at which they have joined. */
const JOINED_AT = 0.45;

/** Words that can be read when the film is at `pos`: each comes as its frame does. */
export const wordsAt = (pos: number, count: number): number =>
  pos <= 0 ? 0 : Math.min(count, Math.floor(pos + 0.9));

/** Which step of a text the film shows at `pos`, and how far in it: one empty frame lies between two steps. */
export function stepAt(pos: number, lengths: readonly number[]): { step: number; at: number } {
  let from = 0;
  for (let step = 0; step < lengths.length - 1; step++) {
    const next = from + lengths[step]! + 1;
    if (pos < next) return { step, at: pos - from };
    from = next;
  }
  return { step: lengths.length - 1, at: pos - from };
}

/** The way from one angle to another, in radians, the short way round: clockwise is positive. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (Math.PI * 2);
  if (turn > Math.PI) return turn - Math.PI * 2;
  return turn < -Math.PI ? turn + Math.PI * 2 : turn;
}

/** The first join that is wrong, as the number of the frame behind it; the last frame when none is. */
export function firstWrong(parts: readonly boolean[]): number {
  const at = parts.indexOf(false);
  return at < 0 ? Math.max(0, parts.length - 1) : at;
}

/**
 * Frames a second below which a text that stays `exposureMs` does not go: all its words have come at this share of
 * the time, the rest is for the last ones.
 */
export function leastSpeed(words: number, exposureMs: number): number {
  return words / ((exposureMs * ALL_SHOWN) / 1000);
}
const ALL_SHOWN = 0.6;

/** Whether a film was turned evenly: the speeds of its stretches, in frames a second, differ by less than 30 %. */
export function isEven(speeds: readonly number[]): boolean {
  if (speeds.length < 2) return speeds.length === 1;
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  return mean > 0 && (Math.max(...speeds) - Math.min(...speeds)) / mean < MOST_CHANGE;
}
const MOST_CHANGE = 0.3;

/** The wall outside the open door beside the stage: where poster `i` of the round hangs. */
export const boardSpot = (i: number): Spot => ({
  x: 76 + (i % 4) * 39,
  y: 221 + (Math.floor(i / 4) % 3) * 68,
});

/** How the posters of a choice, all of this height, hang: in one row, or in two when they are too wide for one. */
export function hang(widths: readonly number[], tall: boolean, height = 0): Layout {
  const most = widths.length;
  const gap = 26;
  const room = 1240;
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (most - 1);
  const rows = whole <= room || tall ? [widths.map((_, i) => i)] : halves(widths);
  const ys = rows.length === 1 ? [tall ? 642 : 652] : [TWO_ROWS.y, TWO_ROWS.y + TWO_ROWS.pitch];
  const spots: Spot[] = [];
  let scale = rows.length === 1 && !tall ? LARGEST_POSTER : 1;
  for (const row of rows) {
    const sum = row.reduce((total, i) => total + widths[i]!, 0) + gap * (row.length - 1);
    scale = Math.min(scale, room / sum);
  }
  if (rows.length > 1 && height > 0) scale = Math.min(scale, (TWO_ROWS.pitch - TWO_ROWS.apart) / height);
  rows.forEach((row, r) => {
    const sum = row.reduce((total, i) => total + widths[i]! * scale, 0) + gap * (row.length - 1);
    let x = 683 - sum / 2;
    for (const i of row) {
      spots[i] = { x: x + (widths[i]! * scale) / 2, y: ys[r]! };
      x += widths[i]! * scale + gap;
    }
  });
  return { spots, scale };
}

const LARGEST_POSTER = 1.25;
const TWO_ROWS = { y: 584, pitch: 116, apart: 4 } as const;

const halves = (widths: readonly number[]): number[][] => {
  const first = Math.ceil(widths.length / 2);
  const all = widths.map((_, i) => i);
  return [all.slice(0, first), all.slice(first)];
};

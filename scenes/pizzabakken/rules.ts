/** How far a pizza is baked. */
export type Crust = 'pale' | 'golden' | 'brown';

/** After this time in the oven a pizza slides out by itself, in ms. */
export const BAKE_MS = 2600;
/** The golden time lies around this moment. */
const GOLDEN_AT = 1700;
/** Width of the golden time in ms at tempo 0 and at tempo 1. */
const GOLDEN_MS = [1600, 800] as const;

/** When a pizza turns golden and when brown, in ms after it went in. */
export interface GoldenTime {
  from: number;
  to: number;
}

/** The golden time at a tempo; in calm mode it never ends. */
export function goldenTime(tempo: number, calm: boolean): GoldenTime {
  if (calm) return { from: GOLDEN_AT - GOLDEN_MS[0] / 2, to: Infinity };
  const width = GOLDEN_MS[0] + (GOLDEN_MS[1] - GOLDEN_MS[0]) * tempo;
  return { from: GOLDEN_AT - width / 2, to: GOLDEN_AT + width / 2 };
}

/** The crust after `ms` in the oven. */
export const crustAt = (ms: number, { from, to }: GoldenTime): Crust =>
  ms < from ? 'pale' : ms < to ? 'golden' : 'brown';

/** How many of three hearts a guest has left after waiting `ms`, with patience for `patience` ms. */
export const heartsLeft = (ms: number, patience: number): number =>
  Math.max(0, Math.min(3, 3 - Math.floor((3 * ms) / patience)));

/** Lengths in u of a pizza. */
export type PizzaLength = 640 | 880 | 1120;

/** A round place on the counter: its middle and how wide it is, in u. */
export interface Round {
  x: number;
  y: number;
  size: number;
}

/** Where pizza, dimples and toppings lie. */
export interface Layout {
  length: PizzaLength;
  /** Middle of the pizza. */
  y: number;
  slots: Round[];
  /** How wide a topping is that lies in a dimple. */
  laid: number;
  tiles: Round[];
  /** Two long trays above each other instead of two small ones side by side. */
  stacked: boolean;
}

const MIDDLE = 683;
/** A laid topping is never smaller: its letters need the room; 17 in a row may just touch. */
const LEAST_LAID = 62;
/** Two small trays hold this many toppings. */
const SMALL_TRAYS = 8;
const TRAY = { first: [118, 660], pitch: 124, y: 695, size: 92 } as const;
const STACKED = { middle: 570, width: 1030, pitch: 104, rows: [640, 718], size: 72 } as const;
/** Where the two long trays lie. */
export const LONG_TRAYS = STACKED.rows;

/** Room for `slots` dimples on one straight line and `tiles` toppings in two trays. */
export function layOut(slots: number, tiles: number): Layout {
  const stacked = tiles > SMALL_TRAYS;
  const length: PizzaLength = slots <= 3 ? 640 : slots <= (stacked ? 7 : 6) ? 880 : 1120;
  const y = stacked ? 497 : 516;
  const pitch = Math.min(stacked ? 128 : 190, (length - 84) / slots);
  const size = Math.min(stacked ? 96 : 118, pitch - 6);
  return {
    length,
    y,
    laid: Math.min(stacked ? 88 : 103, Math.max(LEAST_LAID, pitch - 3)),
    slots: Array.from({ length: slots }, (_, i) => ({ x: MIDDLE + (i - (slots - 1) / 2) * pitch, y, size })),
    tiles: Array.from({ length: tiles }, (_, i) => (stacked ? inRow(i, tiles) : inTray(i))),
    stacked,
  };
}

const inTray = (i: number): Round => ({
  x: TRAY.first[i < 4 ? 0 : 1] + (i % 4) * TRAY.pitch,
  y: TRAY.y,
  size: TRAY.size,
});

function inRow(i: number, tiles: number): Round {
  const upper = Math.ceil(tiles / 2);
  const row = i < upper ? 0 : 1;
  const pitch = Math.min(STACKED.pitch, STACKED.width / upper);
  const count = row === 0 ? upper : tiles - upper;
  const at = (row === 0 ? i : i - upper) - (count - 1) / 2;
  return { x: STACKED.middle + at * pitch, y: STACKED.rows[row], size: STACKED.size };
}

/** The length of pizza that carries letters of this width together. */
export const lengthFor = (letters: number): PizzaLength => {
  const wide = letters + 150;
  return wide <= 640 ? 640 : wide <= 880 ? 880 : 1120;
};

/** Room between two pizzas on the shelf, in u. */
const SHELF_GAP = 24;
const SHELF_WIDTH = 1270;

/** Places of pizzas of these widths on the shelf: one row when they fit, else two. */
export function onShelf(widths: readonly number[]): { rows: number; spots: { x: number; row: number }[] } {
  const total = (row: readonly number[]) =>
    row.reduce((sum, width) => sum + width, 0) + SHELF_GAP * (row.length - 1);
  const rows = total(widths) <= SHELF_WIDTH ? 1 : 2;
  const perRow = Math.ceil(widths.length / rows);
  const spots: { x: number; row: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const own = widths.slice(row * perRow, (row + 1) * perRow);
    // What is left over is shared out, so that two pizzas do not huddle in the middle.
    const gap = Math.min(90, SHELF_GAP + Math.max(0, SHELF_WIDTH - total(own)) / (own.length + 1));
    let x = MIDDLE - (total(own) + (gap - SHELF_GAP) * (own.length - 1)) / 2;
    for (const width of own) {
      spots.push({ x: x + width / 2, row });
      x += width + gap;
    }
  }
  return { rows, spots };
}

/** Where the photos of the end hang: the board before the counter. */
export const BOARD = { left: 62, right: 1304, top: 440, bottom: 752 } as const;
/** Photos by the number of lines they hang on: how tall they are, and how wide at least. */
const PHOTOS = [
  { height: 216, least: 262 },
  { height: 134, least: 178 },
  { height: 90, least: 150 },
] as const;
/** Paper left and right of a word together, room between photos, and what edge, flags and frame take. */
const PHOTO = { margin: 32, gap: 16, edge: 30, flags: 20, frame: 12, more: 44 } as const;

/** A photo's middle and its size. */
export interface PhotoSpot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hangs photos for words of these widths on one, two or three lines: as large as they all fit. */
export function hangPhotos(words: readonly number[]): { lines: number[]; spots: PhotoSpot[] } {
  for (const rows of [1, 2, 3]) {
    const { height, least } = PHOTOS[rows - 1]!;
    const widths = words.map((word) => Math.max(least, word + PHOTO.margin));
    const perRow = Math.ceil(words.length / rows);
    const lines = Array.from({ length: rows }, (_, row) => widths.slice(row * perRow, (row + 1) * perRow));
    const room = BOARD.right - BOARD.left - 2 * PHOTO.edge;
    const fits = lines.every((line) => lengthOf(line) <= room);
    if (fits || rows === 3) return place(widened(lines, room), height);
  }
  return { lines: [], spots: [] };
}

const lengthOf = (line: readonly number[]) =>
  line.reduce((sum, width) => sum + width, 0) + PHOTO.gap * Math.max(0, line.length - 1);

/** Shares out what is left beside the longest line. */
function widened(lines: readonly (readonly number[])[], room: number): number[][] {
  const more = lines.map((line) => (line.length > 0 ? (room - lengthOf(line)) / line.length : PHOTO.more));
  const each = Math.max(0, Math.min(PHOTO.more, ...more));
  return lines.map((line) => line.map((width) => width + each));
}

function place(lines: readonly (readonly number[])[], height: number) {
  const room = BOARD.bottom - BOARD.top - PHOTO.flags - PHOTO.frame;
  const pitch = room / lines.length;
  const ys = lines.map((_, row) => BOARD.top + PHOTO.flags + row * pitch + (pitch - height) / 2);
  const spots = lines.flatMap((line, row) => {
    let x = MIDDLE - lengthOf(line) / 2;
    return line.map((width): PhotoSpot => {
      x += width + PHOTO.gap;
      return { x: x - PHOTO.gap - width / 2, y: ys[row]! + height / 2, width, height };
    });
  });
  return { lines: ys, spots };
}

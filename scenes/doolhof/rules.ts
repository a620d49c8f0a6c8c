import type { Size } from './maze.ts';

/** Chambers from small to large. */
const SIZES: readonly Size[] = [
  { columns: 9, rows: 7 },
  { columns: 11, rows: 7 },
  { columns: 11, rows: 9 },
  { columns: 13, rows: 9 },
  { columns: 15, rows: 9 },
];
/** Share of the whole range of sizes that a slow round goes through. */
const SLOW = 0.75;

/** How large the chamber is behind `done` of `of` doors, with so many doors in it; `tempo` 0 to 1. */
export function chamberSize(done: number, of: number, doors: number, tempo: number): Size {
  const share = of > 1 ? done / (of - 1) : 0;
  const grown = share * (SIZES.length - 1) * (SLOW + (1 - SLOW) * tempo);
  const least = Math.max(0, doors - 3);
  return SIZES[Math.min(SIZES.length - 1, Math.max(least, Math.round(grown)))]!;
}

/** Where a chamber lies on the stage: its top left corner and the side of a tile, in u. */
export interface Ground {
  x: number;
  y: number;
  size: number;
}

/** The part of the stage that floor may lie in; the hedge around it may stick out. */
const FIELD = { middle: 683, width: 960, top: 304, bottom: 750, largest: 80 } as const;

/** Lays a chamber in the middle of its field, as large as it can be. `above`: rows of hedge that must be in view too. */
export function layGround({ columns, rows }: Size, above = 0): Ground {
  const inner = rows - 2 + above;
  const size = Math.floor(
    Math.min(FIELD.largest, FIELD.width / columns, (FIELD.bottom - FIELD.top) / inner),
  );
  const spare = FIELD.bottom - FIELD.top - inner * size;
  return {
    x: FIELD.middle - (columns * size) / 2,
    y: FIELD.top + spare / 2 - (1 - above) * size,
    size,
  };
}

/** How wide each sign is, and in how many rows they hang. */
export interface SignLayout {
  width: number;
  rows: number;
  places: { x: number; y: number }[];
}

const SIGNS = { left: 48, right: 1318, y: 269, gap: 14, twoRows: 53 } as const;

/** Hangs `count` signs of equal width in the strip, in one row where they fit and else in two. */
export function hangSigns(count: number, widest: number): SignLayout {
  const room = SIGNS.right - SIGNS.left;
  const rows = count * widest + (count - 1) * SIGNS.gap <= room ? 1 : 2;
  const perRow = Math.ceil(count / rows);
  const width = Math.min(widest, (room - (perRow - 1) * SIGNS.gap) / perRow);
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: (SIGNS.left + SIGNS.right) / 2 + ((i % perRow) - (inRow - 1) / 2) * (width + SIGNS.gap),
      y: SIGNS.y + (row - (rows - 1) / 2) * SIGNS.twoRows,
    };
  });
  return { width, rows, places };
}

/** A tile walked so often is trampled: the door behind it was not found with care. */
export const TRAMPLED = 3;

/** Doors found with care that are the kunstje. */
export const CAREFUL_DOORS = 6;

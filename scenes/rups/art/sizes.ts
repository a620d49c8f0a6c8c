/** The garden: 22 by 10 cells of 56 u. The upper two rows hang full of the twig, the lower right corner has the arrows. */
export const GRID = { columns: 22, rows: 10, cell: 56, x: 67, y: 192 } as const;
/** The first row that can be crawled over. */
export const TOP_ROW = 2;
/** The flagstones with the arrows: their first column and row. */
export const PAD = { column: 17, row: 7 } as const;

const WIDEST = 8;
const width = (size: number) => size * GRID.cell + 8;

/** How large food is drawn, in u: as wide as its cells and a little over. */
export const FOOD = {
  height: 58,
  /** Cells of the widest there is. */
  widest: WIDEST,
  width,
  /** A picture on a round apple of two by two cells, and how far its middle is below the apple's. */
  picture: 76,
  pictureY: 3,
  /** The sheet of hatching. */
  hatch: { width: width(WIDEST) - 24, height: 46 },
  /** Wide food is drawn on so many times fewer pixels. */
  coarseness: (size: number) => (size > 4 ? 1.6 : size > 2 ? 1.4 : size > 1 ? 1.15 : 1),
} as const;

/** What only the finale shows is drawn on so many times fewer pixels. */
export const FINALE_COARSENESS = 1.6;

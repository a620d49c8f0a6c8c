/** The garden: 22 by 10 cells of 56 u, all of them lawn. Over it is a strip with the prompt and the twig. */
export const GRID = { columns: 22, rows: 10, cell: 56, x: 67, y: 192 } as const;
/** The lower right corner, from this column and row: the arrows lie over it, so nothing else does. */
export const PAD = { column: 17, row: 7 } as const;
/** The paper on which the word is made, over the twig: its middle, and the widest it may be beside prompt and Klodder. */
export const STRIP = { x: 832, y: 140, widest: 740 } as const;
/** The twig in the strip: its ends, the middle of it, and the height of its upper side. */
export const TWIG = { left: 472, right: 1192, middle: 832, y: 168 } as const;

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
} as const;

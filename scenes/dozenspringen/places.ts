/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -40,
  light: -30,
  lamp: -20,
  truck: -10,
  marks: -6,
  boxes: 10,
  foam: 16,
  dots: 24,
  crew: 30,
  splash: 34,
  flying: 40,
} as const;

/** The tops of boxes in a row, and how high a box is. */
export const TOP = 446;
export const BOX = { wide: 88, high: 88 } as const;
/** From where to where a row may lie. */
export const ROW = { left: 52, right: 1316 } as const;
/** The pallet with the bell behind a row: its width, and the air before it, so that who leaps a little too far is in the foam and has not answered. */
export const PALLET = { wide: 112, gap: 40, low: 10 } as const;
/** Where one sinks into the foam, and where its surface lies. */
export const PIT = { top: 596, deep: 640 } as const;
/** The word has its home before the pit. */
export const HOME = { x: 683, y: 650 } as const;
/** The crate from which leaps begin where there is no row to stand on, with the air behind it; and where it stands before words. */
export const CRATE = { wide: 96, gap: 40 } as const;
export const START = { x: 108, y: TOP } as const;

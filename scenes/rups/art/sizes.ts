import { GRID } from '../grid.ts';

/** How large food is drawn, in u: as wide as its cells and a little over. */
export const FOOD = {
  height: 58,
  /** Cells of the widest there is. */
  widest: 8,
  width: (size: number) => size * GRID.cell + 8,
} as const;

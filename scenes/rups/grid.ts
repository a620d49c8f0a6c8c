import { HEADINGS, STEPS, type Heading } from '../../engine/stage/index.ts';
import { GRID, PAD } from './art/sizes.ts';

/** A cell of the garden, as one number. */
export type Spot = number;
export const spot = (column: number, row: number): Spot => row * GRID.columns + column;
export const columnOf = (of: Spot): number => of % GRID.columns;
export const rowOf = (of: Spot): number => Math.floor(of / GRID.columns);

/** Whether a caterpillar can ever crawl there. */
const isLawn = (column: number, row: number) =>
  column >= 0 && column < GRID.columns && row >= 0 && row < GRID.rows;

/** All cells of the lawn. */
export const LAWN: ReadonlySet<Spot> = new Set(
  Array.from({ length: GRID.columns * GRID.rows }, (_, i) => i).filter((i) => isLawn(columnOf(i), rowOf(i))),
);

/** Whether a cell lies under the arrows. */
export const isUnderArrows = (of: Spot): boolean => columnOf(of) >= PAD.column && rowOf(of) >= PAD.row;

/** The cell next to `from`; undefined where the lawn ends. */
export function beside(from: Spot, turn: Heading): Spot | undefined {
  const [dx, dy] = STEPS[turn];
  const [column, row] = [columnOf(from) + dx, rowOf(from) + dy];
  return isLawn(column, row) ? spot(column, row) : undefined;
}

const AROUND: readonly (readonly Spot[])[] = Array.from({ length: GRID.columns * GRID.rows }, (_, from) =>
  HEADINGS.map((turn) => beside(from, turn)).filter((one) => one !== undefined),
);

/** The cells of the lawn next to `from`. */
export const around = (from: Spot): readonly Spot[] => AROUND[from]!;

/** The way from a cell to the one next to it. */
export const turnTo = (from: Spot, to: Spot): Heading | undefined =>
  HEADINGS.find((turn) => beside(from, turn) === to);

/** How far two cells are apart in columns or rows, whichever is more: 1 is beside or diagonal. */
export const apart = (a: Spot, b: Spot): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** Middle of a cell, in u of the stage. */
export const middleOf = (of: Spot): { x: number; y: number } => ({
  x: GRID.x + (columnOf(of) + 0.5) * GRID.cell,
  y: GRID.y + (rowOf(of) + 0.5) * GRID.cell,
});

/** The cell at a place of the stage, when that is lawn. */
export function spotAt(x: number, y: number): Spot | undefined {
  const column = Math.floor((x - GRID.x) / GRID.cell);
  const row = Math.floor((y - GRID.y) / GRID.cell);
  return isLawn(column, row) ? spot(column, row) : undefined;
}

/** The lawn as a rectangle of the stage, in u. */
export const lawnRect = () => ({
  x: GRID.x,
  y: GRID.y,
  width: GRID.columns * GRID.cell,
  height: GRID.rows * GRID.cell,
});

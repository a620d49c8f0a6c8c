import { HEADINGS, STEPS, type Heading } from '../../engine/stage/index.ts';
import { DOCK, FLOOR } from './art/sizes.ts';

/** A tile of the floor, as one number. */
export type Tile = number;
export const tileOf = (column: number, row: number): Tile => row * FLOOR.columns + column;
export const columnOf = (of: Tile): number => of % FLOOR.columns;
export const rowOf = (of: Tile): number => Math.floor(of / FLOOR.columns);

const isFloor = (column: number, row: number) =>
  column >= 0 && column < FLOOR.columns && row >= 0 && row < FLOOR.rows;

/** All tiles, in reading order. */
export const TILES: readonly Tile[] = Array.from({ length: FLOOR.columns * FLOOR.rows }, (_, i) => i);
/** The tile before the dock. */
export const HOME: Tile = tileOf(DOCK.column, DOCK.row);

/** The tile next to another; undefined where the room ends. */
export function beside(from: Tile, heading: Heading): Tile | undefined {
  const [dx, dy] = STEPS[heading];
  const [column, row] = [columnOf(from) + dx, rowOf(from) + dy];
  return isFloor(column, row) ? tileOf(column, row) : undefined;
}

/** All tiles next to another. */
export const around = (from: Tile): Tile[] =>
  HEADINGS.map((heading) => beside(from, heading)).filter((one) => one !== undefined);

/** Which way a tile lies that is next to another. */
export const headingTo = (from: Tile, to: Tile): Heading | undefined =>
  HEADINGS.find((heading) => beside(from, heading) === to);

/** A block of tiles; undefined where not all of it is floor. */
export function block(first: Tile, wide: number, high: number): Tile[] | undefined {
  if (!isFloor(columnOf(first) + wide - 1, rowOf(first) + high - 1)) return undefined;
  return Array.from(
    { length: wide * high },
    (_, i) => first + (i % wide) + Math.floor(i / wide) * FLOOR.columns,
  );
}

/** How far two tiles are apart in columns or rows, whichever is more: 1 is beside or diagonal. */
export const apart = (a: Tile, b: Tile): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** The middle of some tiles, in u of the stage. */
export function middleOf(...tiles: readonly Tile[]): { x: number; y: number } {
  const mean = (of: (tile: Tile) => number) => tiles.reduce((sum, one) => sum + of(one), 0) / tiles.length;
  return { x: FLOOR.x + (mean(columnOf) + 0.5) * FLOOR.tile, y: FLOOR.y + (mean(rowOf) + 0.5) * FLOOR.tile };
}

/** The tile at a place of the stage, when that is floor. */
export function tileAt(x: number, y: number): Tile | undefined {
  const column = Math.floor((x - FLOOR.x) / FLOOR.tile);
  const row = Math.floor((y - FLOOR.y) / FLOOR.tile);
  return isFloor(column, row) ? tileOf(column, row) : undefined;
}

/** The floor as a rectangle of the stage, in u. */
export const floorRect = () => ({
  x: FLOOR.x,
  y: FLOOR.y,
  width: FLOOR.columns * FLOOR.tile,
  height: FLOOR.rows * FLOOR.tile,
});

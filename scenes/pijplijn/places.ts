import { GRID, type Side, type Step, type Tile } from './pipes.ts';

/** A place on the stage, in u. */
export interface Point {
  x: number;
  y: number;
}

/** Points that juice runs along; it goes behind the wall from the end of one line to the beginning of the next. */
export type Line = readonly Point[];

/** Side of a tile, and the left top corner of the board. */
export const TILE = 96;
const BOARD = { x: 228, y: 262 } as const;
/** The standing pipe at the pump, and where the board ends. */
export const RISER = { x: 186, top: 288, bottom: 640 } as const;
export const BOARD_END = BOARD.x + GRID.columns * TILE;
/** The tap, and the gauge over it. */
export const TAP = { x: 104, y: 496 } as const;
export const GAUGE = { x: 104, y: 372 } as const;
/** The arrow that turns a pipe back. */
export const UNDO = { x: 104, y: 604 } as const;
/** The banner comes under the board, where nothing can be used. */
export const BANNER = { x: 560, y: 703 } as const;

/** Layers, from back to front. */
export const DEPTHS = {
  wall: -40,
  dusk: -30,
  crew: -10,
  shelf: -8,
  plates: 0,
  pipes: 4,
  juice: 8,
  barrels: 12,
  things: 16,
  flying: 30,
  splash: 36,
} as const;

/** The juices of a round, by its thirds: pale as a line, full as it runs, and its bubbles. */
export const JUICES = [
  { pale: 0xffd79a, full: 0xf79a2b, light: 0xffe3b0, bubble: 4 },
  { pale: 0xf9b9cb, full: 0xe2476f, light: 0xffd3de, bubble: 5.5 },
  { pale: 0xc9bdf2, full: 0x7a55c7, light: 0xe0d6fb, bubble: 3 },
] as const;

export const rowY = (row: number) => BOARD.y + (row + 0.5) * TILE;

export const cellAt = (cell: number): Point => ({
  x: BOARD.x + ((cell % GRID.columns) + 0.5) * TILE,
  y: rowY(Math.floor(cell / GRID.columns)),
});

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Points on a quarter of a circle. */
const ARC = 5;

/** The points of juice that runs through a tile at (x, y). */
export function through({ x, y }: Point, from: Side, to: Side): Point[] {
  const half = TILE / 2;
  const [inX, inY] = [x - WAYS[from][0] * half, y - WAYS[from][1] * half];
  const [outX, outY] = [x + WAYS[to][0] * half, y + WAYS[to][1] * half];
  if (from === to)
    return [
      { x: inX, y: inY },
      { x: outX, y: outY },
    ];
  // Around the corner that both sides share.
  const [cx, cy] = [inX + outX - x, inY + outY - y];
  return Array.from({ length: ARC + 1 }, (_, i) => {
    const angle = ((i / ARC) * Math.PI) / 2;
    const [a, b] = [Math.cos(angle), Math.sin(angle)];
    return { x: cx + (inX - cx) * a + (outX - cx) * b, y: cy + (inY - cy) * a + (outY - cy) * b };
  });
}

/** From the tap up the standing pipe to a row. */
export const fromTap = (y: number): Point[] => [
  { x: TAP.x + 56, y: TAP.y },
  { x: RISER.x, y: TAP.y },
  { x: RISER.x, y },
];

/** The points of juice from the standing pipe through the tiles that it runs through. */
export const lineOf = (inlet: number, steps: readonly Step[]): Point[] => [
  ...fromTap(rowY(inlet)),
  { x: BOARD.x, y: rowY(inlet) },
  ...steps.flatMap(({ cell, from, to }) => through(cellAt(cell), from, to)),
];

/** How far a tile is turned, as its sprite lies. */
export const angleOf = ({ turn }: Pick<Tile, 'turn'>) => turn * 90;

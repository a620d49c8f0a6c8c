import type { Rng } from '../../engine/exercise/index.ts';
import { beside, distances, growMaze, type Maze, type Size } from './maze.ts';

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

/** Rows of a chamber that lies lower than usual: with more its tiles would become too small. */
const LOW_ROWS = 7;

/**
 * How large the chamber is behind `done` of `of` doors, with so many doors in it; `tempo` 0 to 1. One that lies `lower`
 * than usual (u) is as wide, but not as high.
 */
export function chamberSize(done: number, of: number, doors: number, tempo: number, lower = 0): Size {
  const share = of > 1 ? done / (of - 1) : 0;
  const grown = share * (SIZES.length - 1) * (SLOW + (1 - SLOW) * tempo);
  const least = Math.max(0, doors - 3);
  const { columns, rows } = SIZES[Math.min(SIZES.length - 1, Math.max(least, Math.round(grown)))]!;
  return { columns, rows: lower > 0 ? Math.min(rows, LOW_ROWS) : rows };
}

/** Where a chamber lies on the stage: its top left corner and the side of a tile, in u. */
export interface Ground {
  x: number;
  y: number;
  size: number;
}

/** The part of the stage that floor may lie in; the hedge around it may stick out. */
const FIELD = { middle: 683, width: 960, wide: 1088, top: 302, bottom: 750, largest: 80 } as const;

/**
 * What of the field is free: it begins `lower` u lower. `above` rows of hedge must be in view too; then it may be wider.
 * What is left over stays free above a chamber that lies `atBottom`.
 */
export interface Room {
  atBottom?: boolean;
  lower?: number;
  above?: number;
}

/** Lays a chamber in the middle of its field, as large as it can be. */
export function layGround(
  { columns, rows }: Size,
  { lower = 0, above = 0, atBottom = false }: Room = {},
): Ground {
  const top = FIELD.top + lower;
  const height = FIELD.bottom - top;
  const inner = rows - 2 + above;
  const width = above > 0 ? FIELD.wide : FIELD.width;
  const size = Math.floor(Math.min(FIELD.largest, width / columns, height / inner));
  const spare = height - inner * size;
  return {
    x: FIELD.middle - (columns * size) / 2,
    y: top + (atBottom ? spare : spare / 2) - (1 - above) * size,
    size,
  };
}

/** Where the keyboard begins (scenes/README.md 2.5), and where the board for the password ends, in u. */
const KEYBOARD = 508;
const BOARD_END = 303;
/** Share of a tile at which feet stand on it, and how far a gate reaches above its tile. */
const [FEET, GATE_TOP] = [0.9, 0.4];
const GATE_TRIES = 80;

/**
 * A maze on this ground whose gate can be seen between board and keyboard, and who stands before it too. Where there is
 * less room than usual (`lower`, in u) the board may hang before the top of the gate.
 */
export function gatedMaze(
  size: Size,
  loops: number,
  { y, size: side }: Ground,
  lower: number,
  rng: Rng,
): Maze {
  const rowOf = (tile: number) => Math.floor(tile / size.columns);
  let best: Maze | undefined;
  for (let i = 0; ; i++) {
    const maze = growMaze({ ...size, doors: 1, loops }, rng);
    const gate = maze.doors[0]!;
    const isOverKeyboard = [gate, ...beside(maze, gate)].every(
      (tile) => y + (rowOf(tile) + FEET) * side <= KEYBOARD,
    );
    const isUnderBoard = y + (rowOf(gate) - GATE_TOP) * side >= BOARD_END + lower;
    if (isOverKeyboard && isUnderBoard) return maze;
    if (isOverKeyboard) best = maze;
    if (i >= GATE_TRIES) return best ?? maze;
  }
}

/** Where signs hang: so many rows, and the middle of each place. */
interface SignLayout {
  rows: number;
  places: { x: number; y: number }[];
}

const SIGNS = { left: 48, right: 1318, y: 265, gap: 14, pitch: 74 } as const;

/** Room for each of `count` signs in `rows` rows, in u. */
export function signRoom(count: number, rows: number): number {
  const perRow = Math.ceil(count / rows);
  return (SIGNS.right - SIGNS.left - (perRow - 1) * SIGNS.gap) / perRow;
}

/** Hangs signs of equal width in the strip; a second row hangs below the first. */
export function hangSigns(count: number, width: number, rows: number): SignLayout {
  const perRow = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: (SIGNS.left + SIGNS.right) / 2 + ((i % perRow) - (inRow - 1) / 2) * (width + SIGNS.gap),
      y: SIGNS.y + row * SIGNS.pitch,
    };
  });
  return { rows, places };
}

/** How much lower everything lies in the example: the line of explanation takes its place. */
const EXAMPLE_LOWER = 48;

/** Where the prompt ends when it takes one line, in u; with two lines the hint under it would cover the signs. */
const ONE_LINE = 164;

/** How much lower everything lies than usual, in u: in the example, and under a prompt that ends at `bottom`. */
export const lowerBy = (isExample: boolean, bottom: number): number =>
  (isExample ? EXAMPLE_LOWER : 0) + Math.max(0, bottom - ONE_LINE);

/** How much lower the chamber begins under so many rows of signs, in u. */
export const underSigns = (rows: number): number => (rows - 1) * SIGNS.pitch;

/** A tile walked so often is trampled: the door behind it was not found with care. */
export const TRAMPLED = 3;

/** The same where a word of so many letters is gathered: one has to come back for each. */
export const trampledAfter = (letters: number): number => Math.max(TRAMPLED, letters + 1);

/**
 * Chambers for letter tablets, from small to large, and the share of passages that go sideways in them. Wide ones, for
 * a row more of hedges above the paths would make tiles smaller than 64 u.
 */
const NICHED: readonly Size[] = [
  { columns: 9, rows: 7 },
  { columns: 11, rows: 7 },
  { columns: 13, rows: 7 },
  { columns: 15, rows: 7 },
  { columns: 17, rows: 7 },
];
/** Where every hedge is needed: long lanes, and no loops. The last one has room for the longest word there is. */
const CROWDED: readonly Size[] = [
  { columns: 15, rows: 7 },
  { columns: 17, rows: 7 },
  { columns: 17, rows: 9 },
];
const SIDEWAYS = 0.78;
const [TRIES, LAST_TRIES] = [8, 200];
/** Hedges without a tablet, where there is room: what is looked for must not lie everywhere. */
const SPARE = 5;

/** The smallest maze with a gate in which `count` tablets can lie, and the hedges they lie in. */
export function nichedMaze(count: number, loops: number, rng: Rng): { maze: Maze; walls: number[] } {
  const grown = (size: Size, loopCount: number, sideways: number) => {
    const maze = growMaze({ ...size, doors: 1, loops: loopCount, sideways }, rng);
    return { maze, walls: rng.shuffle(nicheWalls(maze)) };
  };
  for (const size of NICHED) {
    for (let i = 0; i < TRIES; i++) {
      const { maze, walls } = grown(size, loops, SIDEWAYS);
      if (walls.length >= count + SPARE) return { maze, walls: walls.slice(0, count) };
    }
  }
  for (const size of CROWDED) {
    for (let i = 0; i < LAST_TRIES; i++) {
      const { maze, walls } = grown(size, 0, 1);
      if (walls.length >= count) return { maze, walls: walls.slice(0, count) };
    }
  }
  throw new Error(`No maze has room for ${count} tablets.`);
}

/** Hedges right above a path, two tiles apart at least, away from the gate. */
function nicheWalls({ columns, rows, floor, doors }: Maze): number[] {
  return floor.flatMap((isFloor, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const isPlace = !isFloor && x % 2 === 1 && y % 2 === 0 && y < rows - 1;
    return isPlace && !doors.includes(at + columns) && !doors.includes(at - columns) ? [at] : [];
  });
}

/** What lies on the paths of a chamber in each third of a round: golden carrots, and glow-worms. */
export const LYING = [
  { carrots: 0, worms: 0 },
  { carrots: 1, worms: 0 },
  { carrots: 0, worms: 3 },
] as const;
/** It is found on the way: at least so many steps from the start. */
const AWAY = 3;

/** Tiles of a chamber on which something may lie, not before a door: dead ends first. */
export function strewn(maze: Maze, count: number, rng: Rng): number[] {
  const far = distances(maze, maze.start);
  const taken = new Set([...maze.doors, ...maze.doors.flatMap((door) => beside(maze, door))]);
  const free = maze.floor.flatMap((isFloor, at) =>
    isFloor && far[at]! >= AWAY && !taken.has(at) ? [at] : [],
  );
  const isEnd = (at: number) => beside(maze, at).length === 1;
  const mixed = rng.shuffle(free);
  return [...mixed.filter(isEnd), ...mixed.filter((at) => !isEnd(at))].slice(0, count);
}

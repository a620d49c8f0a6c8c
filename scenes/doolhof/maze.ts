import type { Rng } from '../../engine/exercise/index.ts';
import { HEADINGS, STEPS, type Heading } from '../../engine/stage/index.ts';

/** Columns and rows of a maze, hedges included: both odd, for every other tile is a cell. */
export interface Size {
  columns: number;
  rows: number;
}

/** A hedge maze. A tile is named by its number, `row * columns + column`. */
export interface Maze extends Size {
  /** Per tile whether it is floor; the tiles of doors are floor too. */
  readonly floor: readonly boolean[];
  readonly start: number;
  /** Dead ends with a door in them: they are looked at, not walked on. */
  readonly doors: readonly number[];
}

/** Steps to the eight tiles around one. */
export const ALL_AROUND = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [[dx, dy] as const])),
);

/** Share of steps in which a maze grows on from its newest cell: less makes more dead ends. */
const WINDING = 0.55;
/** How far doors may differ in distance, in tiles (± 3), and how near the nearest may be. */
const DOORS = { spread: 6, nearest: 4 } as const;
const TRIES = 80;

/** The tile one step from `at`; -1 outside the maze. */
export function next({ columns, rows }: Size, at: number, way: Heading): number {
  const [dx, dy] = STEPS[way];
  const x = (at % columns) + dx;
  const y = Math.floor(at / columns) + dy;
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}

/** The floor tiles that lie against a tile. */
export const beside = (maze: Size & { readonly floor: readonly boolean[] }, at: number): number[] =>
  HEADINGS.map((way) => next(maze, at, way)).filter((tile) => tile >= 0 && maze.floor[tile]);

/** Distance in steps from one tile to every floor tile; -1 where it can't come. Doors are reached, not passed. */
export function distances(maze: Omit<Maze, 'start'>, from: number): number[] {
  const far = maze.floor.map(() => -1);
  far[from] = 0;
  const queue = [from];
  for (const at of queue) {
    if (at !== from && maze.doors.includes(at)) continue;
    for (const tile of beside(maze, at)) {
      if (far[tile]! >= 0) continue;
      far[tile] = far[at]! + 1;
      queue.push(tile);
    }
  }
  return far;
}

/** What a maze must be like. */
export interface Wish extends Size {
  doors: number;
  /** Walls that are opened where the maze would have been a tree. */
  loops: number;
  /** Share of passages that go sideways: there must be walls above the paths to put something in. */
  sideways?: number;
}

/** Grows a maze with doors at dead ends that are about equally far from the start. */
export function growMaze(wish: Wish, rng: Rng): Maze {
  let best: Maze | undefined;
  let least = Infinity;
  for (let i = 0; i < TRIES; i++) {
    const maze = attempt(wish, rng);
    if (!maze) continue;
    const spread = spreadOf(maze);
    if (spread < least) [best, least] = [maze, spread];
    if (spread <= DOORS.spread) break;
  }
  if (!best) throw new Error(`No maze of ${wish.columns} x ${wish.rows} has ${wish.doors} dead ends.`);
  return best;
}

/** How much the doors differ in distance from the start, in tiles. */
export function spreadOf(maze: Maze): number {
  const far = distances(maze, maze.start);
  const ways = maze.doors.map((door) => far[door]!);
  return ways.length === 0 ? 0 : Math.max(...ways) - Math.min(...ways);
}

function attempt(wish: Wish, rng: Rng): Maze | undefined {
  const { columns, rows } = wish;
  const floor = carve(wish, rng);
  const cells = cellsOf(wish);
  const size = { columns, rows, floor };
  const ends = cells.filter((cell) => beside(size, cell).length === 1);
  const starts = rng.shuffle(cells.filter((cell) => !ends.includes(cell)));
  for (const start of starts) {
    const doors = doorsFrom({ ...size, doors: ends }, start, ends, wish.doors);
    if (!doors) continue;
    const maze: Maze = { ...size, start, doors: rng.shuffle(doors) };
    openLoops(maze, floor, wish.loops, rng);
    return maze;
  }
  return undefined;
}

const cellsOf = ({ columns, rows }: Size): number[] =>
  Array.from({ length: columns * rows }, (_, at) => at).filter(
    (at) => (at % columns) % 2 === 1 && Math.floor(at / columns) % 2 === 1,
  );

/** A maze without loops, grown from one cell. */
function carve({ columns, rows, sideways = 0.5 }: Wish, rng: Rng): boolean[] {
  const floor = Array.from({ length: columns * rows }, () => false);
  const size = { columns, rows };
  const first = rng.pick(cellsOf(size));
  floor[first] = true;
  const growing = [first];
  while (growing.length > 0) {
    const from = rng.next() < WINDING ? growing.length - 1 : rng.below(growing.length);
    const at = growing[from]!;
    const ways = HEADINGS.filter((way) => {
      const cell = beyond(size, at, way);
      return cell >= 0 && !floor[cell];
    });
    if (ways.length === 0) {
      growing.splice(from, 1);
      continue;
    }
    const wanted = ways.filter((way) => (STEPS[way][1] === 0) === rng.next() < sideways);
    const way = rng.pick(wanted.length > 0 ? wanted : ways);
    const cell = beyond(size, at, way);
    floor[next(size, at, way)] = true;
    floor[cell] = true;
    growing.push(cell);
  }
  return floor;
}

/** The cell behind the wall on that side. */
function beyond(size: Size, at: number, way: Heading): number {
  const wall = next(size, at, way);
  const cell = wall < 0 ? -1 : next(size, wall, way);
  return cell;
}

/** The dead ends that are farthest from a start and about equally far. */
function doorsFrom(
  maze: Omit<Maze, 'start'>,
  start: number,
  ends: readonly number[],
  count: number,
): number[] | undefined {
  if (count === 0) return [];
  const far = distances({ ...maze, doors: [] }, start);
  const sorted = ends.filter((end) => far[end]! >= DOORS.nearest).sort((a, b) => far[b]! - far[a]!);
  for (let i = 0; i + count <= sorted.length; i++) {
    const row = sorted.slice(i, i + count);
    if (far[row[0]!]! - far[row.at(-1)!]! <= DOORS.spread) return row;
  }
  return undefined;
}

/** Opens walls between two cells that have no door, for as long as the doors stay about equally far. */
function openLoops(maze: Maze, floor: boolean[], loops: number, rng: Rng) {
  const { columns } = maze;
  const walls = rng.shuffle(
    floor.flatMap((isFloor, at) => {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      if (isFloor || x % 2 === y % 2) return [];
      const sides = beside(maze, at);
      return sides.length === 2 && sides.every((cell) => !maze.doors.includes(cell)) ? [at] : [];
    }),
  );
  let opened = 0;
  for (const wall of walls) {
    if (opened === loops) return;
    floor[wall] = true;
    const far = distances(maze, maze.start);
    const isGood = spreadOf(maze) <= DOORS.spread && maze.doors.every((door) => far[door]! >= DOORS.nearest);
    if (isGood) opened++;
    else floor[wall] = false;
  }
}

import type { Rng } from '../../engine/exercise/index.ts';

/** The board in tiles: the pump is at its left, barrels are at its right. */
export const GRID = { columns: 6, rows: 4 } as const;

/** A side of a tile, and where juice runs that leaves by it: 0 is up, 1 right, 2 down, 3 left. */
export type Side = 0 | 1 | 2 | 3;
export type Kind = 'straight' | 'bend';

/** A tile as it lies: a bend joins its sides `turn` and `turn + 1`, a straight one `turn` and `turn + 2`. */
export interface Tile {
  readonly kind: Kind;
  turn: number;
}

/** One tile that juice runs through: where it runs as it comes in and as it leaves. */
export interface Step {
  cell: number;
  from: Side;
  to: Side;
}

/** A tile that must lie so for a way to be whole. */
interface Need {
  cell: number;
  turn: number;
}

export interface Board {
  /** By cell, row after row; there is bare wall where there is none. */
  tiles: (Tile | undefined)[];
  /** The row where juice comes in. */
  inlet: number;
  /** The row of each barrel, from top to bottom. */
  barrels: readonly number[];
  /** For each barrel how the tiles of one way to it must lie, from the pump on. */
  ways: readonly (readonly Need[])[];
}

/** What a board asks. */
export interface Demand {
  /** Taps that each way takes, at least and at most. */
  taps: readonly [number, number];
  /** Tiles that a way may have. */
  longest: number;
  /** Share of the bare cells where a tile lies that leads nowhere. */
  strays: number;
}

const MOVES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const ALL: readonly Side[] = [0, 1, 2, 3];
/** Cells that one search may look at, and tries for a board and for how it lies. */
const LIMITS = { looks: 400, boards: 400, turns: 24 } as const;
/** No barrel takes so many taps more than another. */
const UNLIKE = 2;

const turned = (side: number, by: number) => ((side + by + 4) % 4) as Side;

/** Where juice leaves a tile that it runs into; undefined where it is closed to it. */
export function exitOf({ kind, turn }: Tile, heading: Side): Side | undefined {
  const [a, b] = [turned(turn, 0), turned(turn, kind === 'bend' ? 1 : 2)];
  const entry = turned(heading, 2);
  return entry === a ? b : entry === b ? a : undefined;
}

/** Taps (a quarter to the right each) until a tile lies as it must. */
export const tapsTo = ({ kind, turn }: Tile, wanted: number): number =>
  (((wanted - turn) % 4) + 4) % (kind === 'straight' ? 2 : 4);

const turnFor = ({ from, to }: Step): number => {
  const entry = turned(from, 2);
  if (from === to) return entry % 2;
  return turned(entry, 1) === to ? entry : to;
};

/** How juice runs as the tiles lie: through which, and into which barrel; undefined when it leaks at the end. */
export function flow({ tiles, inlet, barrels }: Board): { steps: Step[]; barrel: number | undefined } {
  const steps: Step[] = [];
  let [x, y, heading] = [0, inlet, 1 as Side];
  for (;;) {
    if (x === GRID.columns) {
      const barrel = barrels.indexOf(y);
      return { steps, barrel: barrel < 0 ? undefined : barrel };
    }
    const isOnBoard = x >= 0 && y >= 0 && y < GRID.rows;
    const cell = y * GRID.columns + x;
    const tile = isOnBoard ? tiles[cell] : undefined;
    const to = tile && exitOf(tile, heading);
    if (to === undefined) return { steps, barrel: undefined };
    steps.push({ cell, from: heading, to });
    [x, y, heading] = [x + MOVES[to][0], y + MOVES[to][1], to];
  }
}

/** Taps that a whole way takes. */
export const tapsOf = ({ tiles, ways }: Board, barrel: number): number =>
  ways[barrel]!.reduce((sum, { cell, turn }) => sum + tapsTo(tiles[cell]!, turn), 0);

/** The first tile from the pump on that does not lie as the way to a barrel asks. */
export const nextOn = ({ tiles, ways }: Board, barrel: number): number | undefined =>
  ways[barrel]!.find(({ cell, turn }) => tapsTo(tiles[cell]!, turn) > 0)?.cell;

/** Rows for so many barrels. */
export function barrelRows(count: number, rng: Rng): number[] {
  const rows = rng.shuffle(ALL).slice(0, count);
  // Two barrels stand apart: there is room for both signs.
  if (count === 2 && Math.abs(rows[0]! - rows[1]!) === 1)
    return rng.pick([
      [0, 2],
      [0, 3],
      [1, 3],
    ]);
  return rows.sort((a, b) => a - b);
}

/** A board with a way to every barrel; ways share their first tiles, and none is whole yet. */
export function boardFor(barrels: readonly number[], demand: Demand, rng: Rng): Board {
  let best: Board | undefined;
  for (let i = 0; i < LIMITS.boards; i++) {
    const board = layBoard(barrels, demand, rng);
    if (!board) continue;
    best ??= board;
    if (!scramble(board, demand, rng)) continue;
    return withStrays(board, demand.strays, rng);
  }
  if (!best) throw new Error('No board has these barrels.');
  return best;
}

/** A way to each barrel over tiles that are the same for all of them. */
function layBoard(barrels: readonly number[], { longest }: Demand, rng: Rng): Board | undefined {
  const inlet = rng.below(GRID.rows);
  const kinds: (Kind | undefined)[] = [];
  const steps: Step[][] = [];
  for (const row of rng.shuffle(barrels)) {
    const way = wayTo(row, inlet, kinds, longest, rng);
    if (!way) return undefined;
    for (const { cell, from, to } of way) kinds[cell] = from === to ? 'straight' : 'bend';
    steps[barrels.indexOf(row)] = way;
  }
  const tiles = Array.from({ length: GRID.rows * GRID.columns }, (_, cell) => {
    const kind = kinds[cell];
    return kind && { kind, turn: 0 };
  });
  return {
    tiles,
    inlet,
    barrels,
    ways: steps.map((way) => way.map((step) => ({ cell: step.cell, turn: turnFor(step) }))),
  };
}

/** A random way from the pump to the barrel of a row, over tiles that are known or still free. */
function wayTo(
  row: number,
  inlet: number,
  kinds: readonly (Kind | undefined)[],
  longest: number,
  rng: Rng,
): Step[] | undefined {
  let looks: number = LIMITS.looks;
  const way: Step[] = [];
  const search = (x: number, y: number, from: Side): boolean => {
    if (x === GRID.columns) return y === row;
    if (x < 0 || y < 0 || y >= GRID.rows || looks-- < 0) return false;
    if (way.length + GRID.columns - x + Math.abs(row - y) > longest) return false;
    const cell = y * GRID.columns + x;
    if (way.some((step) => step.cell === cell)) return false;
    const bends = rng.shuffle([turned(from, 1), turned(from, 3)]);
    const known = kinds[cell];
    const both = rng.next() < 0.5 ? [from, ...bends] : [...bends, from];
    for (const to of known === 'straight' ? [from] : known === 'bend' ? bends : both) {
      way.push({ cell, from, to });
      if (search(x + MOVES[to][0], y + MOVES[to][1], to)) return true;
      way.pop();
    }
    return false;
  };
  return search(0, inlet, 1) ? way : undefined;
}

/** Turns tiles away, so that every barrel takes about as many taps. Whether that could be done. */
function scramble(board: Board, { taps: [least, most] }: Demand, rng: Rng): boolean {
  const { tiles, ways } = board;
  const needs = new Map<number, Set<number>>();
  for (const { cell, turn } of ways.flat()) needs.set(cell, (needs.get(cell) ?? new Set()).add(turn));
  const sure = [...needs].flatMap(([cell, turns]) => (turns.size === 1 ? [cell] : []));
  for (let i = 0; i < LIMITS.turns; i++) {
    for (const [cell, turns] of needs) tiles[cell]!.turn = turns.size === 1 ? [...turns][0]! : rng.below(4);
    for (const cell of rng.shuffle(sure)) {
      const costs = ways.map((_, barrel) => tapsOf(board, barrel));
      const goal = least + (i % (most - least + 1));
      const on = ways.flatMap((way, barrel) => (way.some((need) => need.cell === cell) ? [barrel] : []));
      if (on.every((barrel) => costs[barrel]! < goal)) tiles[cell]!.turn = turned(tiles[cell]!.turn, 3);
    }
    const costs = ways.map((_, barrel) => tapsOf(board, barrel));
    const [low, high] = [Math.min(...costs), Math.max(...costs)];
    if (low >= least && high <= most && high - low <= UNLIKE && flow(board).barrel === undefined) return true;
  }
  return false;
}

function withStrays(board: Board, share: number, rng: Rng): Board {
  board.tiles.forEach((tile, cell) => {
    if (!tile && rng.next() < share)
      board.tiles[cell] = { kind: rng.pick(['straight', 'bend'] as const), turn: rng.below(4) };
  });
  return board;
}

import type { Rng } from '../../engine/exercise/index.ts';
import { LAWN, PAD, GRID, apart, around, columnOf, rowOf, spot, type Spot } from './grid.ts';

/** Where everything of one exercise lies. */
export interface Meadow {
  /** The caterpillar, head first. */
  home: readonly Spot[];
  /** The cells of each leaf, from left to right, in the order of the sizes asked for. */
  leaves: readonly (readonly Spot[])[];
  twigs: readonly Spot[];
  dew: readonly Spot[];
}

interface Wanted {
  /** How many cells wide each leaf is. */
  sizes: readonly number[];
  twigs: number;
  dew: number;
}

/** Free cells straight ahead of the head and all around the body at the start. */
const AHEAD = 3;
/** Leaves lie within so many columns and rows of home, a little farther for each leaf more. */
const REACH = { least: 4, each: 0.55 } as const;
const TRIES = 24;
/** Rows of a meadow that is packed full. */
const PACKED_ROWS = [3, 5, 7] as const;

const near = (a: readonly Spot[], b: readonly Spot[], distance: number) =>
  a.some((one) => b.some((other) => apart(one, other) < distance));

/** Lays out an exercise; the same seed gives the same garden. */
export function layMeadow({ sizes, twigs, dew }: Wanted, rng: Rng): Meadow {
  for (let i = 0; i < TRIES; i++) {
    const home = homeIn(rng);
    const leaves = strew(sizes, home, rng);
    if (leaves) return furnish({ home, leaves }, twigs, dew, rng);
  }
  const home = [2, 1, 0].map((column) => spot(column, GRID.rows - 1));
  return furnish({ home, leaves: pack(sizes, rng) }, twigs, dew, rng);
}

/** Somewhere in the middle, so that no leaf is far. */
function homeIn(rng: Rng): Spot[] {
  const row = 5 + rng.below(2);
  const toLeft = rng.next() < 0.5;
  const column = 8 + rng.below(5);
  return [0, 1, 2].map((i) => spot(column + (toLeft ? i : -i), row));
}

/** Cells that stay free for the start: around the body, and straight ahead. */
function startOf(home: readonly Spot[]): Spot[] {
  const [head, neck] = [home[0]!, home[1]!];
  return [...home, ...Array.from({ length: AHEAD }, (_, i) => head + (head - neck) * (i + 1))];
}

/** Whether a leaf can be there: every cell has lawn on all sides, so it never lies in a corridor. */
const isOpen = (cells: readonly Spot[]) =>
  cells.every((one, i) => LAWN.has(one) && around(one).length === 4 && rowOf(one) === rowOf(cells[0]!) && (i === 0 || columnOf(one) > columnOf(cells[0]!))); // prettier-ignore

const cellsFrom = (first: Spot, size: number) => Array.from({ length: size }, (_, i) => first + i);

/** Strews leaves loosely round home; undefined when there is no room that way. */
function strew(sizes: readonly number[], home: readonly Spot[], rng: Rng): Spot[][] | undefined {
  const laid: Spot[][] = sizes.map(() => []);
  const start = startOf(home);
  const order = rng.shuffle(sizes.map((_, i) => i)).sort((a, b) => sizes[b]! - sizes[a]!);
  const spread = REACH.least + sizes.reduce((sum, size) => sum + size, 0) * REACH.each;
  for (const at of order) {
    const free = [...LAWN]
      .map((first) => cellsFrom(first, sizes[at]!))
      .filter(
        (cells) =>
          isOpen(cells) && !near(cells, start, 2) && laid.every((other) => !near(cells, other, 2)),
      );
    if (free.length === 0) return undefined;
    const close = free.filter((cells) => cells.every((one) => apart(one, home[0]!) <= spread));
    laid[at] = rng.pick(close.length > 0 ? close : free);
  }
  return laid;
}

/** Packs many or wide leaves in rows with lanes between them. */
function pack(sizes: readonly number[], rng: Rng): Spot[][] {
  const laid: Spot[][] = sizes.map(() => []);
  const rows = PACKED_ROWS.map((row) => ({ row, at: 1, end: (row + 1 >= PAD.row ? PAD.column : GRID.columns) - 1 }));
  const order = rng.shuffle(sizes.map((_, i) => i)).sort((a, b) => sizes[b]! - sizes[a]!);
  const packed = rows.map((): number[] => []);
  for (const at of order) {
    const size = sizes[at]!;
    const room = rows.map(({ at: from, end }) => end - from - size);
    const most = Math.max(...room);
    if (most < 0) continue;
    const to = room.indexOf(most);
    packed[to]!.push(at);
    rows[to]!.at += size + 1;
  }
  for (const [i, line] of packed.entries()) {
    // What is left of the row is shared by the gaps, so that it does not look like a shelf.
    let spare = rows[i]!.end - rows[i]!.at + 1;
    let column = 1;
    for (const [n, at] of rng.shuffle(line).entries()) {
      const shift = Math.min(spare, rng.below(Math.ceil(spare / (line.length - n)) + 1));
      column += shift;
      spare -= shift;
      laid[at] = cellsFrom(spot(column, rows[i]!.row), sizes[at]!);
      column += sizes[at]! + 1;
    }
  }
  return laid;
}

/** Puts twigs and dew in what is left. */
function furnish(
  { home, leaves }: Pick<Meadow, 'home' | 'leaves'>,
  twigs: number,
  dew: number,
  rng: Rng,
): Meadow {
  const taken = [startOf(home), ...leaves];
  const walls: Spot[] = [];
  const full = leaves.flat();
  for (const one of rng.shuffle([...LAWN])) {
    if (walls.length >= twigs) break;
    if (taken.some((cells) => near([one], cells, 2)) || around(one).some((by) => walls.includes(by))) continue;
    if (isWalkable(new Set([...full, ...walls, one]))) walls.push(one);
  }
  const drops: Spot[] = [];
  for (const one of rng.shuffle([...LAWN])) {
    if (drops.length >= dew) break;
    if (walls.includes(one) || taken.some((cells) => near([one], cells, 2)) || near([one], drops, 3)) continue;
    drops.push(one);
  }
  return { home, leaves, twigs: walls, dew: drops };
}

/** Whether all that is free hangs together and has no dead ends. */
export function isWalkable(full: ReadonlySet<Spot>): boolean {
  const free = [...LAWN].filter((one) => !full.has(one));
  const open = (one: Spot) => around(one).filter((by) => !full.has(by));
  if (free.length === 0 || free.some((one) => open(one).length < 2)) return false;
  const seen = new Set([free[0]!]);
  for (const one of seen) for (const by of open(one)) seen.add(by);
  return seen.size === free.length;
}

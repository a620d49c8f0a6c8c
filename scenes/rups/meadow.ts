import type { Rng } from '../../engine/exercise/index.ts';
import { PAD, GRID } from './art/sizes.ts';
import { LAWN, apart, around, columnOf, isUnderArrows, rowOf, spot, type Spot } from './grid.ts';

/** Where everything of one exercise lies. */
export interface Meadow {
  /** The caterpillar, head first. */
  home: readonly Spot[];
  /** The cells of each leaf, in reading order; in the order of the sizes asked for. */
  leaves: readonly (readonly Spot[])[];
  twigs: readonly Spot[];
  dew: readonly Spot[];
}

/** How many cells something to eat covers. */
export interface Size {
  wide: number;
  high: number;
}

interface Wanted {
  sizes: readonly Size[];
  twigs: number;
  dew: number;
  /** The arrows lie over a corner: nothing lies under them. */
  pad: boolean;
}

/** Free cells straight ahead of the head and all around the body at the start. */
const AHEAD = 3;
/** Leaves lie within so many columns and rows of home, a little farther for each leaf more. */
const REACH = { least: 4, each: 0.55 } as const;
const TRIES = 8;
/** Rows of a meadow that is packed full. */
const PACKED_ROWS = [2, 4, 6, 8] as const;
/** Food lies in no row above this one: there the hint may hang. */
const FIRST_ROW = 2;

/** Keeps these cells and all that touch them, also by a corner, free of other things. */
function fence(fenced: Set<Spot>, cells: readonly Spot[], reach = 1) {
  for (const cell of cells)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) fenced.add(cell + dy * GRID.columns + dx);
}

/** Lays out an exercise; the same seed gives the same garden. */
export function layMeadow({ sizes, twigs, dew, pad }: Wanted, rng: Rng): Meadow {
  for (let i = 0; i < TRIES; i++) {
    const home = homeIn(rng);
    const leaves = strew(sizes, home, rng, pad);
    if (leaves) return furnish({ home, leaves }, twigs, dew, rng, pad);
  }
  const home = [2, 1, 0].map((column) => spot(column, 0));
  return furnish({ home, leaves: pack(sizes, rng, pad) }, twigs, dew, rng, pad);
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

/** The cells of a leaf whose first one is `first`; undefined where one has no lawn on all sides, or arrows over it: it never lies in a corridor. */
function openAt(first: Spot, { wide, high }: Size, pad: boolean): Spot[] | undefined {
  const [column, row] = [columnOf(first), rowOf(first)];
  if (column + wide > GRID.columns || row < FIRST_ROW || row + high > GRID.rows) return undefined;
  const cells = Array.from({ length: wide * high }, (_, i) =>
    spot(column + (i % wide), row + Math.floor(i / wide)),
  );
  const isOpen = (one: Spot) => LAWN.has(one) && around(one).length === 4 && !(pad && isUnderArrows(one));
  return cells.every(isOpen) ? cells : undefined;
}

const areaOf = ({ wide, high }: Size) => wide * high;
/** The largest first: they are the hardest to find room for. */
const bySize = (sizes: readonly Size[], rng: Rng) =>
  rng.shuffle(sizes.map((_, i) => i)).sort((a, b) => areaOf(sizes[b]!) - areaOf(sizes[a]!));

/** Strews leaves loosely round home; undefined when there is no room that way. */
function strew(sizes: readonly Size[], home: readonly Spot[], rng: Rng, pad: boolean): Spot[][] | undefined {
  const laid: Spot[][] = sizes.map(() => []);
  const fenced = new Set<Spot>();
  fence(fenced, startOf(home));
  const spread = REACH.least + sizes.reduce((sum, size) => sum + areaOf(size), 0) * REACH.each;
  for (const at of bySize(sizes, rng)) {
    const free: Spot[][] = [];
    for (const first of LAWN) {
      const cells = fenced.has(first) ? undefined : openAt(first, sizes[at]!, pad);
      if (cells && !cells.some((cell) => fenced.has(cell))) free.push(cells);
    }
    if (free.length === 0) return undefined;
    const close = free.filter((cells) => cells.every((one) => apart(one, home[0]!) <= spread));
    laid[at] = rng.pick(close.length > 0 ? close : free);
    fence(fenced, laid[at]);
  }
  return laid;
}

/** Packs many or wide leaves in rows with lanes between them. */
function pack(sizes: readonly Size[], rng: Rng, pad: boolean): Spot[][] {
  const laid: Spot[][] = sizes.map(() => []);
  const rows = PACKED_ROWS.map((row) => ({
    row,
    at: 1,
    end: (pad && row + 1 >= PAD.row ? PAD.column : GRID.columns) - 1,
  }));
  const packed = rows.map((): number[] => []);
  for (const at of bySize(sizes, rng)) {
    const size = sizes[at]!.wide;
    const room = rows.map(({ at: from, end }) => end - from - size);
    const most = Math.max(...room);
    if (most < 0) continue;
    const to = room.indexOf(most);
    packed[to]!.push(at);
    rows[to]!.at += size + 1;
  }
  for (const [i, line] of packed.entries()) {
    const { row } = rows[i]!;
    // What is left of the row is shared by the gaps, so that it does not look like a shelf.
    let spare = rows[i]!.end - rows[i]!.at + 1;
    let column = 1;
    for (const [n, at] of rng.shuffle(line).entries()) {
      const shift = Math.min(spare, rng.below(Math.ceil(spare / (line.length - n)) + 1));
      column += shift;
      spare -= shift;
      const { wide } = sizes[at]!;
      laid[at] = Array.from({ length: wide }, (_, i) => spot(column + i, row));
      column += wide + 1;
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
  pad: boolean,
): Meadow {
  const fenced = new Set(pad ? [...LAWN].filter(isUnderArrows) : []);
  for (const cells of [startOf(home), ...leaves]) fence(fenced, cells);
  const walls: Spot[] = [];
  const full = new Set(leaves.flat());
  for (const one of rng.shuffle([...LAWN])) {
    if (walls.length >= twigs) break;
    if (fenced.has(one) || around(one).some((by) => walls.includes(by))) continue;
    if (isWalkable(full.add(one))) walls.push(one);
    else full.delete(one);
  }
  const drops: Spot[] = [];
  for (const one of rng.shuffle([...LAWN])) {
    if (drops.length >= dew) break;
    if (walls.includes(one) || fenced.has(one)) continue;
    drops.push(one);
    fence(fenced, [one], 2);
  }
  return { home, leaves, twigs: walls, dew: drops };
}

/** Whether all that is free hangs together and has no dead ends. */
export function isWalkable(full: ReadonlySet<Spot>): boolean {
  let free = 0;
  let first: Spot | undefined;
  for (const one of LAWN) {
    if (full.has(one)) continue;
    free++;
    first ??= one;
    let ways = 0;
    for (const by of around(one)) if (!full.has(by)) ways++;
    if (ways < 2) return false;
  }
  if (first === undefined) return false;
  const seen = new Set([first]);
  for (const one of seen) for (const by of around(one)) if (!full.has(by)) seen.add(by);
  return seen.size === free;
}

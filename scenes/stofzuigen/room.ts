import type { Rng } from '../../engine/exercise/index.ts';
import { HEADINGS } from '../../engine/stage/index.ts';
import { FLOOR } from './art/sizes.ts';
import { apart, around, block, HOME, rowOf, TILES, type Tile } from './grid.ts';
import { entered, type Ground } from './ways.ts';

/** How many tiles a thing covers. */
export interface Size {
  wide: number;
  high: number;
}

/** A piece of furniture: which of the room's pieces, and where. */
export interface Piece {
  name: string;
  tiles: readonly Tile[];
}

/** Where everything of one exercise lies. */
export interface Room {
  /** The tiles of each dust bunny, in the order of the sizes asked for. */
  bunnies: readonly (readonly Tile[])[];
  furniture: readonly Piece[];
  rugs: readonly Tile[];
  cat: Tile | undefined;
}

interface Wanted {
  sizes: readonly Size[];
  /** Furniture of this room by name, and how many pieces. */
  pieces: readonly ({ name: string } & Size)[];
  furniture: number;
  rugs: number;
  cat: boolean;
}

/** Bunnies lie within so many columns and rows of the dock, a little farther for each tile more: no way takes long. */
const REACH = { columns: 2.2, rows: 2.6, each: 0.3 } as const;
const TRIES = 12;
/** Rugs and the cat lie so near to a bunny, where ways lead past. */
const NEAR = 2;
/** Rows of a room that is packed full, with things of one tile high and of two. The first row stays free: there the hint may hang. */
const PACKED = { low: [1, 3, 5], high: [1, 4] } as const;
/** So many tiles in a row, with a lane after each thing, are in a packed room. */
export const ROOM_FOR = PACKED.low.length * (FLOOR.columns + 1);
const FIRST_ROW = 1;

/** Tiles that touch some others, also by a corner, and these. */
const fenced = (tiles: readonly Tile[]): Tile[] =>
  TILES.filter((one) => tiles.some((tile) => apart(one, tile) <= 1));

/** Lays a room out; the same seed gives the same room. */
export function layRoom({ sizes, pieces, furniture, rugs, cat }: Wanted, rng: Rng): Room {
  let bunnies: readonly (readonly Tile[])[] | undefined;
  for (let i = 0; i < TRIES && !bunnies; i++) bunnies = strew(sizes, rng);
  bunnies ??= pack(sizes, rng);
  const taken = new Set(bunnies.flat());
  const placed = furnish(bunnies, pieces, furniture, rng);
  const walls = new Set(placed.flatMap(({ tiles }) => tiles));
  const isBare = (one: Tile) => !taken.has(one) && !walls.has(one) && apart(one, HOME) > 1;
  const isNear = (one: Tile) => bunnies.some((tiles) => tiles.some((tile) => apart(one, tile) <= NEAR));
  const bare = TILES.filter((one) => isBare(one) && isNear(one));
  const laid: Tile[] = [];
  for (const one of rng.shuffle(bare)) {
    if (laid.length >= rugs) break;
    if (laid.some((rug) => apart(rug, one) < 3)) continue;
    if (leadsEverywhere({ walls, rugs: new Set([...laid, one]) }, bunnies)) laid.push(one);
  }
  const beds = bare.filter((one) => !laid.includes(one) && rowOf(one) >= FIRST_ROW);
  return { bunnies, furniture: placed, rugs: laid, cat: cat && beds.length > 0 ? rng.pick(beds) : undefined };
}

/** The largest first: they are the hardest to find room for. */
const bySize = (sizes: readonly Size[], rng: Rng) =>
  rng
    .shuffle(sizes.map((_, i) => i))
    .sort((a, b) => sizes[b]!.wide * sizes[b]!.high - sizes[a]!.wide * sizes[a]!.high);

/** Strews bunnies loosely before the dock; undefined when there is no room that way. */
function strew(sizes: readonly Size[], rng: Rng): Tile[][] | undefined {
  const laid: Tile[][] = sizes.map(() => []);
  const full = new Set(fenced([HOME]).filter((one) => one === HOME || rowOf(one) > 0));
  const more = sizes.reduce((sum, { wide, high }) => sum + wide * high, 0) * REACH.each;
  const isNear = (one: Tile) =>
    Math.abs((one % FLOOR.columns) - (HOME % FLOOR.columns)) <= REACH.columns + more &&
    rowOf(one) <= REACH.rows + more / 2;
  for (const at of bySize(sizes, rng)) {
    const { wide, high } = sizes[at]!;
    const free = TILES.flatMap((first) => {
      const tiles = rowOf(first) < FIRST_ROW ? undefined : block(first, wide, high);
      return tiles && !tiles.some((one) => full.has(one)) ? [tiles] : [];
    });
    if (free.length === 0) return undefined;
    const near = free.filter((tiles) => tiles.every(isNear));
    laid[at] = rng.pick(near.length > 0 ? near : free);
    for (const one of fenced(laid[at])) full.add(one);
  }
  return laid;
}

/** Packs many or wide bunnies in rows with lanes between them. */
function pack(sizes: readonly Size[], rng: Rng): Tile[][] {
  const laid: Tile[][] = sizes.map(() => []);
  const isHigh = sizes.some(({ high }) => high > 1);
  const lines = PACKED[isHigh ? 'high' : 'low'].map((row) => ({ row, used: 0, items: [] as number[] }));
  for (const at of bySize(sizes, rng)) {
    const line = [...lines].sort((a, b) => a.used - b.used)[0]!;
    line.items.push(at);
    line.used += sizes[at]!.wide + 1;
  }
  for (const { row, used, items } of lines) {
    // What is left of the row is shared by the gaps, so that it does not look like a shelf.
    let spare = FLOOR.columns - used + 1;
    let column = 0;
    for (const [n, at] of rng.shuffle(items).entries()) {
      const shift = Math.min(
        Math.max(0, spare),
        rng.below(Math.ceil(Math.max(0, spare) / (items.length - n)) + 1),
      );
      column += shift;
      spare -= shift;
      const { wide, high } = sizes[at]!;
      laid[at] = block(row * FLOOR.columns + column, wide, high) ?? [];
      column += wide + 1;
    }
  }
  return laid;
}

/** Furniture in what is left: all that is free hangs together, and each bunny can be come at from two sides. */
function furnish(bunnies: Room['bunnies'], pieces: Wanted['pieces'], count: number, rng: Rng): Piece[] {
  const placed: Piece[] = [];
  const full = new Set([...bunnies.flat()]);
  const start = new Set(fenced([HOME]));
  for (let n = 0; n < count; n++) {
    const { name, wide, high } = pieces[n % pieces.length]!;
    for (const first of rng.shuffle(TILES)) {
      const tiles = block(first, wide, high);
      if (!tiles || tiles.some((one) => full.has(one) || start.has(one))) continue;
      if (placed.some((piece) => piece.tiles.some((a) => tiles.some((b) => apart(a, b) <= 1)))) continue;
      const after = new Set([...full, ...tiles]);
      if (!isOneFloor(after) || !bunnies.every((one) => doorsOf(one, after) >= 2)) continue;
      for (const one of tiles) full.add(one);
      placed.push({ name, tiles });
      break;
    }
  }
  return placed;
}

/** From how many free tiles he can drive onto it. */
const doorsOf = (tiles: readonly Tile[], full: ReadonlySet<Tile>): number =>
  new Set(tiles.flatMap(around).filter((one) => !full.has(one))).size;

/** Whether all that is free hangs together. */
export function isOneFloor(full: ReadonlySet<Tile>): boolean {
  const seen = new Set([HOME]);
  for (const one of seen) for (const by of around(one)) if (!full.has(by)) seen.add(by);
  return seen.size === TILES.length - full.size;
}

/** Whether each bunny can be come at from each place that he can be in, also where rugs slide him on. */
export function leadsEverywhere(ground: Ground, bunnies: Room['bunnies']): boolean {
  const prey = new Set(bunnies.flat());
  const ways = (from: Tile) => HEADINGS.map((heading) => entered(ground, from, heading));
  const spread = (from: Tile) => {
    // The one that he stands on is in his bag.
    const own = bunnies.find((tiles) => tiles.includes(from)) ?? [];
    const seen = new Set([from]);
    const met = new Set<Tile>(own);
    for (const at of seen)
      for (const tiles of ways(at)) {
        const hit = tiles.find((one) => prey.has(one) && !own.includes(one));
        if (hit !== undefined) met.add(hit);
        else if (tiles.length > 0) seen.add(tiles.at(-1)!);
      }
    return { seen, met };
  };
  const { seen } = spread(HOME);
  return [...seen, ...prey].every((from) => {
    const { seen: back, met } = spread(from);
    return back.has(HOME) && bunnies.every((tiles) => tiles.some((one) => met.has(one)));
  });
}

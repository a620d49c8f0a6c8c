import type { Rng } from '../../engine/exercise/index.ts';

/** The pit, in tiles. */
export const GRID = { columns: 8, rows: 3 } as const;
const TILES = GRID.columns * GRID.rows;
/** Columns between finds, and between them and the hole that is there already. */
const APART = 2;
/** Prints reach so far at tempo 0, and from this tempo on no farther than this. */
const REACH = { usual: 3, less: 2, from: 0.5 } as const;
const MOST_PRINTS = 3;
const EIGHTH = Math.PI / 4;

/** Empty holes after which the worm comes and helps. */
export const LOST = 3;

/** What prints in a hole tell: how near the nearest find is that is still buried, and which way it lies, in eighths of a turn from up. */
export interface Clue {
  prints: number;
  heading: number;
}

/** What a stroke of the spade did. */
export type Stroke = 'cracked' | 'hole' | 'found' | 'opened' | 'nothing';

const columnOf = (tile: number) => tile % GRID.columns;
const rowOf = (tile: number) => Math.floor(tile / GRID.columns);

/** How many steps apart two tiles lie; a slanting step is one too. */
export const stepsBetween = (a: number, b: number): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

function headingTo(from: number, to: number): number {
  const angle = Math.atan2(columnOf(to) - columnOf(from), rowOf(from) - rowOf(to));
  return (Math.round(angle / EIGHTH) + 8) % 8;
}

/** Where everything is in the ground. */
export interface Ground {
  /** The hole that is there already, from which one sets out. */
  start: number;
  /** Tiles with something under them. */
  finds: readonly number[];
  /** Tiles with a layer of clay, which takes a stroke more. */
  clay: readonly number[];
}

/** Lays out new ground. The hole and the finds lie in columns that are no neighbours, so that there is something to be found out. */
export function groundFor(rng: Rng, finds: number, clay: number): Ground {
  const count = finds + 1;
  const free = GRID.columns - (count - 1) * (APART - 1);
  const columns = rng
    .shuffle(Array.from({ length: free }, (_, i) => i))
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((column, i) => column + i * (APART - 1));
  const [start, ...rest] = rng.shuffle(columns).map((column) => rng.below(GRID.rows) * GRID.columns + column);
  const others = Array.from({ length: TILES }, (_, i) => i).filter((tile) => tile !== start);
  return { start: start!, finds: rest, clay: rng.shuffle(others).slice(0, clay) };
}

/** The ground of the example: one find, a step away from the hole, both clear of the line of explanation. */
export const EXAMPLE_GROUND: Ground = { start: GRID.columns + 3, finds: [GRID.columns + 4], clay: [] };

/** How many finds an exercise has: more after a third of the round, and never more than there is to be found. */
export const findsIn = (third: 0 | 1 | 2, things: number): number => Math.min(third === 0 ? 2 : 3, things);

/** How far prints tell of a find. */
export const reachAt = (tempo: number): number => (tempo < REACH.from ? REACH.usual : REACH.less);

/** Deals things out over finds, about as many to each. */
export function dealOut(rng: Rng, things: number, finds: number): number[][] {
  const order = rng.shuffle(Array.from({ length: things }, (_, i) => i));
  return Array.from({ length: finds }, (_, find) => order.filter((_, i) => i % finds === find));
}

/** One pit being dug: what is known of each tile. */
export class Dig {
  readonly ground: Ground;
  /** Holes with nothing in them. */
  misses = 0;
  readonly #reach: number;
  readonly #holes: Set<number>;
  readonly #cracked = new Set<number>();
  readonly #opened = new Set<number>();

  constructor(ground: Ground, reach: number) {
    this.ground = ground;
    this.#reach = reach;
    this.#holes = new Set([ground.start]);
  }

  /** Strikes a tile with the spade, or opens what lies bare there. */
  strike(tile: number): Stroke {
    const isFind = this.ground.finds.includes(tile);
    if (this.#holes.has(tile)) {
      if (!isFind || this.#opened.has(tile)) return 'nothing';
      this.#opened.add(tile);
      return 'opened';
    }
    if (this.isHard(tile)) {
      this.#cracked.add(tile);
      return 'cracked';
    }
    this.#holes.add(tile);
    if (isFind) return 'found';
    this.misses++;
    return 'hole';
  }

  /** All at once: what was not found is opened. */
  openAll() {
    for (const tile of this.ground.finds) {
      this.#holes.add(tile);
      this.#opened.add(tile);
    }
  }

  isHole(tile: number): boolean {
    return this.#holes.has(tile);
  }

  isOpened(tile: number): boolean {
    return this.#opened.has(tile);
  }

  /** Whether something lies bare here that waits to be opened. */
  isBare(tile: number): boolean {
    return this.ground.finds.includes(tile) && this.#holes.has(tile) && !this.#opened.has(tile);
  }

  /** Whether there is clay on it that was not struck yet. */
  isHard(tile: number): boolean {
    return this.ground.clay.includes(tile) && !this.#holes.has(tile) && !this.#cracked.has(tile);
  }

  isCracked(tile: number): boolean {
    return this.#cracked.has(tile);
  }

  /** What is still to be opened, what lies bare first. */
  get left(): number[] {
    const left = this.ground.finds.filter((tile) => !this.#opened.has(tile));
    return [...left.filter((tile) => this.isBare(tile)), ...left.filter((tile) => !this.isBare(tile))];
  }

  /** What prints in this hole tell now. */
  clueAt(tile: number): Clue {
    const none: Clue = { prints: 0, heading: 0 };
    let least = this.#reach + 1;
    let clue = none;
    for (const find of this.ground.finds) {
      const steps = stepsBetween(tile, find);
      if (this.#holes.has(find) || steps >= least) continue;
      least = steps;
      clue = { prints: MOST_PRINTS + 1 - steps, heading: headingTo(tile, find) };
    }
    return clue;
  }
}

/** The way of the keys from one tile to another: the next arrow; undefined where it is that tile. */
export function arrowTo(from: number, to: number): string | undefined {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (dy !== 0) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  if (dx !== 0) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return undefined;
}

/** Room for the back of the skeleton, and for loose bones; how wide a bone is as drawn, and the most of that it gets. */
const BACK = { x: 683, room: 920, widest: 102, right: 1094 } as const;
const CLOTH = { x: 683, room: 1236, widest: 106, share: 0.9 } as const;
const BONE = 104;

/** How bones lie for so many places and so many bones. */
export interface Layout {
  /** Places of the back, from head to tail, and how large a bone is there. */
  places: readonly number[];
  laid: number;
  /** Where loose bones lie, and how large. */
  homes: readonly number[];
  loose: number;
  /** Where the back begins and ends. */
  head: number;
  tail: number;
}

const spread = (middle: number, count: number, pitch: number) =>
  Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * pitch);

/** Lays out the back of a skeleton and the loose bones. */
export function layOut(places: number, bones: number): Layout {
  const back = Math.min(BACK.widest, BACK.room / places);
  const cloth = Math.min(CLOTH.widest, CLOTH.room / bones);
  // Under the pit, or as far left of there as the hammer asks.
  const xs = spread(Math.min(BACK.x, BACK.right - (places * back) / 2), places, back);
  return {
    places: xs,
    laid: Math.min(0.96, back / BONE),
    homes: spread(CLOTH.x, bones, cloth),
    loose: Math.min(CLOTH.share, (cloth - 2) / BONE),
    head: xs[0]! - back / 2,
    tail: xs.at(-1)! + back / 2,
  };
}

import type { Rng } from '../../engine/exercise/index.ts';
import type { Area, Spot } from '../../engine/stage/index.ts';
import { LENGTHS } from './art/sizes.ts';

/** The field: beds in rows, numbered in reading order. */
export const COLUMNS = 4;
export const BEDS = 12;

/** Turns after which a carrot is ripe. */
const RIPE = 2;
/** Turns that a ripe carrot is left alone by rabbits, at the slowest and at the fastest tempo. */
const PATIENCE = { slow: 4, fast: 2 } as const;
/** The kunstje: so many carrots at most. */
const ASKED = 8;
/** The longest carrot is for words of so many letters. */
const LONGEST = 13;

/** How far a carrot is: `kiem`, `loof` or `rijp`. */
type Growth = 'kiem' | 'loof' | 'rijp';

/** What a bed is sown with. */
export interface Seed {
  /** 0 to 5: as long as its word. */
  readonly length: number;
  readonly isGolden: boolean;
}

/** What grows in a bed. */
export interface Crop extends Seed {
  grown: number;
  /** Turns since it was ripe. */
  waited: number;
  isBitten: boolean;
}

/** Length of the carrot of a word with so many letters. */
export const lengthOf = (letters: number): number =>
  Math.max(0, Math.min(LENGTHS - 1, Math.floor(((letters - 2) * LENGTHS) / (LONGEST - 1))));

/** How many carrots without a bite the kunstje asks: a short round has no more than words. */
export const askedOf = (words: number): number => Math.min(ASKED, words);

/** In a round so short that all its carrots are asked rabbits are quick: who pulls none misses one. */
export function patienceAt(tempo: number, isCalm: boolean, words: number): number {
  if (isCalm) return Infinity;
  if (words < ASKED) return PATIENCE.fast;
  return Math.round(PATIENCE.slow + (PATIENCE.fast - PATIENCE.slow) * tempo);
}

export const growthOf = ({ grown }: Crop): Growth => (grown >= RIPE ? 'rijp' : grown > 0 ? 'loof' : 'kiem');

const columnOf = (bed: number) => bed % COLUMNS;
const rowOf = (bed: number) => Math.floor(bed / COLUMNS);

/** Steps from one bed to another; without a bed one stands in front of the field. */
function stepsTo(bed: number, from: number | undefined): number {
  if (from === undefined) return BEDS / COLUMNS - rowOf(bed) + columnOf(bed) / 10;
  return Math.abs(columnOf(bed) - columnOf(from)) + Math.abs(rowOf(bed) - rowOf(from));
}

/** The beds as they stand: each one sown is a turn, in which all that grew there before goes on growing. */
export class Plot {
  readonly #crops: (Crop | undefined)[] = Array.from({ length: BEDS }, () => undefined);
  readonly #hills = new Set<number>();
  readonly #patience: number;

  /** A ripe carrot is left alone for so many turns. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  at(bed: number): Crop | undefined {
    return this.#crops[bed];
  }

  isHill(bed: number): boolean {
    return this.#hills.has(bed);
  }

  /** Whether something can be sown there. */
  isFree(bed: number): boolean {
    return this.#crops[bed] === undefined && !this.#hills.has(bed);
  }

  isRipe(bed: number): boolean {
    const crop = this.#crops[bed];
    return crop !== undefined && growthOf(crop) === 'rijp';
  }

  /** Whether a rabbit sits there: it bites with the next turn. */
  isWatched(bed: number): boolean {
    const crop = this.#crops[bed];
    return crop !== undefined && !crop.isBitten && crop.waited >= this.#patience;
  }

  get watched(): number[] {
    return this.#beds.filter((bed) => this.isWatched(bed));
  }

  get free(): number[] {
    return this.#beds.filter((bed) => this.isFree(bed));
  }

  get ripe(): number[] {
    return this.#beds.filter((bed) => this.isRipe(bed));
  }

  /** Ripe carrots that can be pulled by who stands at a bed: there, and right beside it. */
  within(from: number): number[] {
    return this.ripe.filter((bed) => stepsTo(bed, from) <= 1);
  }

  /** The free bed that is nearest. */
  nearest(from: number | undefined): number | undefined {
    let best: number | undefined;
    for (const bed of this.free)
      if (best === undefined || stepsTo(bed, from) < stepsTo(best, from)) best = bed;
    return best;
  }

  /** The ripe carrot that has waited longest, or else the oldest one: what goes where no bed is free. */
  get oldest(): number {
    const age = (bed: number) => (this.#crops[bed]?.grown ?? -1) + (this.#crops[bed]?.waited ?? 0);
    return this.#beds.reduce((best, bed) => (age(bed) > age(best) ? bed : best));
  }

  /** A bed is sown, which is a turn: all others grow by so many stages. Which of them were bitten. */
  sow(bed: number, seed: Seed, stages = 1): number[] {
    const bitten: number[] = [];
    for (const [other, crop] of this.#crops.entries()) {
      if (!crop) continue;
      if (this.isWatched(other)) {
        crop.isBitten = true;
        bitten.push(other);
      }
      if (growthOf(crop) === 'rijp') crop.waited++;
      crop.grown += stages;
    }
    this.#crops[bed] = { ...seed, grown: 0, waited: 0, isBitten: false };
    return bitten;
  }

  /** A carrot leaves its bed. */
  pull(bed: number): Crop | undefined {
    const crop = this.#crops[bed];
    this.#crops[bed] = undefined;
    return crop;
  }

  /** A mole throws up hills in free beds but one, while enough are left to sow in. */
  dig(rng: Rng, count: number, except?: number) {
    const free = this.free.filter((bed) => bed !== except);
    for (const bed of rng.shuffle(free).slice(0, Math.min(count, free.length - 2))) this.#hills.add(bed);
  }

  get hills(): number[] {
    return [...this.#hills];
  }

  /** Hills are washed away. */
  level() {
    this.#hills.clear();
  }

  clear() {
    this.#crops.fill(undefined);
  }

  get #beds(): number[] {
    return this.#crops.map((_, bed) => bed);
  }
}

/** The needle of the pull: up and down in so many ms, and the middle of the thick part. */
const NEEDLE = { ms: 2000, middle: 0.66, wide: 0.4, narrow: 0.22 } as const;

/** How hard is pulled after so long, 0 to 1 and back. */
export function tensionAt(ms: number): number {
  const share = (ms % NEEDLE.ms) / NEEDLE.ms;
  return share < 0.5 ? share * 2 : 2 - share * 2;
}

/** Where the thick part of the gauge is at a tempo. */
export function thickAt(tempo: number): { from: number; to: number } {
  const half = (NEEDLE.wide + (NEEDLE.narrow - NEEDLE.wide) * tempo) / 2;
  return { from: NEEDLE.middle - half, to: NEEDLE.middle + half };
}

/** Whether a carrot pops out that is let go at this tension. */
export function popsAt(tension: number, tempo: number): boolean {
  const { from, to } = thickAt(tempo);
  return tension >= from && tension <= to;
}

/** A bag above its word, and one beside it; the air between two of them. */
export const BAG = { width: 216, beside: 92, air: 24 } as const;

/** Bags with cards of these widths: in one row with the bags behind them, or in two rows with the bags at their left. */
export function layBags(cards: readonly number[], room: Area): { isBeside: boolean; items: Spot[] } {
  const wide = room.right - room.left;
  const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one + BAG.air, -BAG.air);
  const whole = cards.map((card) => Math.max(card, BAG.width));
  const isBeside = sum(whole) > wide;
  const widths = isBeside ? cards.map((card) => card + BAG.beside) : whole;
  const inRow = isBeside ? Math.ceil(cards.length / 2) : cards.length;
  const rows = Math.ceil(cards.length / inRow);
  const items = widths.map((width, i) => {
    const row = Math.floor(i / inRow);
    const here = widths.slice(row * inRow, (row + 1) * inRow);
    const scale = Math.min(1, wide / sum(here));
    const left = here.slice(0, i % inRow).reduce((all, one) => all + one + BAG.air, 0);
    const x = (room.left + room.right) / 2 + (left + width / 2 - sum(here) / 2) * scale;
    return { x, y: room.top + ((room.bottom - room.top) * (row + 0.5)) / rows, scale };
  });
  return { isBeside, items };
}

/** So many things of a size in one row or two, centred, smaller where they do not fit. */
export function laySeeds(count: number, width: number, height: number, room: Area): Spot[] {
  const wide = room.right - room.left;
  const rows = count * width > wide ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const scale = Math.min(1, wide / (inRow * width));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const x = (room.left + room.right) / 2 + ((i % inRow) - (here - 1) / 2) * width * scale;
    const y = (room.top + room.bottom) / 2 + (row - (rows - 1) / 2) * height * scale;
    return { x, y, scale };
  });
}

/** So many customers come by in a round. */
const CUSTOMERS = 4;
/** Notes of a scale by how many times the first one they are; a tune of so many notes climbs on these, and ends on the last. */
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2] as const;
const TUNES = [[5], [3, 5], [0, 3, 5], [0, 2, 3, 5], [0, 2, 3, 4, 5]] as const;

/** How fast a product may be pulled over the glass, in u a second. */
export interface Pace {
  slowest: number;
  fastest: number;
}

/** How many products each customer of a round has: about equally many, more at first. */
export function customersOf(words: number): number[] {
  const count = Math.min(CUSTOMERS, words);
  return Array.from({ length: count }, (_, i) => Math.floor(words / count) + Number(i < words % count));
}

/** Whose product the one is that comes after so many, which of theirs it is, and of how many. */
export function placeIn(
  sizes: readonly number[],
  done: number,
): { customer: number; item: number; of: number } {
  let before = 0;
  for (const [customer, of] of sizes.entries()) {
    if (done < before + of) return { customer, item: done - before, of };
    before += of;
  }
  return { customer: sizes.length, item: 0, of: 0 };
}

/** How high the till sings at a product, as a rate of its first note: the last one of a customer ends the tune. */
export function noteOf(item: number, of: number): number {
  const tune: readonly number[] = TUNES[Math.min(of, TUNES.length) - 1] ?? TUNES[0];
  return SCALE[tune[Math.min(item, tune.length - 1)]!]!;
}

/** The notes of one customer: which have sounded, and whether one is missing. */
export class Melody {
  readonly notes: boolean[] = [];
  #isSpoilt = false;

  /** A product was handled: at once and cleanly, or not. */
  add(isClean: boolean) {
    this.notes.push(isClean && !this.#isSpoilt);
    this.#isSpoilt = false;
  }

  /** A jerk: the note of the product that is pulled now stays away. */
  spoil() {
    this.#isSpoilt = true;
  }

  /** Whether all notes of a customer with so many products have sounded. */
  isWhole(of: number): boolean {
    return this.notes.length === of && this.notes.every(Boolean);
  }

  /** The next customer. */
  clear() {
    this.notes.length = 0;
    this.#isSpoilt = false;
  }
}

/** What the beam makes of a pull: nothing yet, it is over the glass, it was read, or it went by too fast or too slowly. */
export type Reading = 'none' | 'reading' | 'read' | 'fast' | 'slow';

/** The beam in the glass, that reads what is pulled over it from left to right at an even pace. */
export class Beam {
  readonly #left: number;
  readonly #right: number;
  readonly #pace: Pace;
  #x = -Infinity;
  #overMs = 0;

  constructor(left: number, right: number, pace: Pace) {
    this.#left = left;
    this.#right = right;
    this.#pace = pace;
  }

  /** It has been pulled to `x`, so many ms after it was last seen elsewhere. */
  pull(x: number, ms: number): Reading {
    const from = this.#x;
    this.#x = x;
    if (x < this.#left) return this.#leave('none');
    if (from >= this.#right) return 'none';
    const over = Math.min(x, this.#right) - Math.max(from, this.#left);
    // Between two moments it went at one pace: only what lies over the glass counts.
    this.#overMs += x === from ? ms : (ms * over) / Math.abs(x - from);
    if (x < this.#right) return 'reading';
    const speed = ((this.#right - this.#left) / Math.max(1, this.#overMs)) * 1000;
    if (speed > this.#pace.fastest) return this.#leave('fast');
    return this.#leave(speed < this.#pace.slowest ? 'slow' : 'read');
  }

  #leave(reading: Reading): Reading {
    this.#overMs = 0;
    return reading;
  }
}

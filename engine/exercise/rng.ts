/** A stream of numbers that follows from its seed alone. */
export interface Rng {
  /** The next number, 0 <= x < 1. */
  next(): number;
  /** A whole number, 0 <= x < below. */
  below(below: number): number;
  /** A number between `from` and `to`. */
  between(from: number, to: number): number;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** A new list with the same items in another order. */
  shuffle<T>(items: readonly T[]): T[];
  /** A stream of its own, apart from this one, for a named purpose. */
  fork(name: string): Rng;
}

/** 32-bit hash of a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Makes a stream from a seed; the same seed gives the same numbers everywhere (mulberry32). */
export function createRng(seed: string): Rng {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (from, to) => from + next() * (to - from),
    pick(items) {
      if (items.length === 0) throw new RangeError('pick from an empty list');
      return items[below(items.length)]!;
    },
    shuffle(items) {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
    fork: (name) => createRng(`${seed}/${name}`),
  };
}

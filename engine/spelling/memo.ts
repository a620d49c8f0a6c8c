import type { Misspelling } from './misspell/index.ts';
import type { Word } from './word.ts';

/** Words, and how many letters each differs. */
export interface Near {
  words: readonly Word[];
  far: Uint8Array;
}

/** What takes time to work out of a word when a category is practised. */
export interface Recalled {
  /** What children write for it and may be shown. */
  wrong: readonly Misspelling[];
  /** Those of them that break the practised rule and nothing else. */
  ruled: readonly Misspelling[];
  /** What may be typed for it, existing words too, each with the rule that it breaks. */
  broken: ReadonlyMap<string, Misspelling>;
  /** Tiles that are laid by mistake, each with the rule that it breaks. */
  tiles: readonly { text: string; rule: string }[];
  /** Words that look a little like it, whatever the category. */
  near: Near;
  /** The rule that each wrong bucket breaks, by its id. */
  buckets: Readonly<Record<string, string>>;
  /** Misspellings that go well together beside it. */
  beside: readonly Misspelling[];
}

/** Keeps what was worked out of words before, for a class plays the same words; it may forget. */
export interface Memo {
  /** What is known of a word in a matter, such as a category; worked out by `find` when it is not. */
  recall<K extends keyof Recalled>(kind: K, matter: string, word: Word, find: () => Recalled[K]): Recalled[K];
}

type Shelves = { [K in keyof Recalled]: Shelf<Recalled[K]> };

/** Values by word and matter: the newer ones, and those that are forgotten unless they are asked for again. */
class Shelf<T> {
  #most: number;
  #count = 0;
  #newer = new Map<Word, Map<string, T>>();
  #older = new Map<Word, Map<string, T>>();

  constructor(most: number) {
    this.#most = most;
  }

  get(word: Word, matter: string, find: () => T): T {
    const known = this.#newer.get(word)?.get(matter);
    if (known !== undefined) return known;
    const value = this.#older.get(word)?.get(matter) ?? find();
    if (this.#count >= this.#most) {
      this.#older = this.#newer;
      this.#newer = new Map();
      this.#count = 0;
    }
    const ofWord = this.#newer.get(word) ?? new Map<string, T>();
    this.#newer.set(word, ofWord.set(matter, value));
    this.#count++;
    return value;
  }
}

/** A memo that keeps at most twice so many values of each kind: some kB each. */
export function createMemo(most = 3000): Memo {
  const shelves: Shelves = {
    wrong: new Shelf(most),
    ruled: new Shelf(most),
    broken: new Shelf(most),
    tiles: new Shelf(most),
    near: new Shelf(most / 4),
    buckets: new Shelf(most),
    beside: new Shelf(most),
  };
  return { recall: (kind, matter, word, find) => shelves[kind].get(word, matter, find) };
}

import type { Rng } from '../exercise/index.ts';
import { LEFT_TO_PRACTISE, MOST_EXCHANGES, UNASKED_DAYS } from './terms.ts';

/** A word that may be asked in a test. */
export interface PoolWord {
  /** Its id in its category (`category/word`). */
  item: string;
  category: string;
  /** What is the same for a word, its other forms and what it is compounded with: a test asks one of them. */
  family: string;
  /** Difficulty in logits, and its variance. */
  d: number;
  v: number;
  graphemes: number;
  sentence?: string;
  /** Days since this pupil (of a group any of them) was asked it, in practice or test; absent when never. */
  askedDaysAgo?: number;
}

/** The words of one category that a test may take, and for how many there is room in each form. */
export interface Pool {
  category: string;
  words: PoolWord[];
  places: number;
  /** Whether words count as unpractised that were asked longer than three months ago. */
  reachesBack: boolean;
}

/** By item, so that nothing depends on the order in which words come. */
export const inOrder = (words: readonly PoolWord[]): PoolWord[] =>
  [...words].sort((a, b) => (a.item < b.item ? -1 : 1));

/**
 * What a category has for `forms` forms alike in which so many words are wished. Words of a family that was asked in the last year are
 * out, of the last three months where that leaves too few. Half of the words at least, and 24, stay to be practised.
 */
export function poolOf(category: string, all: readonly PoolWord[], forms: number, wished: number): Pool {
  const words = inOrder(all.filter((word) => word.category === category));
  let best: Pool | undefined;
  for (const days of UNASKED_DAYS) {
    const asked = new Set(
      all.filter(({ askedDaysAgo }) => (askedDaysAgo ?? Infinity) < days).map(({ family }) => family),
    );
    const left = words.filter(({ family }) => !asked.has(family));
    const families = new Set(left.map(({ family }) => family)).size;
    const room = Math.floor(Math.min(left.length / 2, left.length - LEFT_TO_PRACTISE) / forms);
    const places = Math.max(0, Math.min(room, Math.floor(families / forms)));
    const pool = { category, words: left, places, reachesBack: days !== UNASKED_DAYS[0] };
    if (places >= wished) return pool;
    if (!best || places > best.places) best = pool;
  }
  return best!;
}

/** Words of `count` families by chance, one of each family; fewer when there are no more. Families in `taken` are out, and put there. */
export function drawFamilies(
  words: readonly PoolWord[],
  count: number,
  taken: Set<string>,
  rng: Rng,
): PoolWord[] {
  const drawn: PoolWord[] = [];
  for (const word of rng.shuffle(words)) {
    if (drawn.length === count) break;
    if (taken.has(word.family)) continue;
    taken.add(word.family);
    drawn.push(word);
  }
  return drawn;
}

/**
 * Exchanges words that were drawn for others of their category, while their mean difficulty lies too far from the one aimed at. The families
 * in `taken` follow.
 */
export function drawnToward(
  first: readonly PoolWord[],
  able: readonly PoolWord[],
  { aim, within, taken }: { aim: number; within: number; taken: Set<string> },
): PoolWord[] {
  const drawn = [...first];
  const off = () => meanOf(drawn, ({ d }) => d) - aim;
  for (let n = 0; drawn.length > 0 && n < MOST_EXCHANGES && Math.abs(off()) > within; n++) {
    const now = off();
    let best = { off: Math.abs(now), at: -1, word: drawn[0]! };
    drawn.forEach((word, at) => {
      for (const other of able) {
        if (other.category !== word.category || taken.has(other.family)) continue;
        const then = Math.abs(now + (other.d - word.d) / drawn.length);
        if (then < best.off - 1e-12) best = { off: then, at, word: other };
      }
    });
    if (best.at === -1) break;
    taken.delete(drawn[best.at]!.family);
    taken.add(best.word.family);
    drawn[best.at] = best.word;
  }
  return drawn;
}

/** A share spread evenly over so many categories: the first ones get one more (8, 8, 7, 7). */
export const evenly = (share: number, over: number): number[] =>
  Array.from({ length: over }, (_, i) => Math.floor(share / over) + (i < share % over ? 1 : 0));

export const meanOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.length === 0 ? 0 : items.reduce((sum, item) => sum + of(item), 0) / items.length;

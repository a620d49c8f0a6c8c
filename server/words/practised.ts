import type { SpellingCategory } from '../../engine/spelling/catalogue/index.ts';
import { focusOf, type Word } from '../../engine/spelling/index.ts';

/** A word as a category looks at it. */
export interface Practised {
  word: Word;
  /** The bucket in which it falls; empty where it falls in none. */
  bucket: string;
  /** The school year in which the last of all that is in it is first practised. */
  taught: number;
}

/** Looks at words for a category; of a large bank that is worth keeping. */
export const practisedIn = (
  category: SpellingCategory,
  words: readonly Word[],
  yearOf: (category: string) => number,
): Practised[] =>
  words.map((word) => ({
    word,
    bucket: focusOf(word, category)?.fit?.bucket.id ?? '',
    taught: Math.max(0, ...word.spots.map((spot) => yearOf(spot.category))),
  }));

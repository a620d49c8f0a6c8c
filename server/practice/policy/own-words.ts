import type { PracticeEngine, PracticeWord } from '../../../engine/practice/index.ts';
import { itemId, listCategory, type PracticeItems } from '../../words/practice-items.ts';

/** A list as it was when its round was dealt. */
export interface OwnList {
  id: string;
  words: readonly string[];
}

/** The words of a list as they are for a pupil whom the engine over the bank holds. */
export type OwnWords = (
  engine: Pick<PracticeEngine, 'explain'>,
  pupilId: string,
  list: OwnList,
) => PracticeWord[];

/**
 * Knows the words of lists for each pupil. A list is a category of its own of which nothing is known at first, but its words are made of what
 * the pupil practised elsewhere: each is as difficult as what is hardest in it for this pupil. General ability is left out, which the
 * engine over the list adds itself.
 */
export function ownWordsOf(items: PracticeItems): OwnWords {
  const example = new Map(items.words.map(({ id, category }) => [category, id]));
  return (engine, pupilId, { id, words }) => {
    const known = new Map<string, number>();
    /** What is known of the pupil in a category, and of the category. */
    const knownIn = (category: string): number => {
      if (!known.has(category)) {
        const parts = engine.explain(pupilId, example.get(category)!);
        known.set(category, parts.category + parts.practice + parts.years - parts.categoryLevel);
      }
      return known.get(category)!;
    };
    return [...new Set(words)].map((word) => ({
      id: itemId(listCategory(id), word),
      category: listCategory(id),
      difficulty: Math.max(
        ...items
          .ownWord(word)
          .map((own) => own.difficulty - (own.category === undefined ? 0 : knownIn(own.category))),
      ),
    }));
  };
}

import type { PracticeCategory, PracticeWord } from '../../../engine/practice/index.ts';
import { listCategory, type PracticeItems } from '../../words/practice-items.ts';
import type { OwnList } from './own-words.ts';

/** What a round is about: a category of the bank, or a list with all its words. */
export type PolicyMatter = { category: string } | { list: OwnList };

/** What a round is about as the policy knows it: a list is a category of its own. */
export interface KnownMatter {
  category: PracticeCategory;
  word(id: string): PracticeWord | undefined;
}

/** Finds what rounds are about among all that can be practised; `own` gives the words of a list as they are for the pupil. */
export function matterFinder(
  items: PracticeItems,
): (matter: PolicyMatter, own: (list: OwnList) => readonly PracticeWord[]) => KnownMatter {
  const words = new Map(items.words.map((word) => [word.id, word]));
  const categories = new Map(items.categories.map((category) => [category.id, category]));
  return (matter, ownWords) => {
    if ('category' in matter)
      return { category: categories.get(matter.category)!, word: (id) => words.get(id) };
    const own = new Map(ownWords(matter.list).map((word) => [word.id, word]));
    return { category: { id: listCategory(matter.list.id) }, word: (id) => own.get(id) };
  };
}

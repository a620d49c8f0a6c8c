import type { PracticeCategory, PracticeWord } from '../../../engine/practice/index.ts';
import { listCategory, type PracticeItems } from '../../words/practice-items.ts';

/** What a round is about: a category of the bank, or a list with all its words. */
export type PolicyMatter = { category: string } | { list: { id: string; words: readonly string[] } };

/** What a round is about as the policy knows it: a list is a category of its own. */
export interface KnownMatter {
  category: PracticeCategory;
  word(id: string): PracticeWord | undefined;
}

/** Finds what rounds are about among all that can be practised. */
export function matterFinder(items: PracticeItems): (matter: PolicyMatter) => KnownMatter {
  const words = new Map(items.words.map((word) => [word.id, word]));
  const categories = new Map(items.categories.map((category) => [category.id, category]));
  return (matter) => {
    if ('category' in matter)
      return { category: categories.get(matter.category)!, word: (id) => words.get(id) };
    const { id: listId, words: texts } = matter.list;
    const own = new Map(texts.map((text) => items.ownItem(listId, text)).map((word) => [word.id, word]));
    return { category: { id: listCategory(listId) }, word: (id) => own.get(id) };
  };
}

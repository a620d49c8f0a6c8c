import type { ReadingCategory, SpellingCategory } from './category.ts';
import type { CategoryId } from './ids.ts';
import { LOANS_CATEGORIES } from './loans.ts';
import { practisedCategory } from './practice.ts';
import { READING_CATEGORIES } from './reading.ts';
import { RULES_CATEGORIES } from './rules.ts';
import { SOUNDS_CATEGORIES } from './sounds.ts';
import { VERBS_CATEGORIES } from './verbs.ts';

export { practisedCategory, type PractisedCategory } from './practice.ts';
export type { ReadingCategory, SpellingCategory, Start, Strategy } from './category.ts';
export { READING_IDS, SPELLING_IDS, type CategoryId, type ReadingId } from './ids.ts';

/** All spelling categories in their order. */
export const SPELLING_CATEGORIES: readonly SpellingCategory[] = [
  ...SOUNDS_CATEGORIES,
  ...RULES_CATEGORIES,
  ...LOANS_CATEGORIES,
  ...VERBS_CATEGORIES,
].map((category) => ({ ...category, ...practisedCategory(category.id) }));

/** All reading categories in their order. */
export const READING: readonly ReadingCategory[] = READING_CATEGORIES;

const BY_ID = new Map(SPELLING_CATEGORIES.map((category) => [category.id, category]));

/** The spelling category of an id. */
export const spellingCategory = (id: CategoryId): SpellingCategory => BY_ID.get(id)!;

const READING_BY_ID = new Map<string, ReadingCategory>(
  READING_CATEGORIES.map((category) => [category.id, category]),
);

/** The reading category of an id; undefined when it is none. */
export const readingCategory = (id: string): ReadingCategory | undefined => READING_BY_ID.get(id);

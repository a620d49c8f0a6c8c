import type { SpellingCategory } from '../../engine/spelling/catalogue/index.ts';

/** Places of an island, and so the most categories of a school year. */
const MOST = 12;

/** Categories in the order in which they are practised: by the school year in which they begin. */
export const inOrderOfPractice = (categories: readonly SpellingCategory[]): SpellingCategory[] =>
  [...categories].sort((a, b) => a.start.groep - b.start.groep);

/**
 * What a pupil of a school year practises, at most twelve: what begins in that year, and before it the last of what
 * began earlier where the year has fewer.
 */
export function lineOf(inOrder: readonly SpellingCategory[], groep: number): SpellingCategory[] {
  const own = inOrder.filter(({ start }) => start.groep === groep).slice(0, MOST);
  const earlier = inOrder.filter(({ start }) => start.groep < groep);
  return [...earlier.slice(Math.max(0, earlier.length - (MOST - own.length))), ...own];
}

import { SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import type { Evidence, Measures, ShownMeasures } from '../contract/lvs.ts';

const TITLES: ReadonlyMap<string, string> = new Map(SPELLING_CATEGORIES.map(({ id, title }) => [id, title]));

/** What a category is called; undefined of one that is not in the catalogue (any more). */
export const titleOf = (category: string): string | undefined => TITLES.get(category);

/** The categories that a column of a table can be about, year by year. */
export const evidenceCategories = SPELLING_CATEGORIES.map(({ id, title, start: { groep } }) => ({
  id,
  title,
  groep,
})).sort((a, b) => a.groep - b.groep);

const PAIR = /^(\d{1,3})\s*(?:\/|:|van(?: de)?|uit)\s*(\d{1,3})$/i;
/** How many exercises there were, behind a head: "ei/ij (10)", "ei/ij (max. 10)". */
const TOTAL = /\(\s*(?:max\.?|van|uit|\/)?\s*(\d{1,3})\s*\)\s*$/i;
const WRONG = /\bfout(?:en)?\b/i;

/**
 * How many exercises of a category went right, of "7/10", "7 van 10", or of 7 below a head that ends with how many there were. Below
 * a head that says *fout* the number is of those that went wrong. Undefined for anything else, such as a percentage: that does not say of how many.
 */
export function readEvidence(head: string, text: string): Pick<Evidence, 'right' | 'of'> | undefined {
  const pair = PAIR.exec(text);
  const alone = pair ? null : /^\d{1,3}$/.exec(text);
  const of = Number(pair ? pair[2] : alone && TOTAL.exec(head)?.[1]);
  const told = Number(pair ? pair[1] : alone?.[0]);
  if (!(of > 0) || !(told <= of)) return undefined;
  return { right: WRONG.test(head) ? of - told : told, of };
}

/** Adds what a column says of a category: columns that are finer than our categories are added up. */
export function withEvidence(all: readonly Evidence[] = [], one: Evidence): Evidence[] {
  const before = all.find(({ categoryId }) => categoryId === one.categoryId);
  const sum = {
    ...one,
    ...(before && { right: before.right + one.right, of: before.of + one.of }),
  };
  // In one order, so that the same table says the same.
  return [...all.filter((other) => other !== before), sum].sort((a, b) =>
    a.categoryId < b.categoryId ? -1 : 1,
  );
}

/** Measures as they are shown: categories by name, those that nobody knows any more left out. */
export function shownMeasures({ evidence, ...measures }: Measures): ShownMeasures {
  const named = (evidence ?? []).flatMap((one) => {
    const title = titleOf(one.categoryId);
    return title === undefined ? [] : [{ ...one, title }];
  });
  return { ...measures, ...(named.length > 0 && { evidence: named }) };
}

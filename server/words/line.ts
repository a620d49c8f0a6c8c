import type {
  CategoryId,
  ReadingCategory,
  ReadingId,
  SpellingCategory,
} from '../../engine/spelling/catalogue/index.ts';
import { READING_FORMS } from '../../engine/spelling/reading/index.ts';

/** Places of an island, and so the most categories of a school year. */
const MOST = 12;

/** The form that every game has: what can't be asked in it has no place on an island. */
const EVERYWHERE = 'choose';

/** What is read in each school year, in the order in which it is practised: much where reading is learned, little later. */
const READ_IN: Record<number, readonly ReadingId[]> = {
  3: ['read-cvc', 'read-cluster-one', 'read-cluster-many', 'read-patterns', 'read-sentences'],
  4: ['read-two-syllable', 'read-open-closed', 'read-affixes', 'read-sentence-meaning'],
  5: ['read-multi-syllable', 'read-sentences', 'read-sentence-meaning'],
  6: ['read-loanwords', 'read-text-meaning', 'read-sentence-meaning'],
  7: ['read-multi-syllable', 'read-text-meaning', 'read-sentence-meaning'],
  8: ['read-text-meaning', 'read-sentence-meaning'],
};

/** What makes room for reading where a year begins with more than fits, the first to go first. */
const YIELDING: readonly CategoryId[] = [
  ...(['hidden-schwa', 's-z', 'f-v', 'nk', 'cluster-many', 'sch-schr'] as const),
  ...([
    'plural-s',
    'capital-letters',
    'final-vowel',
    'final-b-p',
    'two-sign-syllable',
    'compound-word',
  ] as const),
  ...(['suffix-ig-lijk', 'mute-e', 'apostrophe-s-time'] as const),
  ...(['g-as-zj', 'ou-as-oe', 'eau', 'th', 'e-acute', 'qu-as-kw', 'air-oir'] as const),
];

/** Categories in the order in which they are practised: by the school year in which they begin. */
export const inOrderOfPractice = (categories: readonly SpellingCategory[]): SpellingCategory[] =>
  [...categories].sort((a, b) => a.start.groep - b.start.groep);

/**
 * What a pupil of a school year practises, at most twelve, spelling and reading by turns: of spelling what begins in
 * that year, and before it the last of what began earlier where the year has fewer.
 */
export function lineOf(
  spelling: readonly SpellingCategory[],
  reading: readonly ReadingCategory[],
  groep: number,
): (SpellingCategory | ReadingCategory)[] {
  const read = readIn(reading, groep);
  const room = MOST - read.length;
  const begun = spelling.filter(({ start }) => start.groep === groep);
  const yielding = YIELDING.filter((id) => begun.some((one) => one.id === id));
  const gone = yielding.slice(0, Math.max(0, begun.length - room));
  const own = begun.filter(({ id }) => !gone.includes(id)).slice(0, room);
  const earlier = spelling.filter(({ start }) => start.groep < groep);
  const spelled = [...earlier.slice(Math.max(0, earlier.length - (room - own.length))), ...own];
  return spread(spelled, read);
}

/**
 * All that is practised in primary school, one school year after the other, spelling and reading by turns; what is read
 * in several years comes back in each.
 */
export function wholeLine(
  spelling: readonly SpellingCategory[],
  reading: readonly ReadingCategory[],
): { id: string; groep: number }[] {
  const half = ({ start }: SpellingCategory) => start.half ?? 1;
  return Object.keys(READ_IN).flatMap((year) => {
    const groep = Number(year);
    const begun = spelling.filter(({ start }) => start.groep === groep).sort((a, b) => half(a) - half(b));
    return spread(begun, readIn(reading, groep)).map(({ id }) => ({ id, groep }));
  });
}

/** What is read in a school year. */
const readIn = (reading: readonly ReadingCategory[], groep: number): ReadingCategory[] =>
  (READ_IN[groep] ?? []).flatMap((id) => {
    const category = reading.find((one) => one.id === id);
    return category && READING_FORMS[id].includes(EVERYWHERE) ? [category] : [];
  });

/** Puts some things evenly between others, from the second place on. */
function spread<A, B>(many: readonly A[], few: readonly B[]): (A | B)[] {
  const all: (A | B)[] = [...many];
  if (few.length === 0) return all;
  const step = (many.length + few.length) / few.length;
  few.forEach((one, i) => all.splice(1 + Math.floor(i * step), 0, one));
  return all;
}

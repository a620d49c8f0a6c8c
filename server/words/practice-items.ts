import type { PracticeCategory, PracticeWord } from '../../engine/practice/index.ts';
import { analyse } from '../../engine/spelling/analyse/index.ts';
import type { CategoryId, Start } from '../../engine/spelling/catalogue/index.ts';
import type { ReadingItem } from '../../engine/spelling/reading/index.ts';
import type { WordBank } from './bank.ts';
import { readFrequency, type Frequency } from './frequency.ts';
import type { Practised } from './practised.ts';
import type { ReadingBank } from './reading.ts';
import { REQUIRES } from './requires.ts';

/** What the practice policy chooses from: pairs of a word and a category that it is practised in. */
export interface PracticeItems {
  words: readonly PracticeWord[];
  categories: readonly PracticeCategory[];
  /** A word of somebody's list, in the category that the list is. Its difficulty hangs on the word alone. */
  ownItem(listId: string, word: string): PracticeWord;
}

/** Id of a word as it is practised in a category. */
export const itemId = (category: string, wordId: string): string => `${category}/${wordId}`;

/** Id of the category that a list of words is. */
export const listCategory = (listId: string): string => `lijst/${listId}`;

/** Words with something in them that is taught this many years after the category wait until then. */
const YEARS_AHEAD = 1;
/** A category that would keep fewer words takes those of later years too. */
const ENOUGH = 60;
/** Counted as an extra difficulty per school year that a word comes after its category. */
const PER_YEAR = 1;
/** Places added to a word's place in the order of commonness: the very commonest do not differ. */
const COMMON = 50;
/** Place of what is not among the words that are counted. */
const RARE = 20_000;

const PARTS: ReadonlySet<string> = new Set([
  'compound-word',
  'prefix-be-ge-ver',
  'suffix-ig-lijk',
  'suffix-heid-teit',
  'linking-en',
  'linking-s',
  'diminutive-basic',
  'diminutive-etje-nkje',
  'diminutive-long-vowel',
  'plural-s',
  'latin-prefix',
]);
const LOANS: ReadonlySet<string> = new Set([
  'c-as-s',
  'c-as-k',
  'tie',
  'isch',
  'x-as-ks',
  'ch-as-sj',
  'th',
  'e-acute',
  'eau',
  'ou-as-oe',
  'g-as-zj',
  'y',
  'air-oir',
  'qu-as-kw',
  'english-loanword',
  'loan-double-consonant',
]);

/** Ability that is usual at the beginning of each school year, in logits; they rise evenly in between. */
export const GROEP_NORMS = { 3: -1.2, 4: -0.4, 5: 0.3, 6: 0.9, 7: 1.4, 8: 1.8, 9: 2.2 } as const;
/** How far pupils are above a category half-way the year in which it is taught: they then know about two words in three. */
const HEAD_START = 0.6;

/** Ability that is usual at a moment of primary school: 4.5 is half-way groep 4. */
export function usualAt(groep: number): number {
  const kept = Math.min(8.99, Math.max(3, groep));
  const at = (year: number) => GROEP_NORMS[year as keyof typeof GROEP_NORMS];
  const year = Math.floor(kept);
  return at(year) + (kept - year) * (at(year + 1) - at(year));
}

/** The level of a category in logits, so that who is in its year has it within reach. */
const levelOf = (groep: number): number => usualAt(groep + 0.5) - HEAD_START;

/** All that can be practised, with the features from which difficulty is guessed before anybody answered (engine/practice/DESIGN.md 4). */
export function practiceItems(
  bank: Pick<WordBank, 'categories' | 'practised'>,
  reading: ReadingBank,
  frequency: Frequency = readFrequency(),
): PracticeItems {
  const rarity = (word: string) => -Math.log((frequency.rank(word) ?? RARE) + COMMON);
  const known = (id: keyof typeof REQUIRES, { groep, half }: Start): PracticeCategory => ({
    id,
    groep,
    level: levelOf(half ? groep + 0.5 : groep),
    requires: REQUIRES[id] ?? [],
  });
  const categories = [
    ...bank.categories.map(({ id, start }) => known(id, start)),
    ...reading.categories.map(({ id, start }) => ({ ...known(id, start), isRead: true })),
  ];
  const spelled = bank.categories.flatMap(({ id, start }) =>
    inReach(bank.practised(id).own, ({ word, taught }) => Math.max(word.groep, taught) - start.groep).map(
      ({ thing, years }) => ({ ...spelledItem(id, thing, years), logFrequency: rarity(thing.word.text) }),
    ),
  );
  const read = reading.categories.flatMap(({ id, start }) =>
    inReach(reading.inCategory(id), ({ level }) => level - start.groep).map(({ thing, years }) =>
      readItem(id, thing, years, rarity),
    ),
  );
  return {
    words: [...spelled, ...read],
    categories,
    ownItem(listId, word) {
      const category = listCategory(listId);
      return { id: itemId(category, word), category, difficulty: ownDifficulty(word, rarity(word)) };
    },
  };
}

/** What is not too far ahead of its category, or all of it where little would be left; with how many years it is ahead. */
function inReach<T>(things: readonly T[], yearsOf: (thing: T) => number): { thing: T; years: number }[] {
  const all = things.map((thing) => ({ thing, years: Math.max(0, yearsOf(thing)) }));
  const near = all.filter(({ years }) => years <= YEARS_AHEAD);
  return near.length >= ENOUGH ? near : all;
}

function spelledItem(category: CategoryId, { word }: Practised, years: number): PracticeWord {
  const others = new Set(word.spots.map((spot) => spot.category).filter((id) => id !== category));
  const parts = [...others].filter((id) => PARTS.has(id));
  return {
    id: itemId(category, word.id),
    category,
    length: word.graphemes.length,
    extra: others.size - parts.length + PER_YEAR * years,
    morphemes: 1 + parts.length,
    isLoan: [...others].some((id) => LOANS.has(id)),
  };
}

function readItem(
  category: string,
  item: ReadingItem,
  years: number,
  rarity: (word: string) => number,
): PracticeWord {
  return {
    id: itemId(category, item.id),
    category,
    length: item.text.length,
    extra: PER_YEAR * years,
    ...(item.kind === 'word' && { logFrequency: rarity(item.text) }),
  };
}

/** Length and commonness of the average word of a dictation, and their spread. */
const USUAL = { length: 6, lengthSd: 2.2, rarity: -8.5, raritySd: 1.3 } as const;

/** Difficulty of a word by itself, around 0: it may not hang on the other words of a list, which changes. */
function ownDifficulty(word: string, rarity: number): number {
  const { graphemes, categories } = analyse(word);
  const spots = new Set(categories.filter(({ certainty }) => certainty !== 'guess').map(({ id }) => id));
  return (
    (0.3 * (graphemes.length - USUAL.length)) / USUAL.lengthSd -
    (0.35 * (rarity - USUAL.rarity)) / USUAL.raritySd +
    0.2 * Math.max(0, spots.size - 1)
  );
}

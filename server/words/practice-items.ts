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
  /**
   * How difficult a word of somebody's list is, in each category that it has something of: in logits against the average word there.
   * What nothing is known of is told without a category. It hangs on the word alone.
   */
  ownWord(word: string): readonly OwnDifficulty[];
}

/** A word of somebody's list in one of its categories. */
export interface OwnDifficulty {
  category?: string;
  difficulty: number;
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
  const usual = new Map(
    [...Map.groupBy(spelled, ({ category }) => category)].map(([id, own]) => [id, usualIn(own)]),
  );
  return {
    words: [...spelled, ...read],
    categories,
    ownWord(word) {
      const { graphemes, categories: found } = analyse(word);
      // That a word may be a form of a verb is no reason to take it for one.
      const sure = found.filter(({ id, certainty }) => certainty !== 'guess' && !id.startsWith('verb-'));
      const ids = [...new Set(sure.map(({ id }) => id))];
      const shape = {
        length: graphemes.length,
        rarity: rarity(word),
        extra: ids.filter((id) => !PARTS.has(id)).length,
      };
      const known = ids.filter((id) => usual.has(id));
      if (known.length === 0) return [{ difficulty: against(USUAL, shape) }];
      return known.map((id) => ({ category: id, difficulty: against(usual.get(id)!, shape) }));
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

/** Length and commonness of words with their spread, and how much they have that is difficult, the category itself included. */
interface Usual {
  length: number;
  lengthSd: number;
  rarity: number;
  raritySd: number;
  extra: number;
}

/** Those of a dictation. */
const USUAL: Usual = { length: 6, lengthSd: 2.2, rarity: -8.5, raritySd: 1.3, extra: 1 };

/** What is usual among the words of a category. */
function usualIn(words: readonly PracticeWord[]): Usual {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = (values: readonly number[]) =>
    Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2))) || 1;
  const lengths = words.map(({ length = USUAL.length }) => length);
  const rarities = words.map(({ logFrequency = USUAL.rarity }) => logFrequency);
  return {
    length: mean(lengths),
    lengthSd: spread(lengths),
    rarity: mean(rarities),
    raritySd: spread(rarities),
    extra: 1 + mean(words.map(({ extra = 0 }) => extra)),
  };
}

/** Difficulty of a word against what is usual; what it can differ by is bounded, as no word of a list is a wonder of its category. */
function against(usual: Usual, word: Pick<Usual, 'length' | 'rarity' | 'extra'>): number {
  const difficulty =
    (0.3 * (word.length - usual.length)) / usual.lengthSd -
    (0.35 * (word.rarity - usual.rarity)) / usual.raritySd +
    0.2 * (Math.max(1, word.extra) - usual.extra);
  return Math.min(MOST_APART, Math.max(-MOST_APART, difficulty));
}

/** Logits. */
const MOST_APART = 1.5;

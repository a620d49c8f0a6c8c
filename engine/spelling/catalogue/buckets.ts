import type { HardSpot } from '../word.ts';
import { LETTER_PLANS } from './buckets-letters.ts';
import { LOAN_PLANS } from './buckets-loans.ts';
import type { BucketPlan, SortBucket } from './buckets-plan.ts';
import { SOUND_PLANS } from './buckets-sounds.ts';
import { VERB_PLANS } from './buckets-verbs.ts';
import { WORD_PLANS } from './buckets-words.ts';
import type { CategoryId } from './ids.ts';

export type { BucketPlan, SortBucket } from './buckets-plan.ts';

/** How the words of each category are sorted. */
export const BUCKET_PLANS: Readonly<Record<CategoryId, BucketPlan>> = {
  ...SOUND_PLANS,
  ...LETTER_PLANS,
  ...WORD_PLANS,
  ...LOAN_PLANS,
  ...VERB_PLANS,
};

/** What must be known of a word to sort it. */
export interface SortWord {
  text: string;
  spots: readonly HardSpot[];
  /** Categories in whose lists the word is kept; verb forms have no spot of most of theirs. */
  listed?: readonly CategoryId[];
  /** Infinitive of a verb form, as the lists have it. */
  lemma?: string;
  /** Which form of the verb it is: tt1, tt3, tt2i, vtev, vd, gw. */
  form?: string;
}

/** The bucket of a word, with the letters that its card leaves out: none, but at a place, where `from` equals `to`. */
export interface Sorted {
  bucket: SortBucket;
  from: number;
  to: number;
}

/**
 * What a screen reader says of a bucket: its name, or else letter by letter the letters that it stands for, for who hears
 * ng and nk as one word hears no difference. Undefined where the label says it.
 */
export function spokenName({ name, label, test }: SortBucket): string | undefined {
  const isLetters = /^\p{L}{2,}$/u.test(label) && test.replace(/[^\p{L}]/gu, '').includes(label);
  return name ?? (isLetters ? `letters ${[...label].join(' ')}` : undefined);
}

/** All categories whose words are needed to fill the buckets of a category, the category itself not among them. */
export const contrastsOf = (category: CategoryId): CategoryId[] => [
  ...new Set(BUCKET_PLANS[category].buckets.flatMap(({ of }) => of ?? [])),
];

/**
 * The bucket in which a word falls when a category is practised; undefined where it falls in none. A word of the
 * category itself is never a contrast word.
 */
export function sorted(
  category: CategoryId,
  word: SortWord,
  { buckets }: BucketPlan = BUCKET_PLANS[category],
): Sorted | undefined {
  const own = buckets.filter(({ of }) => of === undefined);
  const found = firstFit(own, [category], word);
  if (found || isOf(category, word)) return found;
  for (const bucket of buckets) {
    const fit = bucket.of && firstFit([bucket], bucket.of, word);
    if (fit) return fit;
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

/** Its pattern, made once: words are looked at by the thousand. */
function patternOf({ test }: SortBucket): RegExp {
  const pattern = patterns.get(test) ?? new RegExp(test, 'd');
  patterns.set(test, pattern);
  return pattern;
}

const isOf = (category: CategoryId, { spots, listed }: SortWord) =>
  listed?.includes(category) === true || spots.some((spot) => spot.category === category);

/** The first place of the word, left to right, that one of the buckets takes. */
function firstFit(
  buckets: readonly SortBucket[],
  categories: readonly CategoryId[],
  word: SortWord,
): Sorted | undefined {
  const of = categories.filter((category) => isOf(category, word));
  if (of.length === 0) return undefined;
  const inWord = buckets.filter(({ on }) => on !== undefined).flatMap((bucket) => fitOf(bucket, word) ?? []);
  const places = word.spots.filter((spot) => of.some((category) => category === spot.category));
  const atSpots = buckets.filter(({ on }) => on === undefined);
  return [
    ...inWord,
    ...places.flatMap((place) => atSpots.flatMap((bucket) => fitAt(bucket, word, place) ?? [])),
  ][0];
}

/** How the word as a whole fits; without a group nothing is left out. */
function fitOf(bucket: SortBucket, { text, lemma, form }: SortWord): Sorted | undefined {
  const before = bucket.on === 'verb' ? `${lemma ?? ''} ${form ?? ''} ` : '';
  const match = patternOf(bucket).exec(before + text);
  if (!match) return undefined;
  const [from, to] = match.indices?.[1] ?? [before.length, before.length];
  return { bucket, from: from - before.length, to: to - before.length };
}

/** How the word with one of its hard spots fits; without a group that spot is left out. */
function fitAt(bucket: SortBucket, { text }: SortWord, { from, to }: HardSpot): Sorted | undefined {
  const bracketed = `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;
  const match = patternOf(bucket).exec(bracketed);
  if (!match) return undefined;
  const letters = match.indices?.[1];
  // Each bracket before a place makes it one higher than it is in the word.
  const inText = (at: number) => at - (at > from ? 1 : 0) - (at > to + 1 ? 1 : 0);
  return letters ? { bucket, from: inText(letters[0]), to: inText(letters[1]) } : { bucket, from, to };
}

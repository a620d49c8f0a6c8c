import { HALF_YEARS, type HalfYear, type StageWord } from '../../engine/measure/index.ts';
import { SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import type { PracticeFields } from '../contract/practice-fields.ts';
import type { Words } from '../practice/dealer.ts';
import { schoolMonth } from '../practice/policy/school-calendar.ts';
import type { DifficultyOf } from './difficulties.ts';
import { wordsOf, type PlanWord } from './plan-material.ts';

/** Months of a school year before its second half. */
const FIRST_HALF = 5;

type Half = NonNullable<PracticeFields['start']>;

/** A half of a school year by its name; what lies outside the years in which spelling is taught is the nearest. */
export function halfYearOf({ groep, half }: Pick<Half, 'groep' | 'half'>): HalfYear {
  const at = 2 * (groep - 3) + half - 1;
  return HALF_YEARS[Math.min(HALF_YEARS.length - 1, Math.max(0, at))]!;
}

/** The same as the setting of a pupil has it. */
export const startOf = (at: HalfYear): Pick<Half, 'groep' | 'half'> => ({
  groep: Number(at.slice(1)),
  half: at.startsWith('M') ? 1 : 2,
});

/** The half-year of a school year at a moment. */
export const halfYearNow = (groep: number, now: number): HalfYear =>
  halfYearOf({ groep, half: schoolMonth(now) < FIRST_HALF ? 1 : 2 });

const HALVES: ReadonlyMap<string, HalfYear> = new Map(
  SPELLING_CATEGORIES.map(({ id, start: { groep, half } }) => [id, halfYearOf({ groep, half: half ?? 1 })]),
);

/** A word of the bank that a placement test may ask. */
export type PlacementWord = PlanWord & StageWord;

/** All words that a placement test may ask. */
export const placementWords = (words: Pick<Words, 'asked'>, difficultyOf: DifficultyOf): PlacementWord[] =>
  wordsOf(words, difficultyOf, [...HALVES.keys()]).map((word) => ({
    ...word,
    half: HALVES.get(word.category)!,
  }));

/** The difficulties of the words of each half-year. */
export function banksOf(words: readonly StageWord[]): (half: HalfYear) => readonly number[] {
  const banks = Map.groupBy(words, ({ half }) => half);
  return (half) => (banks.get(half) ?? []).map(({ d }) => d);
}

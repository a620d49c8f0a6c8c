import { plainText } from '../../engine/exercise/index.ts';
import { readSentence } from '../../engine/measure/index.ts';
import { SPELLING_IDS } from '../../engine/spelling/catalogue/index.ts';
import { diagnose } from '../../engine/spelling/index.ts';
import type { Variant } from '../contract/variant.ts';
import type { SittingAnswerRow, TestItemRow } from '../data/schema.ts';

/** What became of one word of a test. */
export interface Scored {
  verdict: NonNullable<SittingAnswerRow['verdict']>;
  /** Ids of the rules that were broken. */
  errors: string[];
}

/**
 * What an answer is worth: the word as it is, or another right spelling of it. Capitals count only in words that have them; accents,
 * hyphens and apostrophes always. Of a sentence the target word alone counts, and `twijfel` is for somebody to decide. Empty is wrong.
 */
export function scoreOf(
  item: Pick<TestItemRow, 'role' | 'word' | 'sentence' | 'category'>,
  given: string | null,
  variant: Variant,
): Scored {
  if (given === null || plainText(given) === '') return { verdict: 'fout', errors: [] };
  if (item.role !== 'zin') return ofWord(item, plainText(given), variant);
  const read = readSentence(item.sentence!, item.word, given, hasCapital(item.word) ? 'minded' : 'free');
  if (read.verdict !== 'wrong') return { verdict: read.verdict === 'right' ? 'goed' : 'twijfel', errors: [] };
  return ofWord(item, read.written, variant);
}

function ofWord(
  { word, category }: Pick<TestItemRow, 'word' | 'category'>,
  written: string,
  variant: Variant,
): Scored {
  const typed = hasCapital(word) ? written : written.toLowerCase();
  if (typed === plainText(word)) return { verdict: 'goed', errors: [] };
  const practised = SPELLING_IDS.find((id) => id === category);
  const { right, errors } = diagnose(word, typed, { variant, ...(practised && { category: practised }) });
  return { verdict: right ? 'goed' : 'fout', errors: [...new Set(errors.map(({ rule }) => rule))] };
}

const hasCapital = (word: string) => word !== word.toLowerCase();

/** Answers of a sitting, of which those count whose sound was there. */
export const isCounted = ({ given, missing }: Pick<SittingAnswerRow, 'given' | 'missing'>): boolean =>
  missing === null || (given !== null && given !== '');

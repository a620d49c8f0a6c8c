import { plainText } from '../../engine/exercise/index.ts';
import { isWordOf, readSentence } from '../../engine/measure/index.ts';
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

/** Whether a word can be asked by its whole sentence: it stands in it as it is. */
export const asksWhole = ({ word, sentence }: { word: string; sentence: string | null }): boolean =>
  sentence !== null && isWordOf(sentence, word, capitalsOf(word));

/** The same words, of which only those have a sentence that can be asked whole: for what composes a test. */
export const withWholeSentences = <W extends { text: string; sentence?: string }>(words: readonly W[]): W[] =>
  words.map((word) => {
    const { sentence, ...rest } = word;
    return asksWhole({ word: word.text, sentence: sentence ?? null }) ? word : (rest as W);
  });

const capitalsOf = (word: string) => (hasCapital(word) ? 'minded' : 'free');

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
  // Of a test that was made before such sentences were left out.
  if (!asksWhole(item)) return { verdict: 'twijfel', errors: [] };
  const read = readSentence(item.sentence!, item.word, given, capitalsOf(item.word));
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

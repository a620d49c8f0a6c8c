import type { Tomorrow } from '../../../server/contract/tasks.ts';
import { text } from './wording.ts';

type Word = Tomorrow['tasks'][number]['words'][number];

/** Words under the reason for which they would be dealt, each reason once; the one of most words first. */
export function byReason(words: readonly Word[]): { head: string; words: Word[] }[] {
  // What fits the level says the chance of each word, which stands beside the word already.
  const headOf = ({ reason, why }: Word) => (reason === 'NIVEAU' ? text('preview.fits') : why);
  return [...Map.groupBy(words, headOf)]
    .map(([head, own]) => ({ head, words: own }))
    .sort((a, b) => b.words.length - a.words.length);
}

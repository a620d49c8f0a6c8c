import type { Verdict } from '../../server/contract/word-lists.ts';
import { checkWords, openOwnWords, type Line } from '../../server/words/index.ts';
import { givenText } from './input.ts';
import type { Output } from './output.ts';

const VERDICTS: Record<Verdict, string> = {
  found: 'goed',
  misspelled: 'fout gespeld',
  unknown: 'onbekend, bruikbaar',
  refused: 'kan niet',
  skipped: 'overgeslagen',
};

const cells = ({ line, given, verdict, word = '', suggestions = [], reason = '' }: Line) => ({
  regel: line,
  gegeven: given,
  oordeel: VERDICTS[verdict],
  woord: verdict === 'misspelled' ? '' : word,
  'bedoelde je': suggestions.join(', '),
  reden: reason,
});

/** `words check <file>`: a verdict on each word of a pasted list. */
export function check(file: string, output: Output) {
  const text = givenText(file);
  for (const line of checkWords(text, openOwnWords())) output.add(line, cells);
}

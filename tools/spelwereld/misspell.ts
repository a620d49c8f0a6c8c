import { normalise } from '../../engine/spelling/analyse/index.ts';
import {
  diagnose,
  misspellings,
  RULES,
  type Misspelling,
  type SlipKind,
} from '../../engine/spelling/misspell/index.ts';
import { createExists, openDictionary, readRefused } from '../../server/words/index.ts';
import { refusedWord } from './analyse.ts';
import { givenWords, InputError } from './input.ts';
import type { Output } from './output.ts';

const SLIPS: Record<SlipKind, string> = {
  omission: 'letter vergeten',
  insertion: 'letter te veel',
  transposition: 'letters omgewisseld',
  'neighbour key': 'toets ernaast',
  'double letter': 'letter dubbel',
  'other letter': 'andere letter',
  capital: 'hoofdletter',
  'other word': 'een ander woord',
};

interface Misspelled {
  word: string;
  misspellings: Misspelling[];
}

/** Misspellings of one word in the table; `--json` has all. */
const SHOWN = 6;

const HEADING = 'zo schrijven kinderen het fout';

const cells = ({ word, misspellings: wrong }: Misspelled) => ({
  woord: word,
  [HEADING]: wrong
    .slice(0, SHOWN)
    .map(({ text, rule, category }) => `${text} (${rule} ${category})`)
    .join(', '),
});

/** `words misspell`: what children write for each word, most plausible first. */
export async function misspellWords(words: readonly string[], output: Output) {
  const exists = createExists(openDictionary(), readRefused().never);
  for await (const text of givenWords(words)) {
    const refused = refusedWord(text);
    if (refused) {
      const { word, reason } = refused;
      output.add({ ...refused, misspellings: [] }, () => ({ woord: word, [HEADING]: reason }));
      continue;
    }
    const normal = normalise(text);
    const word = 'word' in normal ? normal.word : text;
    output.add({ word, misspellings: misspellings(word, { exists }) }, cells);
  }
}

/** `words diagnose`: the rule behind each error of what was typed for a word. */
export function diagnoseWord(given: string, typed: string, output: Output) {
  const refused = refusedWord(given);
  if (refused) throw new InputError(refused.reason);
  const normal = normalise(given);
  const word = 'word' in normal ? normal.word : given;
  const { right, errors, slips } = diagnose(word, typed);
  output.add({ word, typed, right, errors, slips }, (found) => ({
    woord: found.word,
    geschreven: found.typed.slice(0, 60),
    oordeel: found.right ? 'goed' : 'fout',
    regels: found.errors
      .map(({ rule, category, from, to, given: wrote }) => {
        const name = RULES.find(({ id }) => id === rule)?.name ?? '';
        return `${rule} ${name} (${category}): ${word.slice(from, to) || '∅'} → ${wrote || '∅'}`;
      })
      .join('; '),
    verschrijvingen: found.slips
      .map(({ kind, from, to }) => `${SLIPS[kind]} bij "${word.slice(from, to)}"`)
      .join('; '),
  }));
}

import { analyse, normalise, type Analysis, type Refusal } from '../../engine/spelling/analyse/index.ts';
import { refusalText } from '../../server/words/index.ts';
import { givenWords } from './input.ts';
import type { Output } from './output.ts';

/** A text that is no word, with the reason in Dutch. */
export interface RefusedWord {
  word: string;
  refused: Refusal | 'digits';
  reason: string;
}

/** Why a text is no word, with enough of it to know it by; undefined for a word. */
export function refusedWord(text: string): RefusedWord | undefined {
  const normal = normalise(text);
  if (!('refused' in normal)) return undefined;
  const refused = normal.refused === 'letters' && /\d/.test(text) ? 'digits' : normal.refused;
  return { word: text.trim().slice(0, 40), refused, reason: refusalText(refused) };
}

const NOTHING = { graphemes: [], syllables: [], klankgroepen: [], categories: [] };

const cells = ({ word, graphemes, syllables, klankgroepen, categories }: Omit<Analysis, 'parts'>) => ({
  woord: word,
  klanken: graphemes.join(' '),
  lettergrepen: syllables.join('-'),
  klankgroepen: klankgroepen.join('-'),
  categorieën: categories
    .map(({ id, from, to, certainty }) => `${id}[${word.slice(from, to)}]${certainty === 'guess' ? '?' : ''}`)
    .join(' '),
});

/** `words analyse`: what the engine understands of each word. */
export async function analyseWords(words: readonly string[], output: Output) {
  for await (const text of givenWords(words)) {
    const refused = refusedWord(text);
    if (refused) {
      output.add({ ...refused, ...NOTHING }, () => ({ woord: refused.word, klanken: refused.reason }));
    } else {
      const { word, graphemes, syllables, klankgroepen, categories } = analyse(text);
      output.add({ word, graphemes, syllables, klankgroepen, categories }, cells);
    }
  }
}

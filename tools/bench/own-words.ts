import { checkWords, openOwnWords } from '../../server/words/index.ts';
import type { CheckWord } from './spelling/misspellings.ts';

/** Least share of misspelled words whose right word is suggested first and among the three, in percent. */
const LIMITS = { first: 85, three: 93, milliseconds: 10 };

/** How often the check of a pasted list suggests the word that was meant, and how long it takes. */
export function benchOwnWords(words: readonly CheckWord[]): boolean {
  const opened = performance.now();
  const known = openOwnWords();
  const opening = performance.now() - opened;
  const count = { errors: 0, noticed: 0, first: 0, three: 0 };
  const start = performance.now();
  for (const { word, misspellings } of words) {
    for (const typed of misspellings) {
      const [line] = checkWords(typed, known);
      // What is a word itself, or several, is no error that can be noticed.
      if (line === undefined || line.verdict === 'found' || /\s/.test(typed)) continue;
      const suggestions = line.suggestions ?? [];
      count.errors++;
      count.noticed += line.verdict === 'misspelled' ? 1 : 0;
      count.first += suggestions[0] === word ? 1 : 0;
      count.three += suggestions.includes(word) ? 1 : 0;
    }
  }
  const milliseconds = (performance.now() - start) / count.errors;
  const percent = (part: number) => Math.round((1000 * part) / count.errors) / 10;
  console.log(
    `eigen woorden: ${count.errors} echte fouten, opgemerkt ${percent(count.noticed)} %, het bedoelde woord als eerste ` +
      `voorgesteld ${percent(count.first)} %, bij de drie ${percent(count.three)} %, ${milliseconds.toFixed(1)} ms per fout; ` +
      `woordenlijst met ${known.dictionary.size} woorden open in ${opening.toFixed(0)} ms`,
  );
  return (
    percent(count.first) >= LIMITS.first &&
    percent(count.three) >= LIMITS.three &&
    milliseconds < LIMITS.milliseconds
  );
}

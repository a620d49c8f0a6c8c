import { belongsTo, spansOf } from '../focus.ts';
import { common, dealt, HINTS, spoken, type Maker } from './parts.ts';

/** More letters do not fit on one straight line (games.md 1.8). */
const MOST_LETTERS = 17;

const VOWEL = /[aeiouyáéèêëïöü]/i;

/** Cut the word in its written syllables. */
export const makeSplit: Maker = (request) => {
  const { word, category } = request;
  const letters = lettersOf(word.text);
  const plain = letters.map((letter) => letter[0]!);
  const syllables = spokenSyllables(word.syllables);
  if (syllables.length < 2 || letters.length > MOST_LETTERS || !belongsTo(word, category)) return undefined;
  // What is said letter by letter (tv-gids) has other syllables than are written.
  if (!syllables.every((syllable) => VOWEL.test(syllable)) || syllables.join('') !== plain.join(''))
    return undefined;
  const cuts = spansOf(syllables)
    .slice(1)
    .map(({ from }) => from);
  const prompt = { task: 'Knip het woord in lettergrepen.', speech: spoken(request) };
  return dealt(
    request,
    { ...common(request), form: 'split', prompt, letters, secondChance: true },
    { form: 'split', cuts },
    { rules: { split: 'lettergrepen' }, hint: HINTS.split },
  );
};

/** The letters; a hyphen or a space stays with the letter before it, so that nobody cuts beside it twice. */
const lettersOf = (text: string): string[] => text.match(/[^ -][ -]?/gu) ?? [];

/** The 's of 's avonds is no syllable: it is said with the one after it. */
const spokenSyllables = ([first = '', second = '', ...rest]: readonly string[]): string[] =>
  first.toLowerCase() === "'s" ? [first + second, ...rest] : [first, second, ...rest].filter(Boolean);

import type { Speech } from '../../exercise/index.ts';
import { isSureOfSyllables } from '../analyse/index.ts';
import { VOWEL_SIGNS } from '../analyse/letters.ts';
import { belongsTo, hintOf, spansOf } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import type { Word } from '../word.ts';
import { common, dealt, HINTS, spoken, type Maker } from './parts.ts';

/** More letters do not fit on one straight line (scenes/README.md 1.8). */
const MOST_LETTERS = 17;

const VOWEL = new RegExp(`[${VOWEL_SIGNS}]`, 'i');

/** What is to be cut, and how. */
interface Cutting {
  task: string;
  /** The pieces, as they come apart. */
  pieces: readonly string[];
  hint: string;
  /** The rule that a wrong cut breaks. */
  rule: string;
  /** Something else to hear than the word. */
  speech?: Speech;
  /** Where the parts begin as they are heard, the first left out, where that may be another place. */
  heard?: readonly number[];
}

/** Categories of words that are learnt sound by sound: hakken en plakken. */
const BY_SOUND = new Set<string>(['cvc', 'cluster-one-side', 'cluster-many', 'hidden-schwa']);

/** Cut the word: in its sounds, in stem and ending, else in its written syllables. */
export const makeSplit: Maker = (request) => {
  const { word, category } = request;
  if (!belongsTo(word, category)) return undefined;
  const cutting = cuttingOf(request);
  const text = cutting?.pieces.join('') ?? '';
  const letters = lettersOf(text);
  if (!cutting || cutting.pieces.length < 2 || letters.length > MOST_LETTERS) return undefined;
  const { task, pieces, hint, rule, speech = spoken(request), heard = [] } = cutting;
  const cuts = spansOf(pieces.map(plain))
    .slice(1)
    .map(({ from }) => from);
  const made = dealt(
    request,
    { ...common(request), form: 'split', prompt: { task, speech }, letters, secondChance: true },
    { form: 'split', cuts },
    { rules: { split: rule }, hint },
  );
  const eitherCuts = cuts.flatMap((cut, i) =>
    heard[i] === undefined || heard[i] === cut ? [] : [[cut, heard[i]] as const],
  );
  return eitherCuts.length > 0 ? { ...made, solution: { ...made.solution, eitherCuts } } : made;
};

function cuttingOf(request: ExerciseRequest): Cutting | undefined {
  const { word, category } = request;
  if (BY_SOUND.has(category.id)) return inSounds(request);
  if (category.id === 'verb-present-t') return beforeEnding(request);
  if (category.id === 'verb-stem') return offInfinitive(request);
  return inSyllables(word);
}

/** k-a-t, t-r-a-p: letters that are one sound stay together. */
const inSounds = ({ word, category }: ExerciseRequest): Cutting => ({
  task: 'Hak het woord in klanken.',
  pieces: word.graphemes,
  hint: 'Zeg het woord langzaam: hak bij elke klank.',
  rule: category.id,
});

/** werk-t. */
function beforeEnding({ word, category }: ExerciseRequest): Cutting | undefined {
  if (!word.text.endsWith('t')) return undefined;
  return {
    task: 'Knip de t van de ik-vorm.',
    pieces: [word.text.slice(0, -1), 't'],
    hint: hintOf(word, category),
    rule: category.id,
  };
}

/** werk-en: what is left is the ik-vorm, or nearly. */
function offInfinitive({ word, category, media }: ExerciseRequest): Cutting | undefined {
  const { lemma } = word;
  if (!lemma?.endsWith('en') || !VOWEL.test(lemma.slice(0, -2))) return undefined;
  return {
    task: 'Knip -en van het hele werkwoord.',
    pieces: [lemma.slice(0, -2), 'en'],
    hint: hintOf(word, category),
    rule: category.id,
    speech: media.speech(lemma),
  };
}

/** Words that nobody looked at are only cut where the letters tell how. */
function inSyllables(word: Word): Cutting | undefined {
  if (word.listed === undefined && !isSureOfSyllables(word.text)) return undefined;
  const syllables = spokenSyllables(word.syllables);
  // What is said letter by letter (tv-gids) has other syllables than are written.
  if (!syllables.every((syllable) => VOWEL.test(syllable)) || syllables.join('') !== plain(word.text))
    return undefined;
  return {
    task: 'Knip het woord in lettergrepen.',
    pieces: withMarks(word.text, syllables),
    hint: HINTS.split,
    rule: 'lettergrepen',
    heard: heardCuts(word, syllables),
  };
}

/** Where the same syllables begin as they are heard: bo-mmen, zi-ngen, and of poort-je the t goes with what follows. */
function heardCuts({ text, graphemes }: Word, syllables: readonly string[]): number[] {
  const sounds = spansOf(graphemes.map(plain));
  const starts = spansOf(syllables.map(plain)).slice(1);
  const isOnJe = /[dpt]jes?$/i.test(text) && /^jes?$/i.test(syllables.at(-1)!);
  return starts.map(({ from: at }, i) => {
    if (isOnJe && i === starts.length - 1) return at - 1;
    return sounds.find(({ from, to }) => from < at && at < to)?.from ?? at;
  });
}

/** The letters; a hyphen or a space stays with the letter before it, so that nobody cuts beside it twice. */
const lettersOf = (text: string): string[] => text.match(/[^ -][ -]?/gu) ?? [];

/** A text without the hyphens and spaces that go with their letter. */
const plain = (text: string): string =>
  lettersOf(text)
    .map((letter) => letter[0]!)
    .join('');

/** The syllables as they stand in the text, with its hyphens and spaces. */
function withMarks(text: string, syllables: readonly string[]): string[] {
  const letters = lettersOf(text);
  return spansOf(syllables).map(({ from, to }) => letters.slice(from, to).join(''));
}

/** The 's of 's avonds is no syllable: it is said with the one after it. */
const spokenSyllables = ([first = '', second = '', ...rest]: readonly string[]): string[] =>
  first.toLowerCase() === "'s" ? [first + second, ...rest] : [first, second, ...rest].filter(Boolean);

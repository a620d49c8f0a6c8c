import { analyse } from '../../../engine/spelling/analyse/index.ts';
import { joinParts, repair } from './repair.ts';

/** Says how words sound, better than espeak knows by itself. */
export interface Pronouncer {
  /** The phonemes of a word said alone; undefined when espeak must find out itself. */
  alone(word: string): string | undefined;
  /** The phonemes of a word in a sentence, only where espeak would be wrong. */
  within(word: string): string | undefined;
}

/** What may stand behind a word of the table, with its phonemes. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'?s$/, 's'],
  [/tjes$/, 't;@s'],
  [/tje$/, 't;@'],
];

const SHORTEST = 3;

/** Phonemes without stress and pauses. */
const sounds = (phonemes: string) => phonemes.replace(/[',_|!\s-]/g, '').replace(/\*r?/g, 'r');

/**
 * Looks a word up in the table of pronunciations, with or without a plain ending; a compound is said as its parts, which
 * espeak would read as one long word with the stress in the wrong place.
 */
export function createPronouncer(
  table: ReadonlyMap<string, string>,
  phonemesOf: (word: string) => string,
): Pronouncer {
  const listed = (word: string): string | undefined => {
    const whole = table.get(word);
    if (whole !== undefined) return whole;
    for (const [ending, sound] of ENDINGS) {
      const stem = table.get(word.replace(ending, ''));
      // After s, sj and zj a plural has a vowel of its own.
      if (ending.test(word) && stem !== undefined && !/[sSzZ]$/.test(stem)) return stem + sound;
    }
    return undefined;
  };

  const guess = (word: string): string | undefined => {
    const phonemes = phonemesOf(word);
    // A word that espeak thinks English can't be written in the phonemes of Dutch.
    return phonemes.includes('(') || phonemes.trim() === '' ? undefined : repair(word, phonemes);
  };

  /** The parts of a compound written as one word. */
  const partsOf = (word: string): string[] =>
    /^\p{L}+$/u.test(word)
      ? analyse(word)
          .parts.map(({ from, to }) => word.slice(from, to))
          .filter((part) => part.length >= SHORTEST)
      : [];

  const compound = (word: string): string | undefined => {
    const parts = partsOf(word);
    if (parts.length < 2 || parts.join('') !== word) return undefined;
    const said = parts.map((part) => listed(part) ?? guess(part)).filter((part) => part !== undefined);
    return said.length === parts.length ? joinParts(said) : undefined;
  };

  const known = (word: string) => listed(word) ?? compound(word);
  /** Only where a sound is repaired: the stress of small words is that of the sentence. */
  const repaired = (word: string) => {
    const better = guess(word);
    return better === undefined || sounds(better) === sounds(phonemesOf(word)) ? undefined : better;
  };
  return {
    alone: (word) => known(word) ?? guess(word),
    within: (word) => known(word) ?? repaired(word),
  };
}

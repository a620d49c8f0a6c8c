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
  [/'?tjes$/, 't;@s'],
  [/'?tje$/, 't;@'],
];

/** What a word may have been before -e or -en came behind it. */
const STEMS: readonly ((stem: string) => string)[] = [
  (stem) => stem,
  (stem) => stem.replace(/([^aeiou])\1$/, '$1'),
  (stem) => stem.replace(/([aeou])([^aeiou])$/, '$1$1$2'),
];
/** The sound that a last letter has before a vowel. */
const VOICED: Readonly<Record<string, string>> = { b: 'b', d: 'd', g: 'Q', v: 'v', z: 'z' };

const SHORTEST = 3;
/** Before a hyphen these leave the stress to what follows. */
const LEADS_UP = new Set(['noord', 'oost', 'zuid', 'west', 'sint']);

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
    return inflected(word);
  };

  /** A word of the table with -e or -en, which leave the stress where it was. Behind -or it moves: motoren. */
  const inflected = (word: string): string | undefined => {
    const [, stem, ending] = /^(.{3,}[^aeiou])(en?)$/.exec(word) ?? [];
    if (!stem || !ending || stem.endsWith('or')) return undefined;
    const letter = stem.at(-1)!;
    const hard = stem.replace(/z$/, 's').replace(/v$/, 'f');
    for (const before of STEMS) {
      const said = table.get(before(hard));
      if (said === undefined || /[@aeiouyAEIOUVWY:]$/.test(said)) continue;
      return (VOICED[letter] ? said.slice(0, -1) + VOICED[letter] : said) + (ending === 'en' ? '@n' : '@');
    }
    return undefined;
  };

  const guess = (word: string): string | undefined => {
    // Espeak moves the stress to the front when -en comes behind these.
    if (/(?:teit|oen|ijn)en$/.test(word)) {
      const stem = guess(word.slice(0, -2));
      if (stem !== undefined) return `${stem}@n`;
    }
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

  /** Words joined by hyphens; the first has the stress. */
  const joined = (word: string): string | undefined => {
    const parts = word.split('-');
    if (parts.length < 2 || parts.some((part) => !/^\p{L}+$/u.test(part))) return undefined;
    const said = parts.map((part) => listed(part) ?? compound(part) ?? guess(part));
    if (said.some((part) => part === undefined)) return undefined;
    const whole = joinParts(said as string[]);
    return LEADS_UP.has(parts[0]!) ? whole.replace("'", ',').replace(/,(?=[^,]*$)/, "'") : whole;
  };

  const known = (word: string) => listed(word) ?? compound(word) ?? joined(word);
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

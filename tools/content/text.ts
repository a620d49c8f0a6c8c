import type { Dictionary } from '../../server/words/index.ts';

/** The words of a sentence, as they stand in it. */
export const wordsOf = (sentence: string): string[] =>
  sentence.match(/'s[- ]\p{L}+|\p{L}+(?:['-]\p{L}+)*/gu) ?? [];

/** A capital behind another word makes a name: what may be named is not in any list. */
const NAME = /(?<=[\p{L}\p{N},] ?)(?<!\p{L})\p{Lu}[\p{L}'-]*/gu;

/** The words of a text that the word list does not know, also not as the first word of a sentence; names left out. */
export const unknownWords = (text: string, dictionary: Dictionary): string[] => {
  const names = new Set(text.match(NAME));
  return wordsOf(text).filter((written) => {
    // A capital E goes without the accent of één.
    const word = written.replace(/^Eé/, 'éé');
    const real = dictionary.spellings(word);
    const isCapital = /^\p{Lu}/u.test(word);
    const isKnown =
      real.includes(word) || real.includes(word.toLowerCase()) || (isCapital && real.length > 0);
    return !isKnown && !names.has(written);
  });
};

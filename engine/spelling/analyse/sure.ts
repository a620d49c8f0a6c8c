import { isEnglish } from './english.ts';
import { normalise } from './normalise.ts';
import { SYLLABLES } from './lexicon/overrides.ts';
import { BASE_WORDS } from './lexicon/words.ts';
import { read } from './tokens.ts';

/** Letters that sound one way in one language and another in the next, of which only a list would know the syllables. */
const FOREIGN =
  /ea(?!u)|oa(?!s)|[aeo]y[aeou]|[^aeiou]ey|igh(?!eid)|ough|[^aeiouq]ue$|gu[ei]|ieu[^wr]|eau[^xt]|oeu|ai[gl]|oui|[eu]ij|io[nu]s?$|iou|sh|tch|ck[aeiou]|w[hr]|[aeiou]w[aeiou](?<=[^eiou]aw.|[^aeou]ow.)|gh|[bcdfgklmnprstvz]{2}le$|[^aeiou]ce|[cg]e$/;

/** Ends of words of which everyday Dutch words are so many that they are no sign of a borrowed one. */
const DUTCH = /tio(?:n|nele?)s?$|ige$/;

/** A diminutive of which the letters don't tell whose the t is. */
const DIMINUTIVE = /^(.*(?:[^aeiouy]e|[lmnr]|ui|ei|eu|oe|aa|oo|uu|ee|ie)t)jes?$/;

const isKnown = (word: string) => {
  for (let at = 0; at <= Math.max(0, word.length - 4); at++) if (BASE_WORDS.has(word.slice(at))) return true;
  return false;
};

/**
 * Whether the written syllables of a word may be asked without anyone having looked at them: its letters are those of
 * Dutch words, or a list has it. What is left are borrowed words and diminutives that could be cut in two ways.
 */
export function isSureOfSyllables(text: string): boolean {
  const normal = normalise(text);
  if ('refused' in normal) return false;
  return read(normal.word).parts.every(({ lower }) => {
    if (BASE_WORDS.has(lower) || SYLLABLES.has(lower)) return true;
    if (isEnglish(lower) || (FOREIGN.test(lower) && !DUTCH.test(lower)) || /[^a-zéèëïöü']/.test(lower))
      return false;
    const stem = DIMINUTIVE.exec(lower)?.[1];
    return stem === undefined || isKnown(stem) !== isKnown(stem.slice(0, -1));
  });
}

import { isEnglish } from '../english.ts';
import { TREMA } from '../letters.ts';
import { MATERIAL, MATERIAL_OR_ELSE } from '../lexicon/loans.ts';
import { type Detector, spotsOf, spotsWhere } from './kit.ts';

/** 's before a time of day or year. */
export const apostropheSTime: Detector = ({ lower }) => (/^'s[ -]/.test(lower) ? [{ from: 0, to: 3 }] : []);

/** x */
export const x: Detector = spotsOf('x');

/** An accent on an e. */
export const eAcute: Detector = spotsOf('éèê');

/** y */
export const y: Detector = spotsOf('y');

/** A trema. */
export const trema: Detector = ({ lower }) =>
  [...lower.matchAll(TREMA)].map(({ index }) => ({ from: index, to: index + 1 }));

/** A hyphen. */
export const hyphen: Detector = spotsOf('-');

/** qu */
export const qu: Detector = spotsWhere(({ lower }) => lower === 'qu');

/** A capital as its first letter. */
export const capitalLetters: Detector = ({ word, lower }) => {
  const at = Math.max(0, word.search(/[a-zA-Zéëïöüç]/));
  const first = /^'s[- ]/.test(lower) ? 3 : at;
  return word[first] !== lower[first] ? [{ from: first, to: first + 1 }] : [];
};

/** -en of what something is made of. */
export const materialAdjective: Detector = ({ lower }) => {
  const end = { from: lower.length - 2, to: lower.length };
  if (MATERIAL.has(lower)) return [{ ...end, certainty: 'lexicon' }];
  return MATERIAL_OR_ELSE.has(lower) ? [{ ...end, certainty: 'guess' }] : [];
};

/** A word of English. */
export const englishLoanword: Detector = ({ parts, lower }) =>
  isEnglish(lower)
    ? [{ from: 0, to: lower.length, certainty: 'lexicon' }]
    : parts
        .filter((part) => isEnglish(part.lower))
        .map(({ from, to }) => ({ from, to, certainty: 'lexicon' as const }));

/** en or e between two words. */
export const linkingEn: Detector = ({ parts }) =>
  parts
    .filter(({ link }) => link === 'en' || link === 'e')
    .map(({ to, link }) => ({ from: to - link!.length, to, certainty: 'lexicon' as const }));

/** s between two words. */
export const linkingS: Detector = ({ parts }) =>
  parts
    .filter(({ link }) => link === 's')
    .map(({ to }) => ({ from: to - 1, to, certainty: 'lexicon' as const }));

/** b or d of ab-, ad-, ob- and sub- before a consonant. */
export const latinPrefix: Detector = ({ parts, lower }) => {
  const first = parts[0]!;
  const match = /^(?:a[bd]|ob|sub)(?=[^aeiouy'-])/.exec(first.lower);
  const [span] = first.syllables;
  if (!match || span!.to - span!.from !== match[0].length || match[0].at(-1) === first.lower[match[0].length])
    return [];
  return lower.startsWith('abdij') ? [] : [{ from: match[0].length - 1, to: match[0].length }];
};

import { ENGLISH_VOWELS } from './lexicon/vowels.ts';
import { VOWEL_SIGNS } from './letters.ts';
import type { Span } from './types.ts';

/** First parts on an i, without it, behind which a j is the next word. */
const ON_I =
  'min sk kiw safar ant tax alib sem mult hif wif max mid dem jun jul bikin salam sush chil yet rabb ravio?l spaghett broccol macaron ' +
  'confett graffit wasab tahit hait corg';

/**
 * Vowels that are written as one sign, longest first (G2), with what keeps letters apart: eum is e-um (museum), iee is
 * i-ee (dieet), eui is e-ui (geuit), oee is o-ee. A letter with a trema always begins anew (G5).
 */
const VOWEL = new RegExp(
  [
    'aai',
    'ooi',
    'oei(?!n)',
    'eeu(?=w)',
    'ieu(?=w|rs?$|$)',
    '(?<!^[bg])eau(?![tx][aeiou])',
    'é[ée]',
    '[ao]î',
    '[eo]û',
    'ëe',
    'ëi(?!j)',
    'ïe',
    'ie(?![eu])',
    'ei(?!j)',
    'ij',
    'aa',
    'ee',
    'oo',
    'uu',
    'oe(?!e)',
    'eu(?!i|(?<!kleu)m(?:s|pjes?)?$)',
    'ui(?!j)',
    'au',
    'ou',
    'ai(?!j)',
    'oi(?!j)',
    'ey(?![aou])',
    '[aou]y(?![aeiou])',
    `[${VOWEL_SIGNS}]`,
  ].join('|'),
  'y',
);

/** An i before a j of its own: bi-jou, mi-ni-jurk, Fi-ji. */
const APART_FROM_J = new RegExp(
  `(?<=^b)i(?=jou|ject)|(?<=^f)i(?=ji)|(?<=^r)i(?=jek)|(?<=^d)i(?=jon)|` +
    `(?<=^(?:${ON_I.split(' ').join('|')}))i(?=j[aeou])`,
  'y',
);

/** eij and uij in names are one sign (Heij-mans); before a vowel the j begins a syllable (Bei-jing), and behind be- and ge- it is ij (ge-ijkt). */
const EIJ = /(?<![bg])eij(?![aeiou])|uij(?![aeiou])|[eu]i(?=j[aeiou])/y;

/** A y that is heard as j: yoga, royaal. */
const CONSONANT_Y = /(?<![^aeiou])y(?=[aou])|^y(?=e)|(?<=[ao])y(?=eu)/y;

/** The vowel signs of a word part in small letters, left to right; u in qu is no vowel (G6). */
export function nuclei(text: string): Span[] {
  const part = unstressed(text);
  const found: Span[] = [];
  for (let at = 0; at < part.length;) {
    const size = vowelAt(part, at);
    if (size > 0) found.push({ from: at, to: at + size });
    at += Math.max(1, size);
  }
  return found;
}

/** Accents on two vowels side by side mark stress: vóór, béíde. They sound as one, as without. */
const unstressed = (part: string) =>
  part.replace(/[áéíóú]{2}/g, (both) =>
    both === 'éé' ? both : both.normalize('NFD').replace(/\u0301/g, ''),
  );

function vowelAt(part: string, at: number): number {
  if (part[at] === 'u' && part[at - 1] === 'q') return 0;
  if (matchAt(CONSONANT_Y, part, at) > 0) return 0;
  return (
    matchAt(APART_FROM_J, part, at) ||
    matchAt(EIJ, part, at) ||
    matchAt(ENGLISH_VOWELS, part, at) ||
    matchAt(VOWEL, part, at)
  );
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

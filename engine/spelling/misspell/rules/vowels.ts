import { has, instead, swaps, type Given } from '../shape.ts';
import type { Edit, Nucleus, Rule, Shape } from '../types.ts';

/** Every vowel with these letters, what the givens are. */
function* vowels(
  shape: Shape,
  table: Readonly<Record<string, readonly Given[]>>,
  fits: (nucleus: Nucleus) => boolean,
): Iterable<Edit> {
  for (const nucleus of shape.nuclei) {
    const givens = table[nucleus.token.lower];
    if (givens && fits(nucleus)) yield* instead(shape, nucleus.token, ...givens);
  }
}

const isMute = ({ token }: Nucleus) => token.vowel === 'mute';

/** omaa, thé. */
function* finalVowel(shape: Shape): Iterable<Edit> {
  const last = shape.nuclei.at(-1);
  if (!last || last.next || isMute(last)) return;
  if (/^[aou]$/.test(last.token.lower)) yield* instead(shape, last.token, '$&$&');
  if (last.token.lower === 'ee') yield* instead(shape, last.token, ['é', 0.9], ['e', 0.8], ['eej', 0.3]);
}

/** kijzer, tweifel, treijn; the mute ij of -lijk is another rule. */
const longAndShortEi = (shape: Shape) =>
  vowels(
    shape,
    { ei: ['ij', ['eij', 0.4]], ij: ['ei', ['eij', 0.2]] },
    (nucleus) => !isMute(nucleus) && !isLijk(shape, nucleus),
  );

/** -lijk, of which another rule tells. */
const isLijk = ({ text, nuclei }: Shape, { token }: Nucleus) =>
  nuclei.length > 2 && /^lijk(s|e|er|heid|en|ste)?$/.test(text.slice(token.from - 1));

/** tauw, kouwen, tou. */
function* auAndOu(shape: Shape): Iterable<Edit> {
  const table = {
    au: ['ou', ['auw', 0.15], ['aau', 0.1]],
    ou: ['au', ['ouw', 0.15]],
    auw: ['ouw', ['ou', 0.1]],
    ouw: ['auw', ['au', 0.2]],
  } as const;
  const borrowed = shape.findings.filter(({ id }) => id === 'ou-as-oe');
  yield* vowels(
    shape,
    table,
    ({ token }) =>
      (token.vowel !== 'loan' || token.lower.endsWith('w')) &&
      !borrowed.some(({ from, to }) => token.from < to && from < token.to),
  );
  yield* swaps(shape, /(?<=[ao]u)w(?=[aeiou])/g, ['ww', 0.45]);
  yield* swaps(shape, /(?<=[ao]u)w(?![aeiou])/g, ['', 0.6]);
}

/** vir, hor, gur: r and l colour the vowel before them. */
function* coloured(shape: Shape): Iterable<Edit> {
  for (const { token, next } of shape.nuclei) {
    if (!next || next.syllable !== token.syllable) continue;
    if (next.lower === 'r') {
      if (token.lower === 'ee') yield* instead(shape, token, ['i', 0.9], ['e', 0.6]);
      if (token.lower === 'oo') yield* instead(shape, token, 'o');
      if (token.lower === 'eu') yield* instead(shape, token, 'u');
    }
    if (next.lower === 'l' && token.lower === 'ee') yield* instead(shape, token, ['i', 0.7], ['e', 0.6]);
  }
}

/** vlaaj, hooij, stoejen. */
const withJ = (shape: Shape) =>
  vowels(
    shape,
    {
      aai: ['aaj', ['aaij', 0.7], ['aj', 0.5], ['ai', 0.4]],
      ooi: ['ooj', ['ooij', 0.8], ['oj', 0.4], ['oi', 0.4]],
      oei: ['oej', ['oeij', 0.7], ['oe', 0.2]],
    },
    () => true,
  );

/** eew, kiew, ruuw, zenu. */
function* beforeW(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /eeuw/g, 'eew', ['eeu', 0.9], ['euw', 0.5], ['ew', 0.2]);
  yield* swaps(shape, /ieuw/g, 'iew', ['ieu', 0.9], ['iuw', 0.2]);
  yield* swaps(shape, /(?<![aeio])u(?=w)/g, 'uu');
  yield* swaps(shape, /(?<=[^aeio]u)w(?=[aeiou])/g, ['ww', 0.6]);
  yield* swaps(shape, /(?<=[^aeio]u)w(?![aeiou])/g, ['', 0.7]);
}

const PREFIX = /^(b|g|v|t)e(r?)$/;

/** The first syllable of a word of the compound is be-, ge-, ver- or te-. */
const isPrefix = (shape: Shape, { token, last }: Nucleus): boolean => {
  const syllable = shape.tokens.filter((other) => other.syllable === token.syllable);
  const opens = shape.tokens.find((other) => other.part === token.part)?.syllable === token.syllable;
  return opens && !last && PREFIX.test(syllable.map(({ lower }) => lower).join(''));
};

/** An e in the middle of a long word, of which the letters do not tell whether it is heard: burgumeester. */
const isWeak = ({ token, open, next, last }: Nucleus) =>
  token.lower === 'e' &&
  !last &&
  token.syllable > 0 &&
  !token.stressed &&
  (open ? token.vowel === 'long' : token.vowel === 'short' && /^[lrm]$/.test(next?.lower ?? ''));

/** stempul, vogultje, raampju; less often in -en and at the very end. */
function* muteVowel(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei) {
    const { token, next } = nucleus;
    if (isWeak(nucleus)) yield* instead(shape, token, ['u', 0.3]);
    if (!isMute(nucleus) || isPrefix(shape, nucleus)) continue;
    if (token.lower === 'e') yield* instead(shape, token, ['u', muteShare(shape, nucleus)]);
    if (token.lower === 'i' && next?.lower !== 'g') yield* instead(shape, token, ['u', 0.7], ['e', 0.6]);
  }
}

function muteShare(shape: Shape, { token, next, last }: Nucleus): number {
  if (last && !next) return shape.text.endsWith('je') ? 0.75 : 0.25;
  if (next?.lower === 'n' && next.syllable === token.syllable) return 0.55;
  return next?.syllable === token.syllable ? 1 : 0.7;
}

/** guzin, vurtel, tuvreden. */
function* prefixVowel(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei)
    if (isMute(nucleus) && isPrefix(shape, nucleus)) yield* instead(shape, nucleus.token, 'u');
}

/** pieraat, wiefie. */
function* iAsIe(shape: Shape): Iterable<Edit> {
  for (const { token, open, following, consonants } of shape.nuclei) {
    if (token.lower !== 'i' || !open || token.vowel === 'mute') continue;
    const hiatus = following !== undefined && consonants.length === 0;
    yield* instead(shape, token, ['ie', hiatus ? 0.6 : 1]);
    if (hiatus) yield* instead(shape, token, ['j', 0.3], ['iej', 0.25]);
  }
  if (shape.nuclei.length > 1)
    yield* swaps(shape, /(?<=[^aeiou])i(?=[rlnmk]$)/g, ['ie', shape.loan ? 0.5 : 0.15]);
}

/** giter for gieter. */
function* ieTooShort(shape: Shape): Iterable<Edit> {
  for (const { token, last, next } of shape.nuclei)
    if (token.lower === 'ie') yield* instead(shape, token, ['i', last && next ? 0.6 : 1]);
}

/** curses for cursus. */
function* weakLastSyllable(shape: Shape): Iterable<Edit> {
  if (shape.nuclei.length < 2) return;
  yield* swaps(shape, /u(?=[sm]$)/g, 'e');
  yield* swaps(shape, /(?<=[^aeiou])i(?=s(sen)?$)/g, ['e', has(shape, 'isch') ? 0 : 0.9]);
}

/** mur, deum, pootlood: in closed syllables vowels are taken for each other. */
function* confusedVowels(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei) {
    const { token, open } = nucleus;
    if (token.lower === 'ui') yield* instead(shape, token, ['eu', 0.6], ['ei', 0.35]);
    if (token.lower === 'eu') yield* instead(shape, token, ['ui', 0.5], ['u', 0.5]);
    if (token.lower === 'oe') yield* instead(shape, token, ['ou', 0.35]);
    if (shape.nuclei.length === 1 && token.lower === 'oo')
      yield* instead(shape, token, ['ou', 0.3], ['eu', 0.25]);
    if (shape.nuclei.length === 1 && token.lower === 'ee')
      yield* instead(shape, token, ['ei', 0.25], ['ie', 0.25]);
    if (open && token.lower === 'oo' && nucleus.following) yield* instead(shape, token, 'o');
    if (open) continue;
    if (/^(aa|ee|oo|uu)$/.test(token.lower)) yield* instead(shape, token, token.lower[0]!);
    if (
      token.vowel === 'short' &&
      /^[aeou]$/.test(token.lower) &&
      nucleus.consonants.length === 1 &&
      nucleus.last
    )
      yield* instead(shape, token, ['$&$&', 0.3]);
  }
}

/** How vowels are written. */
export const VOWELS: readonly Rule[] = [
  {
    id: 'D06',
    name: 'Lange klank op het einde',
    weights: [0.7, 0.4, 0.15],
    be: 1,
    categories: ['final-vowel'],
    edits: finalVowel,
  },
  {
    id: 'D07',
    name: 'Korte ei of lange ij',
    weights: [0.95, 0.95, 0.85],
    be: 1,
    categories: ['ei-ij', 'suffix-heid-teit'],
    edits: longAndShortEi,
  },
  {
    id: 'D08',
    name: 'au(w) of ou(w)',
    weights: [0.95, 0.9, 0.8],
    be: 1,
    categories: ['au-ou'],
    edits: auAndOu,
  },
  {
    id: 'D09',
    name: 'eer, oor, eur (en eel)',
    weights: [0.85, 0.5, 0.2],
    be: 1,
    categories: ['eer-oor-eur'],
    edits: coloured,
  },
  {
    id: 'D10',
    name: 'aai, ooi, oei',
    weights: [0.85, 0.45, 0.15],
    be: 1,
    categories: ['aai-ooi-oei'],
    edits: withJ,
  },
  {
    id: 'D11',
    name: 'eeuw, ieuw, uw',
    weights: [0.85, 0.6, 0.3],
    be: 1,
    categories: ['eeuw-ieuw-uw'],
    edits: beforeW,
  },
  {
    id: 'D12',
    name: 'Stomme e als u',
    weights: [0.85, 0.5, 0.15],
    be: 0.9,
    categories: ['mute-e', 'plural-s', 'diminutive-basic', 'diminutive-etje-nkje', 'prefix-be-ge-ver'],
    edits: muteVowel,
  },
  {
    id: 'D13',
    name: 'Voorstukje be-, ge-, ver-, te-',
    weights: [0.75, 0.4, 0.1],
    be: 1,
    categories: ['prefix-be-ge-ver'],
    edits: prefixVowel,
  },
  {
    id: 'D17',
    name: 'i klinkt als ie (kilo)',
    weights: [0.9, 0.95, 0.7],
    be: 1,
    categories: ['i-as-ie', 'air-oir'],
    edits: iAsIe,
  },
  {
    id: 'D18',
    name: 'ie te kort',
    weights: [0.45, 0.3, 0.3],
    be: 1,
    categories: ['two-sign-syllable', 'i-as-ie'],
    edits: ieTooShort,
  },
  {
    id: 'D65',
    name: 'Zwakke klinker in slotlettergreep',
    weights: [0.4, 0.4, 0.25],
    be: 1,
    categories: ['c-as-k'],
    edits: weakLastSyllable,
  },
  {
    id: 'D66',
    name: 'Klinkerverwarring',
    weights: [0.5, 0.15, 0.05],
    be: 1,
    categories: ['cvc'],
    edits: confusedVowels,
  },
];

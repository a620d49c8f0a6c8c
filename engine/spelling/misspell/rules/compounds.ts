import { has, instead, swaps } from '../shape.ts';
import type { Edit, Rule, Shape } from '../types.ts';

/** Where two words of a compound meet without a hyphen. */
const seams = (shape: Shape): number[] =>
  shape.parts.slice(1).flatMap(({ from }) => (/[\s-]/.test(shape.text[from - 1] ?? '') ? [] : [from]));

/** honderiem, zonnenbloem. */
function* linkingN(shape: Shape): Iterable<Edit> {
  for (const seam of seams(shape)) {
    const first = shape.text.slice(0, seam);
    const share = has(shape, 'linking-en') ? 1 : 0.8;
    if (/[^ae]en$/.test(first)) yield* instead(shape, { from: seam - 1, to: seam }, ['', share]);
    if (/[^aeiou]e$/.test(first)) yield* instead(shape, { from: seam, to: seam }, ['n', share]);
  }
}

/** The same where it can't be told that a word is a compound: bananeschil. */
function* linkingNInside(shape: Shape): Iterable<Edit> {
  if (seams(shape).length > 0) return;
  for (const { token, consonants, following, last } of shape.nuclei) {
    const [n, next] = consonants;
    if (token.vowel !== 'mute' || last || token.syllable === 0 || n?.lower !== 'n' || !next || !following)
      continue;
    const isSuffix = /^(de|te|den|ten|d|s)$/.test(shape.text.slice(n.to));
    if (n.syllable === token.syllable && !isSuffix) yield* instead(shape, n, ['', 0.5]);
  }
}

/** volkdans, stadpark; and an s too many. */
function* linkingS(shape: Shape): Iterable<Edit> {
  for (const seam of seams(shape)) {
    const first = shape.text.slice(0, seam);
    if (
      /[^s]s$/.test(first) &&
      (has(shape, 'linking-s') || /(heid|teit|ing|tion|en|je|[kpdgb])s$/.test(first))
    )
      yield* instead(shape, { from: seam - 1, to: seam }, '');
    else if (/[a-z]{2}[bdfgklmnprt]$/.test(first) && !/[sz]/.test(shape.text[seam] ?? ''))
      yield* instead(shape, { from: seam, to: seam }, ['s', 0.15]);
  }
}

/** The same where it can't be told that a word is a compound: scheepkok. */
function* linkingSInside(shape: Shape): Iterable<Edit> {
  if (seams(shape).length === 0)
    yield* swaps(shape, /(?<=[aeiou]([pkdgb]|ng|n))s(?=[bdfghklmnrvw][aeiouy])/g, ['', 0.3]);
}

/** What a consonant at the end of a word becomes before b or d. */
const VOICED: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd', s: 'z', f: 'v' };
const VOICELESS: Readonly<Record<string, string>> = { b: 'p', d: 't', z: 's', v: 'f' };

/** tuin hek; waterad for waterrad; zantbak, lichbak: the two words loose, or changed by each other. */
function* atTheSeam(shape: Shape): Iterable<Edit> {
  for (const seam of seams(shape)) {
    const [last, first] = [shape.text[seam - 1]!, shape.text[seam]!];
    yield* instead(shape, { from: seam, to: seam }, [' ', 0.9], ['-', 0.15]);
    if (last === first) yield* instead(shape, { from: seam - 1, to: seam + 1 }, [last, 0.9]);
    const before = { from: seam - 1, to: seam };
    if (/[bd]/.test(first) && VOICED[last]) yield* instead(shape, before, [VOICED[last], 0.5]);
    if (VOICELESS[last]) yield* instead(shape, before, [VOICELESS[last], 0.7]);
    if (/[tkpsfm]/.test(last) && VOICELESS[first])
      yield* instead(shape, { from: seam, to: seam + 1 }, [VOICELESS[first], 0.35]);
    if (/[^aeiou]t$/.test(shape.text.slice(0, seam)) && /[^aeiou]/.test(first))
      yield* instead(shape, before, ['', 0.5]);
  }
}

/** Where the words of a compound meet. */
export const COMPOUNDS: readonly Rule[] = [
  {
    id: 'D47',
    name: 'Tussen-e of tussen-en',
    weights: [0.6, 0.85, 0.95],
    be: 0.9,
    categories: ['linking-en', 'compound-word'],
    edits: (shape) => [...linkingN(shape), ...linkingNInside(shape)],
  },
  {
    id: 'D48',
    name: 'Tussen-s',
    weights: [0.6, 0.8, 0.9],
    be: 1,
    categories: ['linking-s', 'compound-word'],
    edits: (shape) => [...linkingS(shape), ...linkingSInside(shape)],
  },
  {
    id: 'D49',
    name: 'Samenstelling',
    weights: [0.85, 0.65, 0.4],
    be: 1,
    categories: ['compound-word'],
    edits: atTheSeam,
  },
];

import { has, instead, swaps } from '../shape.ts';
import type { Edit, Rule, Shape } from '../types.ts';

/** wost, kats, dirft, tarp: a consonant of a cluster gone or in another place. */
function* clusters(shape: Shape): Iterable<Edit> {
  const one = shape.nuclei.length === 1 ? 1 : 0.5;
  for (const { index, 0: cluster } of shape.text.matchAll(/[bcdfghklmnprstvwz]{2,}/g)) {
    const end = index + cluster.length;
    if (/^(ch|ng|nk|th|sch|ck|(.)\2)$/.test(cluster)) continue;
    const initial = index === 0;
    const final = end === shape.text.length;
    if (!initial && !final && cluster.length < 3) continue;
    const place = initial || final ? one : 0.4;
    for (let at = index; at < end; at++) {
      const keepsGroup = /ch|ng/.test(shape.text.slice(Math.max(index, at - 1), at + 2));
      if (!keepsGroup)
        yield* instead(shape, { from: at, to: at + 1 }, ['', place * (at === index ? 0.6 : 0.8)]);
    }
    if (final && !/^(ch|ng)/.test(cluster.slice(-3))) yield* swapped(shape, end - 2, 0.85 * one);
  }
}

/** tarp, boelm, praad, strom: l or r on the other side of the first vowel. */
function* movedLiquid(shape: Shape): Iterable<Edit> {
  const at = shape.tokens.findIndex(({ role }) => role === 'nucleus');
  const [before, vowel, after] = [shape.tokens[at - 1], shape.tokens[at], shape.tokens[at + 1]];
  if (!before || !vowel) return;
  if (at > 1 && /^[lr]$/.test(before.lower))
    yield { from: before.from, to: vowel.to, given: vowel.lower + before.lower, share: 0.55 };
  if (after?.role === 'coda' && /^[lr]$/.test(after.lower) && !/[lr]/.test(before.lower))
    yield { from: vowel.from, to: after.to, given: after.lower + vowel.lower, share: 0.4 };
}

/** raan for raam, maa for maan: the last consonant of a short word misheard or missing. */
function* lastConsonant(shape: Shape): Iterable<Edit> {
  const last = shape.tokens.at(-1);
  const before = shape.tokens.at(-2);
  if (shape.nuclei.length !== 1 || last?.role !== 'coda' || before?.role !== 'nucleus') return;
  if (/^[mn]$/.test(last.lower)) yield* instead(shape, last, [last.lower === 'm' ? 'n' : 'm', 0.4]);
  if (before.lower.length > 1) yield* instead(shape, last, ['', 0.25]);
}

/** Two letters in each other's place. */
function* swapped(shape: Shape, at: number, share: number): Iterable<Edit> {
  const [a, b] = [shape.text[at], shape.text[at + 1]];
  if (a && b && a !== b) yield* instead(shape, { from: at, to: at + 2 }, [b + a, share]);
}

const MIRROR: Readonly<Record<string, string>> = {
  ie: 'ei',
  ei: 'ie',
  eu: 'ue',
  ui: 'iu',
  oe: 'eo',
  ieuw: 'iuew',
  eeuw: 'eewu',
  ou: 'uo',
  au: 'ua',
  b: 'd',
  d: 'b',
  ng: 'gn',
};

/** diuf, vreind, dus for bus. */
function* mirrored(shape: Shape): Iterable<Edit> {
  for (const { lower, from, to, role } of shape.tokens) {
    const given = MIRROR[lower];
    if (!given || ((lower === 'b' || lower === 'd') && (role !== 'onset' || from > 0))) continue;
    yield* instead(shape, { from, to }, [given, lower.length === 1 ? 0.6 : 1]);
  }
}

/** ape for apen. */
function* finalN(shape: Shape): Iterable<Edit> {
  if (shape.nuclei.length > 1 && !has(shape, 'material-adjective'))
    yield* swaps(shape, /(?<=[^aeioué]e)n$/g, '');
  yield* swaps(shape, /(?<=[^aeioué]e)n(?=s$)/g, ['', 0.8]);
}

/** What every child does now and then, whatever the word. */
export const GENERIC: readonly Rule[] = [
  {
    id: 'D61',
    name: 'Medeklinker weg of verwisseld',
    weights: [0.55, 0.2, 0.05],
    be: 1,
    categories: ['cluster-one-side', 'cluster-many', 'cvc'],
    edits: (shape) => [...clusters(shape), ...movedLiquid(shape), ...lastConsonant(shape)],
  },
  {
    id: 'D62',
    name: 'Omkering',
    weights: [0.4, 0.1, 0.03],
    be: 1,
    categories: ['cvc', 'cluster-one-side', 'cluster-many'],
    edits: mirrored,
  },
  {
    id: 'D63',
    name: 'Eind-n weg',
    weights: [0.45, 0.35, 0.2],
    be: 0.7,
    categories: ['open-syllable', 'closed-syllable'],
    edits: finalN,
  },
];

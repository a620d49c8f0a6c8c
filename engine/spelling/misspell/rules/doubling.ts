import type { Token } from '../../analyse/types.ts';
import { instead, opensPart } from '../shape.ts';
import type { Edit, Nucleus, Rule, Shape } from '../types.ts';

/** Consonants that children double; the last three only now and then. */
const DOUBLES: Readonly<Record<string, number>> = {
  b: 1,
  d: 1,
  f: 1,
  g: 1,
  k: 1,
  l: 1,
  m: 1,
  n: 1,
  p: 1,
  r: 1,
  s: 1,
  t: 1,
  v: 0.7,
  w: 0.5,
  z: 0.4,
};

const isDouble = ({ lower }: Token) => lower.length === 2 && lower[0] === lower[1];

/** A long vowel of one letter that ends its syllable, with one or more consonants before the next vowel. */
const isOpenLong = ({ token, open, consonants, following }: Nucleus) =>
  open &&
  token.vowel === 'long' &&
  token.lower.length === 1 &&
  consonants.length > 0 &&
  following !== undefined;

/** The letter after a vowel doubled. */
function* doubled(shape: Shape, { consonants }: Nucleus, share: number): Iterable<Edit> {
  const [first, ...more] = consonants;
  const times = DOUBLES[first?.lower ?? ''];
  if (first && times) yield* instead(shape, first, ['$&$&', share * times * (more.length > 0 ? 0.4 : 1)]);
}

/** Children forget that one letter is enough: aapen. */
function* openAsLong(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei.filter(isOpenLong))
    if (/[aeou]/.test(nucleus.token.lower))
      yield* instead(shape, nucleus.token, ['$&$&', nucleus.consonants.length > 1 ? 0.7 : 1]);
  yield* longBeforeVowel(shape);
  for (const { token, open, consonants, following } of shape.nuclei)
    if (token.vowel === 'mute' && token.lower === 'e' && open && following && consonants.length > 0)
      yield* instead(shape, token, ['ee', 0.12]);
}

/** Before another vowel too: teeorie. */
function* longBeforeVowel(shape: Shape): Iterable<Edit> {
  for (const { token, consonants, following } of shape.nuclei)
    if (token.lower === 'e' && token.vowel === 'long' && consonants.length === 0 && following)
      yield* instead(shape, token, ['ee', 0.4]);
}

/** tennen for tenen. */
function* doubledAfterLong(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei.filter(isOpenLong)) yield* doubled(shape, nucleus, 1);
}

/** musen for mussen, onmiddelijk; and a doubling that stays where it must go: zwemm. */
function* notDoubled(shape: Shape): Iterable<Edit> {
  for (const token of shape.tokens)
    if (token.straddles && isDouble(token)) yield* instead(shape, token, token.lower[0]!);
  for (const { index, 0: found } of shape.text.matchAll(/(?<=[aeiouy])([bdfgklmnprstz])\1(?=[aeiouy])/g)) {
    const isOne = shape.tokens.some(({ from, lower }) => from === index && lower === found);
    if (!isOne && !opensPart(shape, index + 1))
      yield* instead(shape, { from: index, to: index + 2 }, [found[0]!, 0.8]);
  }
  const last = shape.nuclei.at(-1);
  if (last?.token.vowel === 'short' && last.consonants.length === 1) yield* doubled(shape, last, 0.2);
}

/** peeten for petten, kieppen for kippen. */
function* shortAsLong(shape: Shape): Iterable<Edit> {
  for (const { token, next } of shape.nuclei) {
    if (token.vowel !== 'short' || token.lower.length !== 1 || !next || !isDouble(next)) continue;
    const span = { from: token.from, to: next.to };
    const single = next.lower[0]!;
    if (token.lower === 'i') yield* instead(shape, span, [`ie${single}`, 0.7], [`ie${next.lower}`, 0.8]);
    else if (/[aeou]/.test(token.lower)) yield* instead(shape, span, token.lower + token.lower + single);
  }
}

/** koekken for koeken; after a mute e now and then: terrug. */
function* doubledAfterTwoSigns(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei) {
    if (!nucleus.open || nucleus.following === undefined) continue;
    if (nucleus.token.vowel === 'two-sign') yield* doubled(shape, nucleus, 1);
    if (nucleus.token.vowel === 'mute') yield* doubled(shape, nucleus, 0.35);
  }
}

/** In borrowed words a doubling moves or is done twice: proffessie, parralel. */
function* movedInLoan(shape: Shape): Iterable<Edit> {
  const found = shape.findings.some(({ id }) => id === 'loan-double-consonant');
  if (!found) return;
  const doubles = shape.tokens.filter(isDouble);
  for (const nucleus of shape.nuclei) {
    if (!nucleus.following || nucleus.consonants.length !== 1) continue;
    const [consonant] = nucleus.consonants;
    for (const { from, given, share } of doubled(shape, nucleus, 1)) {
      yield { from, to: consonant!.to, given, share: 0.6 * share };
      for (const double of doubles) yield across(shape, consonant!, double);
    }
  }
}

/** One consonant doubled and a double one made single, in one edit over all that is between them. */
function across(shape: Shape, single: Token, double: Token): Edit {
  const [first, second] = single.from < double.from ? [single, double] : [double, single];
  const given = (token: Token) => (token === double ? token.lower[0]! : token.lower + token.lower);
  return {
    from: first.from,
    to: second.to,
    given: given(first) + shape.text.slice(first.to, second.from) + given(second),
    share: 0.6,
  };
}

/** Open and closed syllables: how many letters for a vowel, one or two for a consonant. */
export const DOUBLING: readonly Rule[] = [
  {
    id: 'D01',
    name: 'Lange klank in open klankgroep dubbel',
    weights: [0.95, 0.9, 0.7],
    be: 1,
    categories: ['open-syllable', 'verb-strong', 'material-adjective'],
    edits: openAsLong,
  },
  {
    id: 'D02',
    name: 'Medeklinker ten onrechte verdubbeld na lange klank',
    weights: [0.8, 0.75, 0.55],
    be: 1,
    categories: ['open-syllable', 'i-as-ie'],
    edits: doubledAfterLong,
  },
  {
    id: 'D03',
    name: 'Enkele of dubbele medeklinker',
    weights: [0.95, 0.9, 0.75],
    be: 1,
    categories: [
      ...(['closed-syllable', 'loan-double-consonant', 'diminutive-etje-nkje'] as const),
      ...(['material-adjective', 'verb-stem', 'final-b-p', 'cluster-one-side', 'cvc'] as const),
    ],
    edits: notDoubled,
  },
  {
    id: 'D04',
    name: 'Korte klank als lange geschreven',
    weights: [0.4, 0.25, 0.1],
    be: 1,
    categories: ['closed-syllable'],
    edits: shortAsLong,
  },
  {
    id: 'D05',
    name: 'Verdubbeld na tweetekenklank of medeklinker',
    weights: [0.55, 0.4, 0.15],
    be: 1,
    categories: ['two-sign-syllable'],
    edits: doubledAfterTwoSigns,
  },
  {
    id: 'D67',
    name: 'Dubbele medeklinker in leenwoorden',
    weights: [0.3, 0.7, 0.9],
    be: 1,
    categories: ['loan-double-consonant'],
    edits: movedInLoan,
  },
];

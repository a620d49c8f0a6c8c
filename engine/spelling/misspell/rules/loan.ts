import { has, instead, spans, swaps, touch, type Given } from '../shape.ts';
import type { Edit, Rule, Shape } from '../types.ts';

/** c that sounds like k: not in ch and ck, not before e, i, y. */
const HARD_C = /c(?![heiyéèêk'])/g;

/** akteur, kontrakt; overdone cleur, practijk. */
function* cAsK(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /cc(?![eiyéèê])/g, ['kk', 0.7], ['k', 0.6], ['c', 0.3]);
  const hard = [...shape.text.matchAll(HARD_C)].filter(({ index }) => shape.text[index - 1] !== 'c');
  yield* swaps(shape, /(?<!c)c(?![ceiyéèêhk'])/g, 'k');
  const [first, last] = [hard[0], hard.at(-1)];
  if (first && last && first !== last) {
    const span = { from: first.index, to: last.index + 1 };
    yield* instead(shape, span, [shape.text.slice(span.from, span.to).replaceAll(HARD_C, 'k'), 0.9]);
  }
  yield* swaps(shape, /(?<![ckn])k(?=t[aeiour])/g, ['c', 0.45]);
  const share = shape.loan ? 0.35 : 0.12;
  yield* swaps(shape, /(?<![ckns])k(?=[aoulr])/g, ['c', share]);
  yield* swaps(shape, /^k(?=[eiy])/g, ['c', share / 2]);
  yield* swaps(shape, /c(?=k)/g, ['k', 0.5]);
}

/** sement, aksent; overdone incect. */
function* cAsS(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /cc(?=[eiyé])/g, 'ks', ['kc', 0.5], ['c', 0.5]);
  yield* swaps(shape, /(?<![cs])c(?=[eiyéêè])/g, 's', ['z', 0.15]);
  yield* swaps(shape, /sc(?=[eiyéêè])/g, 's', ['ss', 0.4]);
  yield* swaps(shape, /ç/g, 's', ['c', 0.6]);
  yield* swaps(shape, /(?<![s])s(?=[eiy])/g, ['c', shape.loan ? 0.35 : 0.04]);
}

/** tekstiel, taksie. */
function* xAsKs(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /x/g, 'ks', ['cs', 0.35], ['xs', 0.25], ['gs', 0.2]);
  yield* swaps(shape, /(?<=[aeiou])ks(?=[aeiou]|$|t)/g, ['x', 0.35]);
}

/** kwis, akwarel. */
function* quAsKw(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /qu(?=[aeiouêé])/g, 'kw', ['k', 0.6], ['kwu', 0.1]);
}

/** sjef, pistasje, sjieke. */
function* chAsSj(shape: Shape): Iterable<Edit> {
  const borrowed = spans(shape, 'ch-as-sj');
  for (const { from, to } of borrowed) {
    const at = shape.text.slice(from, to).indexOf('ch');
    if (at === -1) continue;
    const span = { from: from + at, to: from + at + 2 };
    yield* instead(shape, span, 'sj', ['sh', 0.6], ['s', 0.25], ['tsj', 0.2], ['g', 0.2]);
  }
  if (borrowed.length === 0)
    yield* swaps(shape, /^ch(?=[aeou])|ch(?=e(s|t|ren)?$|in)/g, ['sj', 0.7], ['sh', 0.3]);
  yield* swaps(shape, /ique$/g, ['iek', 0.8], ['ieke', 0.6]);
}

/** teorie, maraton; in Belgian regions the h at the start of a word too: oed. */
function* silentH(shape: Shape): Iterable<Edit> {
  for (const { lower, from } of shape.tokens)
    if (lower === 'th') yield* instead(shape, { from: from + 1, to: from + 2 }, '');
  yield* swaps(shape, /(?<=r)h(?=[aeiouy])/g, ['', 0.6]);
  yield* swaps(shape, /gh(?=[aeiou])/g, ['g', 0.9], ['gg', 0.4]);
  yield* swaps(shape, /^h(?=[aeiou])/g, ['', shape.belgian ? 0.4 : 0.05]);
}

/** privee, scene. */
function* accents(shape: Shape): Iterable<Edit> {
  const sequence = shape.text.match(/[éèê]/g) ?? [];
  yield* swaps(shape, /é/g, ['ee', shape.text.includes('éé') ? 0.2 : 1], ['e', 0.95], ['è', 0.3]);
  yield* swaps(shape, /[èê]/g, ['e', 1], ['é', 0.6], ['ee', 0.3]);
  // Accents of stress, and of words of other languages, are left out: voor, jalapeno.
  yield* stressed(shape);
  if (sequence.length > 1) {
    const from = shape.text.search(/[éèê]/);
    const to = shape.text.length - [...shape.text].reverse().findIndex((letter) => /[éèê]/.test(letter));
    yield* instead(shape, { from, to }, shape.text.slice(from, to).replaceAll(/[éèê]/g, 'e'));
  }
}

/** Letters with another accent, one by one and all together. */
function* stressed(shape: Shape): Iterable<Edit> {
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  yield* [...shape.text.matchAll(/[áàâåíîñóôúû]/g)].flatMap(({ index, 0: letter }) => [
    ...instead(shape, { from: index, to: index + 1 }, [bare(letter), 0.9]),
  ]);
  const both = /[áéíóú]{2}/.exec(shape.text);
  if (both) yield* instead(shape, { from: both.index, to: both.index + 2 }, bare(both[0]));
}

/** kado, buroo. */
function* eau(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /eau(?=tje)/g, 'oo', ['o', 0.7], ['au', 0.4]);
  yield* swaps(shape, /eau(?!tje)/g, 'o', ['oo', 0.9], ['au', 0.45]);
}

/** sjofeur, restorant: French au as it sounds. */
function* frenchAu(shape: Shape): Iterable<Edit> {
  for (const token of shape.tokens) {
    const share = token.vowel === 'loan' || !has(shape, 'au-ou') ? 0.8 : shape.loan ? 0.35 : 0;
    if (token.lower === 'au' && share > 0) yield* instead(shape, token, ['o', share], ['oo', 0.5 * share]);
  }
}

/** roete, soevenir. */
function* ouAsOe(shape: Shape): Iterable<Edit> {
  const borrowed = spans(shape, 'ou-as-oe');
  if (borrowed.length === 0) yield* swaps(shape, /ou(?=[^w])/g, ['oe', shape.loan ? 0.5 : 0.12]);
  for (const { from, to } of borrowed) {
    const at = shape.text.indexOf('ou', Math.max(0, from - 1));
    if (at !== -1 && at <= to) yield* instead(shape, { from: at, to: at + 2 }, 'oe', ['u', 0.3]);
  }
}

/** massazje, staazje, champinjon: French g. */
function* gAsZj(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /gn(?=es?$|on|ac|ette)/g, ['nj', 0.9]);
  const borrowed = spans(shape, 'g-as-zj');
  if (borrowed.length === 0 && shape.nuclei.length > 1)
    yield* swaps(shape, /(?<=[^aeou])[ae]g(?=es?$)/g, ...asHeardInAge(shape));
  for (const { index } of shape.text.matchAll(/[gj](?=[eiéaou])/g)) {
    const at = { from: index, to: index + 1 };
    if (!borrowed.some((span) => touch(span, at) && index >= span.from)) continue;
    yield* instead(shape, at, 'zj', ['sj', 0.4], ['j', 0.2]);
    const vowel = shape.text[index - 1] ?? '';
    if (/[aeo]/.test(vowel) && /[^aeou]/.test(shape.text[index - 2] ?? 'x'))
      yield* instead(
        shape,
        { from: index - 1, to: index + 1 },
        [`${vowel}${vowel}zj`, 0.95],
        [`${vowel}${vowel}sj`, 0.2],
      );
  }
}

/** Where no list tells how -age sounds: three syllables are more likely borrowed than two (lage). */
function asHeardInAge({ text, nuclei }: Shape): Given[] {
  const vowel = text.match(/([ae])ges?$/)?.[1] ?? 'a';
  const share = nuclei.length > 2 || /^[cdgmps]t?[ae]ge$/.test(text) ? 0.8 : 0.3;
  return [
    [`${vowel}zj`, share],
    [`${vowel}${vowel}zj`, 0.95 * share],
    [`${vowel}${vowel}sj`, 0.2 * share],
  ];
}

/** saniter, dreswaar. */
function* airOir(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<=.)air(?=$|e$|es?$)/g, 'er', ['èr', 0.9], ['eir', 0.2], ['ar', 0.1]);
  yield* swaps(shape, /(?<=.)oir(?=$|es?$)/g, 'waar', ['oar', 0.9], ['war', 0.3], ['oor', 0.2]);
}

/** pony, gym: the y as ie, i, or j before a vowel. */
function* yReplaced(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<=[aou])y(?=[aeou])|^y(?=[aeou])/g, 'j', ['ij', 0.3]);
  yield* swaps(shape, /(?<=[^aeou])y(?=[aeou])/g, ['ie', 1], ['iej', 0.7], ['ij', 0.3], ['i', 0.6]);
  yield* swaps(shape, /(?<=[^aeou])y(?=[^aeou']|$)/g, ['i', 0.95], ['ie', 1], ['ij', 0.15]);
  yield* swaps(shape, /(?<=[^aeou])y(?=')/g, ['ie', 0.7]);
  yield* swaps(shape, /(?<=[^aeiou])ey(?![aeou])/g, ['ie', 0.95], ['i', 0.4]);
  yield* swaps(shape, /oy$/g, ['ooi', 0.7], ['oi', 0.5]);
}

type Sounds = readonly (readonly [pattern: RegExp, ...givens: Given[]])[];

/** Letters that only borrowed words have, as they sound to a Dutch ear. */
const FOREIGN: Sounds = [
  [/ea(?!u)/g, ['ie', 1], ['ee', 0.5], ['e', 0.45]],
  [/oa/g, ['oo', 1]],
  [/sh/g, ['sj', 1], ['s', 0.2]],
  [/tch/g, ['tsj', 1], ['ts', 0.8]],
  [/ck/g, ['kk', 0.8], ['k', 0.9]],
  [/ay/g, ['ee', 1]],
  [/(?<=[^aeiou])ey(?=$|en$|s$)/g, ['ie', 1], ['y', 0.6], ['i', 0.4]],
  [/ph/g, ['f', 1]],
  [/w(?=h)|h(?<=wh)/g, ['', 0.5]],
];

/** What English letters sound like that Dutch words have too. */
const ENGLISH: Sounds = [
  [/ee/g, ['ie', 1]],
  [/oo(?!r)/g, ['oe', 1]],
  [/ai(?=[nl])/g, ['ee', 1], ['ei', 0.3]],
  [/(?<!t)ch/g, ['ts', 0.9], ['tsj', 0.9], ['sj', 0.5], ['g', 0.1]],
  [/(?<=[^aeiou])y$/g, ['ie', 1], ['i', 0.4]],
  [/ew/g, ['oe', 0.9], ['joe', 0.5]],
  [/^j(?=[aeou])/g, ['dj', 1], ['dzj', 0.4]],
  [/j(?=[aeou])/g, ['dzj', 0.2]],
  [/ow|ou/g, ['au', 0.8], ['ou', 0.5]],
  [/a(?=[^aeiouywr]e(r|s|d|n)?$|[kt]e|[^aeiouw]y)/g, ['ee', 0.9]],
  [/a(?=(n|t|d|p|c|g|m|ck)[^aeiou]?)/g, ['e', 0.8]],
  [/i(?=[^aeiouw]e(r|s|d|n)?$|ght|ke)/g, ['ai', 0.8], ['aai', 0.6]],
  [/u(?=[^aeiou])/g, ['o', 0.3], ['uu', 0.3]],
  [/oe?(?=[mnkp]e$)/g, ['oo', 0.7]],
  [/(?<=[^aeiou])e$/g, ['', 0.5]],
  [/dge?/g, ['dzj', 0.7], ['dsj', 0.4]],
  [/c(?=[aoulrk])/g, ['k', 0.9]],
  [/c(?=[ei])/g, ['s', 0.9]],
];

/** Whether the letters of an edit are of one syllable: not the s and h of fietshelm. */
function isInOneSyllable({ tokens }: Shape, { from, to }: Edit): boolean {
  const own = tokens.filter((token) => token.from < to && from < token.to);
  return own.every(({ syllable, part }) => syllable === own[0]!.syllable && part === own[0]!.part);
}

/** djiens, skeetbord, hokkie. */
function* asHeard(shape: Shape): Iterable<Edit> {
  for (const [pattern, ...givens] of FOREIGN)
    for (const edit of swaps(shape, pattern, ...givens)) if (isInOneSyllable(shape, edit)) yield edit;
  const english = spans(shape, 'english-loanword');
  if (english.length === 0) return;
  for (const [pattern, ...givens] of ENGLISH)
    for (const edit of swaps(shape, pattern, ...givens))
      if (english.some((span) => touch(span, edit)) && isInOneSyllable(shape, edit)) yield edit;
}

const LETTERS = [
  'qu-as-kw',
  'english-loanword',
  'eau',
  'latin-prefix',
  'tie',
  'loan-double-consonant',
] as const;

/** Borrowed words. */
export const LOANS: readonly Rule[] = [
  {
    id: 'D19',
    name: 'y (lolly)',
    weights: [0.85, 0.9, 0.7],
    be: 1,
    categories: ['y'],
    edits: yReplaced,
  },
  {
    id: 'D30',
    name: 'c en k verwisseld',
    weights: [0.8, 0.95, 0.8],
    be: 1,
    categories: ['c-as-k', ...LETTERS],
    edits: cAsK,
  },
  {
    id: 'D31',
    name: 'c klinkt als s (cent)',
    weights: [0.8, 0.95, 0.75],
    be: 1,
    categories: ['c-as-s'],
    edits: cAsS,
  },
  {
    id: 'D34',
    name: 'x klinkt als ks (taxi)',
    weights: [0.9, 0.95, 0.7],
    be: 1,
    categories: ['x-as-ks'],
    edits: xAsKs,
  },
  {
    id: 'D35',
    name: 'qu klinkt als kw',
    weights: [0.8, 0.9, 0.8],
    be: 1,
    categories: ['qu-as-kw'],
    edits: quAsKw,
  },
  {
    id: 'D36',
    name: 'ch klinkt als sj (chef)',
    weights: [0.8, 0.95, 0.75],
    be: 1,
    categories: ['ch-as-sj'],
    edits: chAsSj,
  },
  {
    id: 'D37',
    name: 'th klinkt als t (thee)',
    weights: [0.8, 0.95, 0.8],
    be: 1.2,
    categories: ['th'],
    edits: silentH,
  },
  {
    id: 'D38',
    name: 'Accent op de e (café)',
    weights: [0.8, 0.95, 0.8],
    be: 1,
    categories: ['e-acute'],
    edits: accents,
  },
  {
    id: 'D39',
    name: 'eau klinkt als oo (cadeau)',
    weights: [0.8, 0.95, 0.8],
    be: 1,
    categories: ['eau'],
    edits: (shape) => [...eau(shape), ...frenchAu(shape)],
  },
  {
    id: 'D40',
    name: 'ou klinkt als oe (route)',
    weights: [0.8, 0.9, 0.75],
    be: 1,
    categories: ['ou-as-oe'],
    edits: ouAsOe,
  },
  {
    id: 'D41',
    name: 'g klinkt als zj (garage)',
    weights: [0.8, 0.9, 0.65],
    be: 1,
    categories: ['g-as-zj'],
    edits: gAsZj,
  },
  {
    id: 'D42',
    name: '-air en -oir (militair, trottoir)',
    weights: [0.7, 0.85, 0.85],
    be: 1,
    categories: ['air-oir'],
    edits: airOir,
  },
  {
    id: 'D64',
    name: 'Engels leenwoord',
    weights: [0.7, 0.9, 0.8],
    be: 1,
    categories: ['english-loanword'],
    edits: asHeard,
  },
];

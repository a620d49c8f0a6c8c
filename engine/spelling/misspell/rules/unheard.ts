import { instead, swaps } from '../shape.ts';
import type { Edit, Nucleus, Rule, Shape } from '../types.ts';

/** A vowel that is hardly heard: mute, or without stress in the middle of a long word. */
const isFaint = ({ token, last }: Nucleus) =>
  token.vowel === 'mute' || (!token.stressed && !last && token.syllable > 0 && token.lower.length === 1);

/** kindren, intresse, tempratuur, choclade: a faint vowel before l, r or n is left out. */
function* faintVowels(shape: Shape): Iterable<Edit> {
  for (const nucleus of shape.nuclei) {
    const { token, consonants, following, last } = nucleus;
    const [next, ...more] = consonants;
    if (!next || last || token.syllable === 0 || token.stressed || !isFaint(nucleus)) continue;
    if (following && more.length === 0 && /^[lrn]$/.test(next.lower))
      yield* instead(shape, token, ['', token.lower === 'e' ? 0.6 : 0.3]);
  }
}

/** laaste, laatse, ochend, ondekken, feesje, hoofstuk: t or d between consonants melts away. */
function* betweenConsonants(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<=[^aeiouyd])[dt](?=[^aeiouydt'-])(?!tj)/g, ['', 0.6]);
  yield* swaps(shape, /t(?=st)/g, ['', 0.7]);
  yield* swaps(shape, /(?<=ts|chs|rs|fs)t(?=e)/g, ['', 0.7]);
  yield* swaps(shape, /(?<=ch|ns|s)t(?=e[nlr]|en?d)/g, ['', 0.4]);
  yield* swaps(shape, /(?<=t)j(?=e)/g, ['', 0.2]);
}

/** andes, dertig as detig, winte, vejaardag: an r behind a vowel is heard as a longer vowel. */
function* rBehindVowel(shape: Shape): Iterable<Edit> {
  for (const { token, next } of shape.nuclei)
    if (next?.lower === 'r' && next.syllable === token.syllable)
      yield* instead(shape, next, ['', token.vowel === 'mute' ? 0.6 : 0.35]);
}

/** eigelijk, regejas, kussetje: an n behind a mute e. */
function* nBehindMute(shape: Shape): Iterable<Edit> {
  for (const { token, next, last } of shape.nuclei) {
    if (next?.lower !== 'n' || next.syllable !== token.syllable || last) continue;
    const isBeforeL = /^n[lj]/.test(shape.text.slice(next.from));
    if (token.vowel === 'mute') yield* instead(shape, next, ['', 0.6]);
    else if (isBeforeL) yield* instead(shape, next, ['', 0.25]);
  }
}

/** boteram: an h in the middle. */
const innerH = (shape: Shape) => swaps(shape, /(?<=[bdfgklmnrvwz])h(?=[aeiou])/g, ['', 0.35]);

/** Everyday words that are said much shorter than they are written. */
const SHORTENED = new Map(
  Object.entries({
    woensdag: 'wensdag woesdag woendag',
    eigenlijk: 'eiglijk eiluk',
    misschien: 'mischien meschien meschie',
    natuurlijk: 'tuurlijk netuurlijk natuulijk',
    alsjeblieft: 'asjeblieft asseblief alsjeblief asjeblief',
    alstublieft: 'astublieft alstublief',
    onmiddellijk: 'onmidlijk onmiddelijk',
    dadelijk: 'daalijk',
    moeilijk: 'moelijk',
    vanavond: 'venavond',
    ontzettend: 'ozzettend onzettend',
    verschrikkelijk: 'veschrikkelijk verschikkelijk',
    belangrijk: 'belangijk',
    boodschappen: 'booschappen',
    gewoon: 'gwoon',
    helemaal: 'hemaal hellemaal',
  }),
);

/** wensdag, eiglijk. */
function* shortened(shape: Shape): Iterable<Edit> {
  const forms = SHORTENED.get(shape.text)?.split(' ') ?? [];
  yield* instead(shape, { from: 0, to: shape.text.length }, ...forms.map((form) => [form, 0.6] as const));
}

/** What is written and not heard. */
export const UNHEARD: readonly Rule[] = [
  {
    id: 'D68',
    name: 'Letter die je bijna niet hoort',
    weights: [0.4, 0.35, 0.2],
    be: 1,
    categories: ['mute-e', 'cluster-many', 'cluster-one-side', 'compound-word', 'diminutive-basic'],
    edits: (shape) => [
      ...faintVowels(shape),
      ...betweenConsonants(shape),
      ...rBehindVowel(shape),
      ...nBehindMute(shape),
      ...innerH(shape),
      ...shortened(shape),
    ],
  },
];

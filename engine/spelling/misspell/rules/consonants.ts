import { isPastOnD } from '../../verbs/is-strong.ts';
import { closesPart, instead, opensPart, spans, swaps } from '../shape.ts';
import type { Edit, Rule, Shape } from '../types.ts';

const otherDT = (letter: string) => (letter === 'd' ? 't' : 'd');

/** hant, mund, hoedt: after most consonants only t is possible, so a d is a bit less likely there. */
function* finalDT(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<!d)d$/g, 't');
  // vondt: a rule of verbs.
  if (!isPastOnD(shape.text)) yield* swaps(shape, /(?<!d)d$/g, ['dt', 0.5]);
  yield* swaps(shape, /(?<=[aeiouyáéèêëïöülnr])t$/g, 'd', ['dt', 0.25]);
  yield* swaps(shape, /(?<=[^aeiouyáéèêëïöülnrdt])t$/g, ['d', 0.75]);
  yield* innerDT(shape);
}

/** Where a word of the compound, a stem or a syllable ends: voedbal, bortje, gezontheid, ondbijt, prachdig. */
function* innerDT(shape: Shape): Iterable<Edit> {
  const { text } = shape;
  yield* swaps(shape, /(?<=^(on|an))t(?=[^aeioudth])/g, ['d', 0.5]);
  yield* swaps(shape, /(?<=[aeiouy])t(?=je$)/g, ['d', 0.6]);
  // Not the t of th, -tie and -tje, nor either of a double one.
  for (const { index, 0: found } of text.matchAll(/(?<!^)([dt])(?<!\1\1)(?!d|t|(?<=t)(h|ie|s|j))/g)) {
    const letter = { from: index, to: index + 1 };
    const [before, after] = [text[index - 1]!, text[index + 1]];
    if (after === undefined) continue;
    if (closesPart(shape, letter.to)) yield* instead(shape, letter, [otherDT(found), 0.7]);
    else if (found === 'd' && /[jshlkgbz]/.test(after)) yield* instead(shape, letter, ['t', 0.9]);
    else if (/[a-rt-z]/.test(before) && /[aeiou]/.test(after) && !opensPart(shape, index))
      yield* instead(shape, letter, [otherDT(found), /[lnrh]/.test(before) ? 0.35 : 0.15]);
  }
}

/** kwap, kobje, groebsfoto. */
function* finalBP(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /b$/g, 'p');
  yield* swaps(shape, /(?<=[^p])p$/g, ['b', 0.8]);
  yield* swaps(shape, /b(?=[stj])/g, ['p', 0.9]);
  yield* swaps(shape, /(?<=[^ps])p(?=[stj])/g, ['b', 0.55]);
  for (const { to } of shape.parts.slice(0, -1)) {
    const last = shape.text[to - 1];
    if (last === 'b' || last === 'p')
      yield* instead(shape, { from: to - 1, to }, [last === 'b' ? 'p' : 'b', 0.7]);
  }
}

/** How likely a first consonant is taken for another: at the start of a word more than after a prefix. */
function onsetShare(shape: Shape, at: number): number {
  if (opensPart(shape, at)) return 1;
  return /^(be|ge|ver|te|ont|her|ad|af|op|aan|uit|in)$/.test(shape.text.slice(0, at)) ? 0.65 : 0.2;
}

/** flees, vout, gefoel. */
function* initialFV(shape: Shape): Iterable<Edit> {
  for (const { index, 0: found } of shape.text.matchAll(/(?<!f)[fv](?=[aeiouylrïéèê])/g)) {
    const at = { from: index, to: index + 1 };
    yield* instead(shape, at, [found === 'f' ? 'v' : 'f', onsetShare(shape, index)]);
  }
}

/** sout, zok; before other consonants than w there is no choice. */
function* initialSZ(shape: Shape): Iterable<Edit> {
  for (const { index, 0: found } of shape.text.matchAll(/(?<!s)(z(?=[aeiouywïé])|s(?=[aeiouyïé]))/g)) {
    const at = { from: index, to: index + 1 };
    yield* instead(shape, at, [
      found === 's' ? 'z' : 's',
      onsetShare(shape, index) * (found === 's' ? 0.8 : 1),
    ]);
  }
}

/** duifen, muisen, vaasen; overdone fietzen, huizje, twaalv. */
function* lengthened(shape: Shape): Iterable<Edit> {
  const voiceless = (letter: string) => (letter === 'v' ? 'f' : 's');
  for (const { token, consonants, following } of shape.nuclei) {
    const last = consonants.at(-1);
    if (!following || !last || !/^[vz]$/.test(last.lower) || opensPart(shape, last.from)) continue;
    const share = following.vowel === 'mute' ? 1 : 0.5;
    yield* instead(shape, last, [voiceless(last.lower), share]);
    if (
      token.vowel === 'long' &&
      token.lower.length === 1 &&
      /[aeou]/.test(token.lower) &&
      consonants.length === 1
    )
      yield* instead(shape, { from: token.from, to: last.to }, [
        token.lower + token.lower + voiceless(last.lower),
        0.45 * share,
      ]);
  }
  yield* swaps(shape, /(?<=[aeioulnrmtk])s(?=e(n|r|l|s)?$)/g, ['z', 0.6]);
  yield* swaps(shape, /(?<=[aeioulrm])f(?=e(n|r|l|s)?$)/g, ['v', 0.7]);
  yield* swaps(shape, /(?<=[aeioujlrmn])s(?=$|j)/g, ['z', 0.5]);
  yield* swaps(shape, /z$/g, ['s', 0.8]);
  yield* swaps(shape, /(?<=[aeioujlrm])f(?=$|j|t|s)/g, ['v', 0.7]);
  yield* swaps(shape, /(?<=([aeo][aeo]|ij|ei|ui|oe|ie|eu))s(?=t$)/g, ['z', 0.35]);
}

/** lugt, kaggel; overdone vlach, chracht. */
function* gOrCh(shape: Shape): Iterable<Edit> {
  const borrowed = spans(shape, 'ch-as-sj');
  const isBorrowed = (at: number) => borrowed.some(({ from, to }) => at >= from && at < to);
  for (const { index } of shape.text.matchAll(/(?<!s)ch/g)) {
    if (isBorrowed(index)) continue;
    const isBetween = /[aeiou]/.test(shape.text[index + 2] ?? '') && index > 0;
    const at = { from: index, to: index + 2 };
    yield* instead(shape, at, 'g', ['gg', isBetween ? 0.7 : 0.05]);
    if (isBetween) yield* instead(shape, at, ['chch', 0.15]);
  }
  yield* swaps(shape, /(?<=[aeiou])g$/g, ['ch', 0.65]);
  yield* swaps(shape, /(?<=[aeiou])g(?=[tds])/g, ['ch', 0.7]);
  for (const { index } of shape.text.matchAll(/(?<![ng])g(?=[aeiouyrl])(?!e?$)/g))
    yield* instead(shape, { from: index, to: index + 1 }, ['ch', opensPart(shape, index) ? 0.35 : 0.15]);
}

/** sgaap, srift. */
function* schAtStart(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /sch(?=r)/g, ['sg', 1], ['s', 0.9], ['sgh', 0.2], ['sh', 0.2]);
  yield* swaps(
    shape,
    /sch(?=[aeiouy])(?!e?$)/g,
    ['sg', 1],
    ['sgh', 0.6],
    ['s', 0.35],
    ['sk', 0.2],
    ['sh', 0.2],
    ['sc', 0.1],
  );
}

/** bangk, krink, enngel, jonggen. */
function* ng(shape: Shape): Iterable<Edit> {
  for (const { lower, from, to } of shape.tokens) {
    if (lower !== 'ng') continue;
    const end = to === shape.text.length || shape.text[to] === 's';
    if (end) yield* instead(shape, { from, to }, ['ngk', 0.8], ['nk', 0.9], ['gn', 0.35], ['n', 0.5]);
    else yield* instead(shape, { from, to }, 'nng', ['ngg', 0.8], ['n', 0.4], ['g', 0.45], ['nk', 0.1]);
  }
}

/** dangk, fling. */
function* nk(shape: Shape): Iterable<Edit> {
  for (const { index } of shape.text.matchAll(/nk/g)) {
    if (closesPart(shape, index + 1)) continue;
    yield* instead(shape, { from: index, to: index + 1 }, 'ng');
    yield* instead(shape, { from: index, to: index + 2 }, [
      'ng',
      /[aeiou]/.test(shape.text[index + 2] ?? '') ? 0.15 : 0.6,
    ]);
    if (index + 2 === shape.text.length) yield* instead(shape, { from: index, to: index + 2 }, ['gnk', 0.25]);
  }
}

/** mellek, wolluk, twaallef: a vowel that is heard but not written. */
function* hiddenSchwa(shape: Shape): Iterable<Edit> {
  for (const { token, consonants } of shape.nuclei) {
    const [liquid, after] = consonants;
    if (!liquid || !after || liquid.syllable !== token.syllable || !/^[lr]$/.test(liquid.lower)) continue;
    if (!/^([mkpfgv]|ch)$/.test(after.lower) && !(liquid.lower === 'r' && after.lower === 'n')) continue;
    if (liquid.part !== after.part) continue;
    const near = after.syllable === liquid.syllable ? 1 : 0.35;
    const l = liquid.lower;
    if (token.vowel === 'short')
      yield* instead(
        shape,
        liquid,
        [`${l}${l}e`, near],
        [`${l}${l}u`, 0.9 * near],
        [`${l}e`, 0.5 * near],
        [`${l}u`, 0.3 * near],
      );
    else if (after.syllable === liquid.syllable)
      yield* instead(shape, liquid, [`${l}e`, 0.8], [`${l}${l}e`, 0.75], [`${l}u`, 0.6]);
  }
}

/** apstract, atverteren. */
function* latinPrefix(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<=^(a|o|su))b(?=[^aeiouyb])/g, 'p');
  yield* swaps(shape, /(?<=^a)d(?=[^aeiouyd])/g, 't');
}

/** How consonants are written. */
export const CONSONANTS: readonly Rule[] = [
  {
    id: 'D20',
    name: 'Eind-d of eind-t',
    weights: [0.95, 0.85, 0.55],
    be: 1,
    categories: [
      'final-d-t',
      'suffix-heid-teit',
      'diminutive-basic',
      'linking-s',
      'verb-strong',
      'cluster-one-side',
      'cluster-many',
    ],
    edits: finalDT,
  },
  {
    id: 'D21',
    name: 'Eind-b of eind-p',
    weights: [0.9, 0.6, 0.3],
    be: 1,
    categories: ['final-b-p'],
    edits: finalBP,
  },
  {
    id: 'D22',
    name: 'f of v vooraan',
    weights: [0.8, 0.55, 0.25],
    be: 0.5,
    categories: ['f-v', 'cvc'],
    edits: initialFV,
  },
  {
    id: 'D23',
    name: 's of z vooraan',
    weights: [0.8, 0.55, 0.25],
    be: 0.5,
    categories: ['s-z', 'cvc'],
    edits: initialSZ,
  },
  {
    id: 'D24',
    name: 'Langer maken: f wordt v, s wordt z',
    weights: [0.85, 0.8, 0.45],
    be: 0.8,
    categories: ['lengthen-fv-sz', 'verb-present-t', 'verb-stem'],
    edits: lengthened,
  },
  {
    id: 'D25',
    name: 'ch en cht na een korte klank',
    weights: [0.95, 0.75, 0.4],
    be: 0.8,
    categories: ['ch-cht'],
    edits: gOrCh,
  },
  {
    id: 'D26',
    name: 'sch- en schr-',
    weights: [0.9, 0.5, 0.15],
    be: 1,
    categories: ['sch-schr'],
    edits: schAtStart,
  },
  { id: 'D27', name: 'Zingende n (ng)', weights: [0.6, 0.3, 0.1], be: 1, categories: ['ng'], edits: ng },
  {
    id: 'D28',
    name: 'nk (zonder g)',
    weights: [0.85, 0.5, 0.15],
    be: 1,
    categories: ['nk'],
    edits: nk,
  },
  {
    id: 'D29',
    name: 'Tussenklank (melk, arm)',
    weights: [0.85, 0.5, 0.15],
    be: 1,
    categories: ['hidden-schwa'],
    edits: hiddenSchwa,
  },
  {
    id: 'D51',
    name: 'Latijns voorvoegsel (ab-, ad-, ob-, sub-)',
    weights: [0.5, 0.7, 0.9],
    be: 1,
    categories: ['latin-prefix'],
    edits: latinPrefix,
  },
];

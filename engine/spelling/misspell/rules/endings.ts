import { has, instead, swaps } from '../shape.ts';
import type { Edit, Rule, Shape } from '../types.ts';

/** machtug, stevich. */
function* ig(shape: Shape): Iterable<Edit> {
  if (shape.nuclei.length < 2) return;
  yield* swaps(shape, /(?<=[^aeiou])ig(?=$|s?$|s?t$|heid|e$|er$|en$)/g, 'ug', ['ich', 0.8], ['eg', 0.35]);
  yield* swaps(shape, /(?<=[^aeiou]i)g(?=e[rn]?$)/g, ['gg', 0.4]);
}

/** duideluk, hopelik. */
function* lijk(shape: Shape): Iterable<Edit> {
  if (shape.nuclei.length < 2 || has(shape, 'compound-word')) return;
  yield* swaps(shape, /(?<=[^-]l)ij(?=k(s|e|er|heid|en|ste)?$)/g, 'u', ['i', 0.85], ['ei', 0.6], ['e', 0.3]);
}

/** eenheit, majestijt. */
function* heidTeit(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<=.h)eid(?=$|s)/g, ['eit', 1], ['ijd', 0.9], ['eidt', 0.3], ['ijt', 0.2]);
  yield* swaps(shape, /(?<=.t)eit(?=$|s|en$)/g, ['ijt', 1], ['eid', 0.9]);
  yield* swaps(shape, /(?<=.h)e(?=den$)/g, ['ee', 0.8], ['ei', 0.6]);
}

/** relasie, reaksie, stasion. */
function* tie(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /c(?=ties?$)/g, ['k', 0.5]);
  yield* swaps(shape, /ctie(?=s?$)/g, ['ksie', 1], ['ctsie', 0.8], ['csie', 0.4]);
  yield* swaps(shape, /(?<=[^csf])tie(?=s?$)/g, 'sie', ['tsie', 0.9], ['ti', 0.1]);
  yield* swaps(
    shape,
    /(?<=[aeiou])ti(?=o(ns?|nn|n[a-z])|ë|a[al])/g,
    ['sj', 0.6],
    ['si', 0.6],
    ['tsi', 0.5],
    ['zi', 0.2],
  );
  if (has(shape, 'tie')) yield* swaps(shape, /t(?=ies$)/g, ['s', 0.9], ['ts', 0.8]);
}

/** medies, praktis. */
function* isch(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /isch(?=$|e$|s)/g, 'ies', ['is', 0.7], ['iesch', 0.5], ['ich', 0.15]);
}

/** deurje, raamtje, boomje, meisie. */
function* smallEnding(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /(?<=[lnraeiouwy])tj(?=es?$)/g, 'j');
  yield* swaps(shape, /(?<=[^pv]|ieu)pj(?=es?$)/g, ['tj', 1], ['j', 0.9]);
  yield* swaps(shape, /(?<=s)tj(?=es?$)/g, ['j', 0.5]);
  yield* swaps(shape, /dj(?=es?$)/g, ['tj', 1], ['dtj', 0.3]);
  yield* swaps(shape, /(?<=[fgkps]|ch)j(?=es?$)/g, ['tj', 0.4]);
  yield* swaps(shape, /(?<=[aeiouj][a-z]?[spkm])je(?=s?$)/g, ['ie', 0.4]);
}

/** tangtje, brilltje, beloningje. */
function* etjeNkje(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /([lmnr])\1e(?=tjes?$)/g, [shape.text.match(/([lmnr])\1etjes?$/)?.[1] ?? '', 0.85]);
  yield* swaps(shape, /(?<=ng)e(?=tjes?$)/g, ['', 1]);
  yield* swaps(shape, /(?<=.)e(?=tjes?$)/g, ['u', 0.8]);
  yield* swaps(shape, /nk(?=jes?$)/g, 'ng', ['ngk', 0.9], ['ngt', 0.3]);
}

/** opatje, opa'tje, ponietje. */
function* longBeforeTje(shape: Shape): Iterable<Edit> {
  const sure = has(shape, 'diminutive-long-vowel') ? 1 : 0.5;
  for (const { index, 0: found } of shape.text.matchAll(/(aa|oo|uu|ee|ie)(?=tjes?$)/g)) {
    const single = found === 'ee' ? 'é' : found[0]!;
    yield* instead(shape, { from: index, to: index + 2 }, [single, sure], [`${single}'`, 0.9 * sure]);
  }
  yield* swaps(shape, /y'(?=tje)/g, 'y', ['ie', 0.9], ["ie'", 0.3]);
}

/** koperen that lost its n. */
function* material(shape: Shape): Iterable<Edit> {
  if (has(shape, 'material-adjective')) yield* swaps(shape, /(?<=e)n$/g, '');
}

/** Suffixes. */
export const ENDINGS: readonly Rule[] = [
  {
    id: 'D14',
    name: '-ig zoals gehoord',
    weights: [0.85, 0.6, 0.25],
    be: 1,
    categories: ['suffix-ig-lijk'],
    edits: ig,
  },
  {
    id: 'D15',
    name: '-lijk zoals gehoord',
    weights: [0.85, 0.65, 0.35],
    be: 1,
    categories: ['suffix-ig-lijk'],
    edits: lijk,
  },
  {
    id: 'D16',
    name: 'Achtervoegsel -heid en -teit',
    weights: [0.8, 0.8, 0.6],
    be: 1,
    categories: ['suffix-heid-teit'],
    edits: heidTeit,
  },
  {
    id: 'D32',
    name: '-tie (politie)',
    weights: [0.8, 0.95, 0.6],
    be: 1,
    categories: ['tie'],
    edits: tie,
  },
  {
    id: 'D33',
    name: '-isch (tropisch)',
    weights: [0.8, 0.95, 0.65],
    be: 1,
    categories: ['isch'],
    edits: isch,
  },
  {
    id: 'D52',
    name: 'Verkleinwoord -je, -tje, -pje',
    weights: [0.85, 0.6, 0.25],
    be: 1,
    categories: ['diminutive-basic'],
    edits: smallEnding,
  },
  {
    id: 'D53',
    name: 'Verkleinwoord -etje en -nkje',
    weights: [0.6, 0.9, 0.6],
    be: 1,
    categories: ['diminutive-etje-nkje'],
    edits: etjeNkje,
  },
  {
    id: 'D54',
    name: 'Verkleinwoord na a, o, u, i, é, y',
    weights: [0.5, 0.8, 0.9],
    be: 1,
    categories: ['diminutive-long-vowel'],
    edits: longBeforeTje,
  },
  {
    id: 'D55',
    name: 'Stoffelijk bijvoeglijk naamwoord',
    weights: [0.5, 0.7, 0.85],
    be: 0.9,
    categories: ['material-adjective'],
    edits: material,
  },
];

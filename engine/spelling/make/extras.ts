import type { Rng } from '../../exercise/index.ts';

/**
 * Words of one and of more (loopt, liepen) of verbs that take no object, each known from the second half of groep 3.
 * Neither is another word as well, so that the only thing it could be in a sentence is the verb that its subject asks for.
 */
const VERBS: readonly (readonly [one: string, more: string])[] = [
  ['loopt', 'liepen'],
  ['slaapt', 'sliepen'],
  ['zwemt', 'zwommen'],
  ['valt', 'vielen'],
  ['lacht', 'lachten'],
  ['danst', 'dansten'],
  ['huilt', 'huilden'],
  ['rent', 'renden'],
  ['fietst', 'fietsten'],
  ['bloost', 'bloosden'],
  ['klimt', 'klommen'],
  ['kruipt', 'kropen'],
  ['snurkt', 'snurkten'],
  ['gaapt', 'gaapten'],
  ['niest', 'niesden'],
];

const bare = (word: string) => word.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '');

/** With one of these there may be two verbs in a sentence, each with a subject of its own. */
const JOINS = new Set(
  (
    'en of maar want dus als dan toen dat die wat wie wier wiens waar welk welke hoe hoeveel waarom wanneer omdat ' +
    'doordat zodat totdat voordat nadat terwijl hoewel alsof zodra zolang zoals tenzij mits sinds naarmate indien noch'
  ).split(' '),
);

/** They are subject and nothing else, and tell whether the verb is that of one or of more. */
const ONE = new Set(['ik', 'hij', 'jij']);
const MORE = new Set(['wij', 'we']);

/** They may be subject, of one as well as of more. */
const EITHER = new Set([
  'ze',
  'zij',
  'jullie',
  'u',
  'je',
  'zijn',
  'alle',
  'beide',
  'veel',
  'meer',
  'sommige',
  'er',
]);

/** Words that end like those of more than one, and are none. */
const NOT_MORE = new Set(
  (
    'een geen alleen steen been teen tegen morgen samen buiten binnen boven tussen keuken ' +
    'fiets iets niets soms straks links rechts mens kans plaats muts'
  ).split(' '),
);
/** A short word of one vowel with s right behind it: huis, jas, is. */
const SHORT_S = /^[^aeiouyé]*(?:[aeiou]|[aeiou]{2}|ij)s$/;

/** Whether a word could stand for more than one, or be the verb of it. When in doubt it could. */
const couldBeMore = (word: string): boolean =>
  !NOT_MORE.has(word) && /(?:[eë]n|gaan|staan|slaan|zien|doen|s)$/.test(word) && !SHORT_S.test(word);

/**
 * Words that do not belong in a sentence and can't be made to: whichever of its words one takes the place of, in whatever
 * order the others come, the verb is not that of its subject (Hij liepen, Wij loopt). None where that is not certain:
 * a sentence with two verbs, or one in which it can't be told whether one or more do it. In random order, at most `most`.
 */
export function extraWords(sentence: string, most: number, rng: Rng): string[] {
  if (most < 1) return [];
  const words = sentence.split(' ').map(bare);
  if (/[,:;"“”]/.test(sentence) || words.some((word) => JOINS.has(word))) return [];
  const at = formFor(words);
  if (at === undefined) return [];
  const isLike = (word: string) => words.some((other) => other.slice(0, 3) === word.slice(0, 3));
  return rng
    .shuffle(VERBS)
    .filter((verb) => !verb.some(isLike))
    .slice(0, most)
    .map((verb) => verb[at]);
}

/** Which form of a verb no subject in the sentence can have: 0 that of one, 1 that of more. */
function formFor(words: readonly string[]): 0 | 1 | undefined {
  const one = words.some((word) => ONE.has(word));
  const more = words.some((word) => MORE.has(word));
  if (one && more) return undefined;
  if (one) return 1;
  if (more) return 0;
  return words.some((word) => EITHER.has(word) || couldBeMore(word)) ? undefined : 1;
}

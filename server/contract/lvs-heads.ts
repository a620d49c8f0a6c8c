import { comparable } from './comparable.ts';
import { readMoment, type Moment } from './lvs-moment.ts';
import type { Variant } from './variant.ts';

/** The words above columns of test results, as schools and their programs write them (`comparable`). */
const HEADS = {
  pupilNumber: ['leerlingnummer', 'leerlingnr', 'llnr', 'leerlingcode', 'stamnummer'],
  name: ['leerling', 'leerlingen', 'naam', 'naamleerling', 'leerlingnaam', 'volledigenaam'],
  firstName: ['roepnaam', 'voornaam'],
  infix: ['voorvoegsel', 'voorvoegsels', 'tussenvoegsel', 'tussenvoegsels', 'tv'],
  lastName: ['achternaam', 'familienaam'],
  birthDate: ['geboortedatum', 'gebdatum', 'geboren'],
  group: ['groep', 'klas', 'groepsnaam', 'stamgroep'],
  year: ['jaargroep', 'leerjaar'],
  provider: ['aanbieder', 'toetsaanbieder', 'uitgever', 'bron'],
  subject: ['vakgebied', 'vak', 'leergebied'],
  test: ['toets', 'toetsnaam', 'instrument'],
  part: ['onderdeel', 'toetsonderdeel'],
  moment: ['toetsmoment', 'afnamemoment', 'moment', 'afname'],
  takenAt: ['afnamedatum', 'toetsdatum', 'datum'],
  rawScore: ['ruwescore', 'aantalgoed', 'toetsscore'],
  skillScore: ['vaardigheidsscore', 'vaardigheidscore', 'vs'],
  level: ['niveau', 'iv', 'ae', 'zone', 'kwalificatie'],
  levelValue: ['niveauwaarde', 'nw'],
  percentile: ['percentiel', 'percentielscore'],
  functioning: ['functioneringsniveau', 'fn'],
  dle: ['dle'],
  reference: ['referentieniveau'],
  normVersion: ['normering', 'normversie', 'versie'],
} as const;

/** What a column can be. */
export type LvsField = keyof typeof HEADS;
export const LVS_FIELDS = Object.keys(HEADS) as LvsField[];

/** Those of which one must be there: they say where a pupil stands. */
export const STANDING_FIELDS = [
  'level',
  'levelValue',
  'skillScore',
  'percentile',
  'functioning',
  'reference',
] as const satisfies readonly LvsField[];

/** A measure of a test. */
export type Measure = (typeof STANDING_FIELDS)[number] | 'rawScore' | 'dle';

const FIELD_OF = new Map<string, LvsField>(
  LVS_FIELDS.flatMap((field) => HEADS[field].map((head) => [head, field] as const)),
);

const NATIONAL = new Set([
  'bsn',
  'bsnnummer',
  'bsnnr',
  'burgerservicenummer',
  'sofinummer',
  'pgn',
  'persoonsgebondennummer',
  'onderwijsnummer',
  'rijksregisternummer',
  'rijksregisternr',
  'insz',
]);

/** Whether numbers of the state stand below a head: these are discarded before anything else sees them. */
export const isNationalHead = (head: string): boolean => NATIONAL.has(comparable(head));

/** What a head says is below it. */
export const fieldOf = (head: string): LvsField | undefined =>
  // "I-V" names a scale; IV is a level.
  SCALE.has(comparable(head)) && !head.includes('-') ? undefined : FIELD_OF.get(comparable(head));
const SCALE = new Set(['iv', 'ae']);

/** A column that holds the results of one test, of a table with a row for each pupil. */
export interface ResultColumn {
  moment: Moment;
  part?: LvsPart;
  measure?: Measure;
}

/** What a test is about: spelling of verbs, of all other words, or both in one. */
export const LVS_PARTS = ['words', 'verbs', 'combined'] as const;
export type LvsPart = (typeof LVS_PARTS)[number];

/** The part that a text names; undefined when it names none. */
export function partIn(text: string): LvsPart | undefined {
  const plain = text.toLowerCase();
  if (/niet|(?<!werk)woorden|onveranderlijk/.test(plain)) return 'words';
  if (/werkwoord|\bww\b|\bwws\b/.test(plain)) return 'verbs';
  return /taalverzorging|diaspel/.test(plain) ? 'combined' : undefined;
}

/** Whether a text names a test of spelling. */
export const isSpelling = (text: string): boolean =>
  /\bsp\b|spel|taalverzorging|diaspel|dictee|werkwoord|\bww\b/i.test(text);

/** Words of a head of a result column that say what it is of, besides the moment. */
const ABOUT =
  /^(?:sp|spel|spelling|ww|wws|werkwoord(?:en|spelling)?|niet|nietwerkwoord(?:en)?|woorden|onveranderlijk|taalverzorging|tv|diaspel|dictee|cito|iep|dia|boom|lvs|vclb|toets|lib|score|3|30|20\d\d)$/;
const MEASURES: readonly [RegExp, Measure][] = [
  [/^(?:vs|vaardigheids?score)$/, 'skillScore'],
  [/^(?:niveau|niv|zone)$/, 'level'],
  [/^(?:nw|niveauwaarde)$/, 'levelValue'],
  [/^(?:percentiel|percentielscore|perc|pc)$/, 'percentile'],
  [/^(?:fn|functioneringsniveau)$/, 'functioning'],
  [/^(?:ruwe|ruw|aantalgoed)$/, 'rawScore'],
  [/^dle$/, 'dle'],
];

/** What a head such as "Spelling M5", "Sp E4 VS" or "M5 niveau" says; undefined of any other. */
export function resultColumnOf(head: string, variant: Variant): ResultColumn | undefined {
  const words = wordsOf(head);
  if (words.length > 8) return undefined;
  const found = momentAmong(words, variant);
  if (!found) return undefined;
  let measure: Measure | undefined;
  for (const word of found.others) {
    const plain = comparable(word);
    const told = MEASURES.find(([pattern]) => pattern.test(plain))?.[1];
    if (told) measure ??= told;
    else if (!ABOUT.test(plain)) return undefined;
  }
  const part = partIn(found.others.join(' '));
  return { moment: found.moment, ...(part && { part }), ...(measure && { measure }) };
}

const wordsOf = (text: string) =>
  text
    .trim()
    .split(/[\s_/–-]+/)
    .filter(Boolean);

/** The moment that stands in the name of a test: "Cito Spelling 3.0 M5", "LVS-VCLB spelling midden 3". */
export const momentNamedIn = (test: string, variant: Variant): Moment | undefined =>
  momentAmong(wordsOf(test), variant)?.moment;

function momentAmong(words: readonly string[], variant: Variant) {
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= words.length; at++) {
      const moment = readMoment(words.slice(at, at + length).join(' '), variant);
      if (moment) return { moment, others: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  return undefined;
}

/** Heads stand within so many lines. */
const TOP = 10;

const isNamed = (cell: string) => fieldOf(cell) !== undefined || isNationalHead(cell);
/** Whether a cell is the head of a column that says itself what it is. */
export const isLvsHead = (cell: string, variant: Variant): boolean =>
  isNamed(cell) || resultColumnOf(cell, variant) !== undefined;

/**
 * Which of the lines has the heads: of the first ten the one with the most that are known, two at least; where no line has, the
 * first of those with the most cells, to be told by hand. -1 of a table without lines.
 */
export function headLineOf(lines: readonly (readonly string[])[], variant: Variant): number {
  const top = lines.slice(0, TOP);
  const most = (count: (cells: readonly string[]) => number, least: number) => {
    const counts = top.map(count);
    const best = Math.max(...counts);
    return best < least ? -1 : counts.indexOf(best);
  };
  // M5 and E4 are results too: a line of heads names one thing more.
  const known = most(
    (cells) => (cells.some(isNamed) ? cells.filter((cell) => isLvsHead(cell, variant)).length : 0),
    2,
  );
  return known >= 0 ? known : most((cells) => cells.filter(Boolean).length, 1);
}

/** Under what a mapping of columns is remembered: the heads of the table, in no order. */
export const headsKey = (heads: readonly string[]): string =>
  [...new Set(heads.map(comparable).filter(Boolean))].sort().join(' ');

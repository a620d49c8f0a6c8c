import { IRREGULAR, STRONG } from './strong.ts';
import { isPrefixed, longer, stemOf, takesT } from './spell.ts';
import { STRESSED_EREN, WEAK } from './weak.ts';

/** What must be known of a verb to write its forms; all that is left out goes by rule. */
export interface VerbEntry {
  infinitive: string;
  kind: 'weak' | 'strong' | 'irregular';
  /** ik-vorm, where it can't be made by rule. */
  stem?: string;
  /** hij-vorm, where it is not the ik-vorm with t. */
  third?: string;
  past?: string;
  pastPlural?: string;
  /** Empty where there is none. */
  participle?: string;
  /** A first part that comes loose: op in opbellen. */
  loose?: string;
  /** Helping verb of the perfect. */
  aux: 'hebben' | 'zijn';
}

/** The written forms of a verb. */
export interface Conjugation {
  infinitive: string;
  kind: VerbEntry['kind'];
  /** ik werk; also the imperative, and what stands before jij. */
  stem: string;
  /** hij werkt. */
  third: string;
  past: string;
  pastPlural: string;
  participle?: string;
  /** The participle before a noun: de gewerkte. */
  adjective?: string;
  aux: 'hebben' | 'zijn';
  loose?: string;
}

/** Verbs by their infinitive. */
export type VerbTable = ReadonlyMap<string, VerbEntry>;

const words = (text: string, separator: RegExp) => text.trim().split(separator);
const auxOf = (text: string) => (text.endsWith('*') ? 'zijn' : 'hebben');
const bare = (text: string) => text.replace(/\*$/, '');

function strongEntry(line: string): VerbEntry {
  const [infinitive = '', pasts = '', participle = ''] = line.split(' ');
  const [past = '', pastPlural] = pasts.split('/');
  return {
    infinitive,
    kind: 'strong',
    past,
    pastPlural,
    participle: bare(participle),
    aux: auxOf(participle),
  };
}

function irregularEntry(line: string): VerbEntry {
  const [infinitive = '', stem, third, past, pastPlural, participle = ''] = line.split(' ');
  const own = participle === '-' ? '' : bare(participle);
  return {
    infinitive,
    kind: 'irregular',
    stem,
    third,
    past,
    pastPlural,
    participle: own,
    aux: auxOf(participle),
  };
}

function weakEntry(text: string, stressedEren: boolean): VerbEntry {
  const [infinitive = '', own] = bare(text).split(':');
  const stem = own ?? (stressedEren ? stemOf(infinitive, true) : undefined);
  return { infinitive, kind: 'weak', stem, aux: auxOf(text) };
}

const entries: VerbEntry[] = [
  ...words(WEAK, /\s+/).map((text) => weakEntry(text, false)),
  ...words(STRESSED_EREN, /\s+/).map((text) => weakEntry(text, true)),
  ...words(STRONG, /[|\n]/).map(strongEntry),
  ...words(IRREGULAR, /[|\n]/).map(irregularEntry),
];

/** The verbs of primary school. */
export const VERB_TABLE: VerbTable = new Map(entries.map((entry) => [entry.infinitive, entry]));

const LOOSE =
  /^(aan|af|bij|binnen|door|in|langs|mee|na|neer|om|onder|op|over|rond|samen|terug|thuis|toe|tegen|uit|voor|vast|weg)(?=.{4})/;

/** The entry of a verb; one with a loose first part (opstaan) is found by the verb that it is made of. */
export function verbOf(lemma: string, table: VerbTable = VERB_TABLE): VerbEntry | undefined {
  const own = table.get(lemma);
  const loose = own ? undefined : LOOSE.exec(lemma)?.[0];
  const base = loose === undefined ? undefined : table.get(lemma.slice(loose.length));
  return own ?? (base && { ...base, loose });
}

/**
 * The forms of a verb. One that is in the table is written as that says; of any other a weak verb is made, which is
 * right for new verbs (appen, chatten) only.
 */
export function conjugate(lemma: string, table: VerbTable = VERB_TABLE): Conjugation {
  const entry = verbOf(lemma, table) ?? { infinitive: lemma, kind: 'weak', aux: 'hebben' };
  const { infinitive, kind, loose, aux } = entry;
  const stem = entry.stem ?? (infinitive === 'komen' ? 'kom' : stemOf(infinitive));
  const third = entry.third ?? (stem.endsWith('t') ? stem : `${stem}t`);
  const ending = takesT(infinitive) ? 'te' : 'de';
  const past = entry.past ?? stem + ending;
  const pastPlural = entry.pastPlural ?? (past.endsWith('e') ? `${past}n` : longer(past, infinitive));
  const core = entry.participle ?? weakParticiple(infinitive, stem, ending[0]!);
  const participle = core === '' ? undefined : (loose ?? '') + core;
  const adjective = participle === undefined ? undefined : participleBeforeNoun(participle, infinitive);
  return { infinitive: lemma, kind, stem, third, past, pastPlural, participle, adjective, aux, loose };
}

/** The stem made longer by d or t, with ge- in front unless there is a first part without stress. */
function weakParticiple(infinitive: string, stem: string, letter: string): string {
  const end = stem.endsWith(letter) || /[dt]$/.test(stem) ? stem : stem + letter;
  if (isPrefixed(infinitive)) return end;
  return withGe(end);
}

/** ge- in front, with dots where it would run together with a vowel: geëist, geïnformeerd. */
function withGe(end: string): string {
  if (/^e(?!u)/.test(end)) return `geë${end.slice(1)}`;
  return /^i/.test(end) ? `geï${end.slice(1)}` : `ge${end}`;
}

/** gemaakte, geredde, vergrote; participles on -en stay as they are. */
const participleBeforeNoun = (participle: string, infinitive: string) =>
  participle.endsWith('en') ? participle : longer(participle, infinitive, 'e');

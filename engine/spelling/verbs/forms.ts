import type { VerbEntry } from './entry.ts';
import { longer, prefixOf, stemOf, takesT } from './spell.ts';

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
  loose?: string;
}

/** The forms of the verb of an entry: what that does not say goes by rule. */
export function formsOf(entry: VerbEntry): Conjugation {
  const { prefix, ...rest } = entry;
  if (prefix !== undefined) return prefixed(prefix, formsOf({ ...rest, loose: undefined }), rest.loose);
  const { infinitive, kind, loose } = entry;
  const stem = entry.stem ?? (infinitive === 'komen' ? 'kom' : stemOf(infinitive));
  const third = entry.third ?? (stem.endsWith('t') ? stem : `${stem}t`);
  const ending = takesT(infinitive) ? 'te' : 'de';
  const past = entry.past ?? stem + ending;
  const pastPlural = entry.pastPlural ?? (past.endsWith('e') ? `${past}n` : longer(past, infinitive));
  const core = entry.participle ?? weakParticiple(infinitive, stem, ending[0]!);
  const participle = core === '' ? undefined : (loose ?? '') + core;
  const adjective = participle === undefined ? undefined : participleBeforeNoun(participle, infinitive);
  const whole = (loose ?? '') + infinitive;
  return { infinitive: whole, kind, stem, third, past, pastPlural, participle, adjective, loose };
}

/** The forms of verbinden from those of binden. */
function prefixed(prefix: string, base: Conjugation, loose?: string): Conjugation {
  const { participle, infinitive, stem, third, past, pastPlural } = base;
  const before = (loose ?? '') + prefix;
  const whole = participle === undefined ? undefined : before + participle.replace(/^ge/, '');
  return {
    ...base,
    loose,
    infinitive: before + infinitive,
    stem: prefix + stem,
    third: prefix + third,
    past: prefix + past,
    pastPlural: prefix + pastPlural,
    participle: whole,
    adjective: whole === undefined ? undefined : participleBeforeNoun(whole, infinitive),
  };
}

/** The stem made longer by d or t, with ge- in front unless there is a first part without stress. */
function weakParticiple(infinitive: string, stem: string, letter: string): string {
  const end = stem.endsWith(letter) || /[dt]$/.test(stem) ? stem : stem + letter;
  if (prefixOf(infinitive) !== '') return end;
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

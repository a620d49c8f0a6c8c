import type { VerbEntry } from './entry.ts';
import { stemOf } from './spell.ts';
import { IRREGULAR, STRONG } from './strong.ts';

/** Weak verbs of which the letters don't tell that the last e of the stem is long: probeer, beoordeel. */
const LONG =
  'accepteren adverteren amuseren applaudisseren arresteren assisteren beoordelen bestuderen camoufleren ' +
  'combineren componeren controleren corrigeren dicteren experimenteren fantaseren feliciteren filosoferen ' +
  'fotograferen functioneren galopperen halveren informeren installeren interesseren jongleren kamperen laveren ' +
  'logeren marcheren markeren masseren musiceren noteren observeren oordelen opereren organiseren parkeren passeren ' +
  'pauzeren poseren presenteren proberen protesteren reageren regeren repareren repeteren reserveren serveren ' +
  'solderen sorteren studeren telefoneren trakteren transporteren waarderen';

/** Weak verbs that only seem to have a loose first part, or to be made of a verb that is not weak. */
const WHOLE = 'interviewen naaien naderen ontmoeten openen toeteren verjagen volleyballen';

/** Weak verbs that follow no rule for letters: infinitive, ik, past, participle. */
const OWN =
  'appen app appte geappt|gamen game gamede gegamed|kopiëren kopieer kopieerde gekopieerd|racen race racete geracet';

const weak = (infinitive: string): VerbEntry => ({ infinitive, kind: 'weak' });
const longStem = (infinitive: string): VerbEntry => ({ ...weak(infinitive), stem: stemOf(infinitive, true) });

function ownForms([infinitive = '', stem, past, participle]: string[]): VerbEntry {
  return { ...weak(infinitive), stem, past, participle };
}

function strong([infinitive = '', pasts = '', participle]: string[]): VerbEntry {
  const [past, pastPlural] = pasts.split('/');
  return { infinitive, kind: 'strong', past, pastPlural, participle };
}

function irregular([infinitive = '', stem, third, past, pastPlural, participle]: string[]): VerbEntry {
  return { infinitive, kind: 'irregular', stem, third, past, pastPlural, participle: participle ?? '' };
}

const lines = (table: string, entryOf: (cells: string[]) => VerbEntry): VerbEntry[] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((line) => entryOf(line.split(' ')));

/** Strong verbs, and those of which no more than the past is irregular (dacht): what a child takes for weak. */
export const strongVerbs = (): VerbEntry[] => lines(STRONG, strong);

let known: ReadonlyMap<string, VerbEntry> | undefined;

/** The verbs that don't go by rule, by their infinitive. */
export function exceptions(): ReadonlyMap<string, VerbEntry> {
  known ??= new Map(
    [
      ...LONG.split(' ').map(longStem),
      ...WHOLE.split(' ').map(weak),
      ...lines(OWN, ownForms),
      ...strongVerbs(),
      ...lines(IRREGULAR, irregular),
    ].map((entry) => [entry.infinitive, entry]),
  );
  return known;
}

let bareThirds: ReadonlySet<string> | undefined;

/** Whether a form is what he does without a t, as few verbs have it: kan, mag, wil, zal. */
export function isBareThird(text: string): boolean {
  bareThirds ??= new Set(
    lines(IRREGULAR, irregular).flatMap(({ stem, third }) =>
      third === stem && third !== undefined ? [third] : [],
    ),
  );
  return bareThirds.has(text);
}

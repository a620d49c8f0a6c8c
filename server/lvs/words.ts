import type { LvsFound, Measures } from '../contract/lvs.ts';
import type { Draft, Fault } from './draft.ts';
import { shownMeasures } from './evidence.ts';
import { nameIn, type Known } from './match.ts';
import { measuresOf, type Reason, type Resolved } from './resolve.ts';

const REASONS: Record<Reason, string> = {
  noStanding: 'Er staat niet waar de leerling staat: geen niveau, score of percentiel dat we kunnen lezen.',
  noMoment: 'Er staat niet wanneer de toets was. Kies een toetsmoment.',
  twice: 'Deze toets staat meer dan eens in de tabel, met verschillende uitslagen.',
  left: 'Overgeslagen.',
  subject: 'Dit is geen spellingtoets.',
  olderInFile: 'Verderop staat een latere afname van dezelfde toets.',
  againInFile: 'Dezelfde uitslag staat nog een keer in de tabel.',
  unmatched: 'We vinden deze leerling niet.',
  otherName: 'Het nummer is van iemand met een andere naam.',
  otherGroup: 'De leerling met deze naam zit in een andere {groep}.',
  several: 'Er zijn meer leerlingen die dit kunnen zijn.',
};

const FAULTS: Record<Fault['code'], string> = {
  LVS_NUMBER: 'is geen getal dat hier past',
  LVS_DATE: 'is geen dag die bestaat, met het jaar in vier cijfers',
  LVS_LEVEL: 'is geen niveau dat we kennen',
  LVS_CATEGORY: 'is geen aantal goed van een aantal opgaven, zoals 7/10',
};

const CONTRADICTION = 'Niveau en percentiel spreken elkaar tegen.';

export const candidateOf = ({ id, name, group }: Known) => ({
  id,
  name,
  ...(group !== undefined && { group }),
});

/** A result as the page shows it. */
export function asFound(one: Resolved): LvsFound {
  const { result, status, reason, pupil, moment, isDerived, schoolYear, stored } = one;
  const notes = [
    ...(reason ? [REASONS[reason]] : []),
    ...result.faults.map(({ code, head, text }) => `${head}: “${text}” ${FAULTS[code]}.`),
    ...(result.notices.includes('LVS_CONTRADICTION') ? [CONTRADICTION] : []),
  ];
  return {
    key: result.key,
    line: result.line,
    who: nameIn(result.who) || (result.who.number ?? ''),
    status,
    notes,
    faults: result.faults.map(({ head, text }) => ({ head, text })),
    ...(pupil && { pupil: candidateOf(pupil) }),
    candidates: one.candidates.map(candidateOf),
    provider: one.provider,
    part: one.part,
    ...(result.test !== undefined && { test: result.test }),
    ...(moment && { moment }),
    ...(reason === 'left' && { isLeft: true as const }),
    ...(isDerived && { isDerived }),
    ...(schoolYear !== undefined && { schoolYear }),
    ...(result.takenAt !== undefined && { takenAt: result.takenAt }),
    ...(result.normVersion !== undefined && { normVersion: result.normVersion }),
    ...shownMeasures(measuresOf(result)),
    ...(status === 'changed' && { was: shownMeasures(measuresOf(JSON.parse(stored!.measures) as Measures)) }),
  };
}

/** What is to be told of a table as a whole. */
export function noticesOf(draft: Draft, all: readonly Resolved[]): string[] {
  const notices: string[] = [];
  if (draft.hadNational)
    notices.push(
      'In deze tabel stonden nummers van de overheid (BSN, onderwijsnummer of rijksregisternummer). Die hebben we niet gelezen en niet bewaard. Laat ze voortaan uit de export.',
    );
  if (all.some(({ result }) => result.notices.includes('LVS_DIGIT_LEVEL')))
    notices.push(
      'Cijfers van 1 tot en met 5 lazen we als niveau I tot en met V. In sommige lijsten is 5 juist het hoogste: kijk of dat hier zo is.',
    );
  if (all.some(({ result }) => result.notices.includes('LVS_CATEGORY_OF')))
    notices.push(
      'Kolommen over spellingcategorieën horen bij één toets. In rijen met meer toetsen lazen we ze niet: lees elke toets apart in.',
    );
  if (all.some(({ isDerived }) => isDerived))
    notices.push('Waar geen toetsmoment stond, volgt het uit de datum en het leerjaar van de leerling.');
  const twice = draft.columns.filter(({ because }) => because === 'twice').map(({ head }) => head);
  if (twice.length > 0)
    notices.push(`Van kolommen met hetzelfde lazen we de volste. Niet gelezen: ${twice.join(', ')}.`);
  return notices;
}

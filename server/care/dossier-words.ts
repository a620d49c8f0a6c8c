import type { Plan } from '../contract/care-plan.ts';
import type { FINDINGS, PlanMoment, PlanTaken, PlanTests } from '../contract/plan-tests.ts';

type Evaluation = Plan['evaluations'][number];
type Outcome = Evaluation['goals'][number]['outcome'];
type Expected = NonNullable<NonNullable<PlanTests['conclusion']>['goals'][number]['end']>;

const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
/** A day as it stands on paper. */
export const dayText = (day: string): string => DAY.format(Date.parse(day));

/** What came of a goal, for who reads the file. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  bereikt: 'bereikt',
  deels: 'deels bereikt',
  niet: 'niet bereikt',
  'niet te zeggen': 'niet te zeggen',
};

/** The same for parents: what is not there yet may still come. */
export const OUTCOME_AT_HOME: Readonly<Record<Outcome, string>> = {
  bereikt: 'Dit doel is bereikt.',
  deels: 'Dit doel is voor een deel bereikt.',
  niet: 'Dit doel is nog niet bereikt.',
  'niet te zeggen': 'Of dit doel bereikt is, is nog niet te zeggen.',
};

/** What happens after a plan, for parents. */
export const CONCLUSION_AT_HOME: Readonly<Record<Evaluation['conclusion'], string>> = {
  stoppen: 'De doelen zijn bereikt. Het plan is klaar.',
  doorgaan: 'We gaan door met een nieuw plan.',
  intensiveren: 'We gaan door, met meer hulp of met andere hulp.',
  verwijzen: 'We overleggen welke andere hulp er is.',
};

const FINDING_WORDS: Readonly<Record<(typeof FINDINGS)[number], string>> = {
  'clearly-up': 'duidelijk vooruit',
  'likely-up': 'waarschijnlijk vooruit; het kan nog toeval zijn',
  'no-difference': 'geen verschil aan te tonen',
  'likely-down': 'waarschijnlijk lager dan bij het begin',
  'clearly-down': 'duidelijk lager dan bij het begin',
};

const MOMENT_WORDS: Readonly<Record<PlanMoment, string>> = {
  begin: 'Begintoets',
  eind: 'Eindtoets',
  na: 'Natoets',
};

const percent = (share: number) => Math.round(share * 100);
const range = ({ p, low, high }: Expected) => `${percent(p)} % (${percent(low)}–${percent(high)} %)`;

function takenLine({ moment, day, mode, counts: { nieuw, zin, controle } }: PlanTaken): string {
  const shares = [
    nieuw && `${nieuw.right} van ${nieuw.of} nieuwe woorden goed`,
    zin && `in zinnen ${zin.right} van ${zin.of}`,
    controle && `controlewoorden ${controle.right} van ${controle.of}`,
  ].filter((share) => share !== undefined);
  const when = day === null ? '' : ` op ${dayText(day)}`;
  const how = mode === 'papier' ? ', op papier' : mode === 'scherm' ? ', op het scherm' : '';
  return `${MOMENT_WORDS[moment]}${when}${how}: ${shares.join(', ')}.`;
}

/** What the tests of a plan said, line by line; nothing where none was checked. */
export function testLines({ taken, conclusion }: Pick<PlanTests, 'taken' | 'conclusion'>): string[] {
  const checked = taken.filter(({ state }) => state === 'nagekeken');
  const goals = (conclusion?.goals ?? []).flatMap(({ title, begin, end, words }) =>
    end
      ? [
          `${title}: aan het eind naar schatting ${range(end)} van alle woorden goed, op ${words} woorden${begin ? `; bij het begin ${range(begin)}` : ''}.`,
        ]
      : [],
  );
  return [
    ...checked.map(takenLine),
    ...(conclusion?.change ? [`Verschil: ${FINDING_WORDS[conclusion.change.finding]}.`] : []),
    ...goals,
  ];
}

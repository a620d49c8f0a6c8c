import { HELP_LEAST, NEARLY_ALL, OLD_MONTHS, PLAN_TARGETS, PLAN_WEEKS } from '../contract/care-terms.ts';
import type { Plan } from '../contract/care-plan.ts';
import { sameDateAfter } from '../contract/days.ts';
import { titleOf } from '../live/broken-rule.ts';
import type { StoredFields, StoredGoal } from './stored.ts';

/** What is looked at before a plan begins. */
export interface Checked {
  fields: StoredFields;
  goals: readonly StoredGoal[];
  weeks: number;
  /** The owner can reach the pupil. */
  hasOwner: boolean;
  today: string;
}

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });
const titled = ({ category }: StoredGoal) => `‘${titleOf(category!)!}’`;

/** What a plan wants before it may begin, and what is told but stops nobody; in the words of who reads it. */
export function checkPlan({ fields, goals, weeks, hasOwner, today }: Checked): Plan['check'] {
  const help = fields.hulpvraag.map(({ text }) => text).join(' ');
  const aimed = goals.filter(({ kind }) => kind === 'categorie');
  const low = aimed.filter(
    ({ target, start }) => target === null || target < (start?.p ?? 0) + PLAN_TARGETS.toBegin,
  );
  const untested = aimed.filter(({ start }) => start?.source !== 'begintoets');
  const wants = [
    help.trim().length < HELP_LEAST && `Schrijf de hulpvraag op, in minstens ${HELP_LEAST} tekens.`,
    aimed.length === 0 && 'Kies minstens één doel: een spellingcategorie.',
    low.length > 0 && 'Geef elk doel een getal dat duidelijk boven het begin ligt.',
    !hasOwner && 'Kies wie het plan bijhoudt.',
  ];
  const oldest = sameDateAfter(today, -OLD_MONTHS);
  const pieces = [...fields.beginsituatie, ...fields.hulpvraag];
  const notes = [
    aimed.length > 0 &&
      untested.length === aimed.length &&
      'Er is geen begintoets. Het plan begint met wat het oefenen zegt; vooruitgang is dan minder zeker te zien.',
    untested.length > 0 &&
      untested.length < aimed.length &&
      `De begintoets zegt niets over ${LIST.format(untested.map(titled))}: daarvan waren er te weinig nieuwe woorden. Daar begint het plan met wat het oefenen zegt, en zegt ook de eindtoets niets.`,
    fields.parents.informedOn === null && 'Er staat nog niet bij dat de ouders het weten.',
    weeks < PLAN_WEEKS.short && 'Een plan van minder dan 6 schoolweken laat zelden iets zien.',
    weeks > PLAN_WEEKS.long && 'Een plan van meer dan 14 schoolweken is lang: kijk tussendoor of het helpt.',
    pieces.some(({ asOf }) => asOf !== undefined && asOf < oldest) &&
      'Iets waarop het plan rust is ouder dan een jaar.',
    aimed.some(({ start }) => (start?.p ?? 0) >= NEARLY_ALL) &&
      'Bij een doel gaat al bijna alles goed: daar is weinig te winnen.',
  ];
  const told = (all: readonly (string | false)[]) => all.filter((one) => one !== false);
  return { wants: told(wants), notes: told(notes) };
}

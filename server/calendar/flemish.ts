import { easter } from 'date-easter';
import type { Period } from '../contract/calendar.ts';
import { daysAfter } from '../contract/days.ts';
import { mondayOf } from './school-weeks.ts';

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The first Monday after a day, or that day. */
const nextMonday = (day: string) => (mondayOf(day) === day ? day : daysAfter(mondayOf(day), 7));

/** Where the rule stands: a decision of the Flemish government of 17 April 1991. */
export const FLEMISH_SOURCE = {
  source: 'onderwijs.vlaanderen.be/nl/schoolvakanties',
  checkedOn: '2026-11-28',
} as const;

/** The days off of Flemish schools in the year that begins in September, by rule. */
export function flemishYear(begins: number): Period[] {
  const next = begins + 1;
  const { month, day } = easter(next);
  const easterDay = dayOf(next, month, day);
  const after = (days: number) => daysAfter(easterDay, days);
  const holiday = (name: string, from: string, to: string): Period => ({ name, from, to, kind: 'vakantie' });
  const weeks = (name: string, from: string, count: number) =>
    holiday(name, from, daysAfter(from, 7 * count - 1));
  const single = (name: string, from: string, to = from): Period => ({ name, from, to, kind: 'feestdag' });
  const saints = dayOf(begins, 11, 1);
  const christmas = dayOf(begins, 12, 25);
  const isWeekend = daysAfter(mondayOf(christmas), 5) <= christmas;
  return [
    // On a Sunday it begins the day after.
    weeks(
      'herfstvakantie',
      mondayOf(saints) === daysAfter(saints, -6) ? daysAfter(saints, 1) : mondayOf(saints),
      1,
    ),
    single('Wapenstilstand', dayOf(begins, 11, 11)),
    weeks('kerstvakantie', isWeekend ? nextMonday(christmas) : mondayOf(christmas), 2),
    weeks('krokusvakantie', after(-6 - 6 * 7), 1),
    weeks('paasvakantie', easterHolidays(next, easterDay), 2),
    single('paasmaandag', after(1)),
    single('Dag van de Arbeid', dayOf(next, 5, 1)),
    single('Hemelvaart', after(39), after(40)),
    single('pinkstermaandag', after(50)),
    holiday('zomervakantie', dayOf(next, 7, 1), dayOf(next, 8, 31)),
  ];
}

/** From the first Monday of April; nearer to an Easter that is in March or after 15 April. */
function easterHolidays(year: number, easterDay: string): string {
  if (easterDay < dayOf(year, 4, 1)) return daysAfter(easterDay, 1);
  if (easterDay > dayOf(year, 4, 15)) return daysAfter(easterDay, -13);
  return nextMonday(dayOf(year, 4, 1));
}

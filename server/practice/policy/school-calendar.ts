import { nameOfDay, startOfDay } from '../../data/day.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Days of hours that were asked for before: looking a day up is dear, and a log has thousands of answers. */
const known = new Map<number, string>();
const MOST_KNOWN = 5000;

/** The sitting in which an answer falls: all that a pupil does in a day, in the Netherlands and Belgium. */
export function sittingOf(moment: number): string {
  const hour = Math.floor(moment / HOUR_MS);
  let day = known.get(hour);
  if (day === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    // Clocks differ by whole hours, so that an hour lies within one day.
    known.set(hour, (day = String(startOfDay(moment))));
  }
  return day;
}

/** Months since the first of September in the Netherlands and Belgium, 0 to 10: how far a school year is. */
export function schoolMonth(moment: number): number {
  const month = Number(nameOfDay(moment).slice(5, 7));
  return Math.min(10, (month + 12 - 9) % 12);
}

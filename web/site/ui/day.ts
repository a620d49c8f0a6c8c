const LONG = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
const FULL = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });

/** A day such as 2026-11-16 in words: 16 november 2026; with the day of the week where it matters. */
export const dayText = (day: string, withWeekday = false): string =>
  (withWeekday ? FULL : LONG).format(Date.parse(day));

import { ZONE } from './day.ts';

/** A day with its time, as staff read it. */
export const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ZONE,
});

/** A day in full, such as 3 maart 2027. */
export const longDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE });

import { ZONE } from './day.ts';

/** A day with its time, as staff read it. */
export const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ZONE,
});

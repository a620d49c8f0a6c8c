import { ZONE } from '../../app/day.ts';

/** A day with its time, as the office reads it. */
export const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ZONE,
});

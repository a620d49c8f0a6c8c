import { ZONE } from '../../app/day.ts';

const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: ZONE });

/** A day as a child says it: 16 november. */
export const dayName = (moment: number | string): string =>
  day.format(typeof moment === 'string' ? new Date(`${moment}T12:00:00Z`) : moment);

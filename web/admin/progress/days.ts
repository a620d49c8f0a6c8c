import { daysAfter } from '../../../server/contract/days.ts';
import { dayOf } from '../../app/day.ts';
import { progress as text } from './wording.ts';

/** Of a day as these pages know days: without summer time. */
const short = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Today in the Netherlands and Belgium, as 2026-11-16. */
export const today = dayOf;

/** A day some days later or, below zero, earlier. */
export const daysOn = daysAfter;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => daysOn(day, -((new Date(day).getUTCDay() + 6) % 7));

/** A day as `16 nov`. */
export const shortDay = (day: string): string => short.format(Date.parse(day));

/** A day as `16 november 2026`. */
export const longDay = (day: string): string => long.format(Date.parse(day));

/** A period in words: of one day that day. */
export const spanOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? longDay(from) : text('notes.span', { from: longDay(from), to: longDay(to) });

/** The day of a moment, as `16 nov`. */
export const shortMoment = (moment: number): string => shortDay(dayOf(moment));

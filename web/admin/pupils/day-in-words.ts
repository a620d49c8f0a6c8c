import { pupils as text } from './wording.ts';

const ZONE = 'Europe/Amsterdam';
const DAY_MS = 24 * 60 * 60 * 1000;
const ISO = new Intl.DateTimeFormat('sv', { timeZone: ZONE });
const THIS_YEAR = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'short', timeZone: ZONE });
const EARLIER = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

/** A moment (ms since the epoch) as its day: today, yesterday, 3 nov, 3 nov 2025. */
export function dayInWords(moment: number, now = Date.now()): string {
  const day = ISO.format(moment);
  if (day === ISO.format(now)) return text('today');
  if (day === ISO.format(now - DAY_MS)) return text('yesterday');
  return (day.slice(0, 4) === ISO.format(now).slice(0, 4) ? THIS_YEAR : EARLIER).format(moment);
}

import { DAY_MS, dayOf, ZONE } from '../../app/day.ts';
import { pupils as text } from './wording.ts';

const THIS_YEAR = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'short', timeZone: ZONE });
const EARLIER = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

/** A moment (ms since the epoch) as its day: today, yesterday, 3 nov, 3 nov 2025. */
export function dayInWords(moment: number, now = Date.now()): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return text('today');
  if (day === dayOf(now - DAY_MS)) return text('yesterday');
  return (day.slice(0, 4) === dayOf(now).slice(0, 4) ? THIS_YEAR : EARLIER).format(moment);
}

import type { Span } from '../contract/retention.ts';

const ZONE = 'Europe/Amsterdam';
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const HOUR_MS = 60 * MINUTE_MS;
/** Offsets of the hours that were asked for last; what a formatter says costs a hundred times as much as this. */
const offsets = new Map<number, number>();
const MOST_OFFSETS = 1000;

/** How far the clocks in the Netherlands and Belgium run ahead of UTC at a moment, in ms: they change at a whole hour. */
function offset(moment: number): number {
  const hour = Math.floor(moment / HOUR_MS);
  let known = offsets.get(hour);
  if (known === undefined) {
    known = formatted(moment);
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(hour, known);
  }
  return known;
}

function formatted(moment: number): number {
  const part = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** Midnight before `moment`, in the Netherlands and Belgium; ms since the epoch. */
export function startOfDay(moment: number): number {
  const local = moment + offset(moment);
  const midnight = local - (local % DAY_MS);
  // The clocks may have changed since midnight.
  return midnight - offset(midnight - offset(moment));
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short' });
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Midnight before the day that lies so many days from that of `moment`; ms since the epoch. */
export const dayFrom = (moment: number, days: number): number =>
  // From noon, because the clocks may have changed in between.
  startOfDay(startOfDay(moment) + (days + 0.5) * DAY_MS);

/** When the clock shows so many minutes past midnight, on the day of `moment`; ms since the epoch. */
export function timeOnDay(moment: number, minutes: number): number {
  const midnight = startOfDay(moment);
  const local = midnight + offset(midnight) + minutes * MINUTE_MS;
  // The clocks may have changed since midnight.
  return local - offset(local - offset(midnight));
}

/** The day of the week of a moment, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (moment: number): number => WEEK.indexOf(weekday.format(moment)) + 1;

/** Midnight before the Monday of the week of `moment`, in the Netherlands and Belgium; ms since the epoch. */
export const startOfWeek = (moment: number): number => dayFrom(moment, 1 - weekdayOf(moment));

/**
 * The moment before which whatever began is over at `now`, when it lasts for a span: of days, months and years in whole days of the
 * Netherlands and Belgium, so that what began on 3 March is over from the midnight that begins 1 June, at 90 days.
 */
export function overBefore(span: Span, now: number): number {
  if ('hours' in span) return now - span.hours * HOUR_MS;
  if ('days' in span) return dayFrom(now, 1 - span.days);
  const months = 'months' in span ? span.months : 12 * span.years;
  const [year, month, day] = nameOfDay(now).split('-').map(Number) as [number, number, number];
  // Of a month that is shorter the last day.
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const began = Date.UTC(year, month - 1 - months, Math.min(day, last), 12);
  return dayFrom(began, 1);
}

const name = new Intl.DateTimeFormat('sv', { timeZone: ZONE });

/** The day of a moment in the Netherlands and Belgium, as 2026-11-16. */
export const nameOfDay = (moment: number): string => name.format(moment);

/** The same time of day on the working day before; on a weekend, and on a Monday, that of the Friday. */
export function workingDayBefore(moment: number): number {
  let before = moment - DAY_MS;
  while (['Sat', 'Sun'].includes(weekday.format(before))) before -= DAY_MS;
  return before;
}

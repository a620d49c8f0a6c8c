const ZONE = 'Europe/Amsterdam';
const DAY_MS = 24 * 60 * 60 * 1000;

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

/** How far the clocks in the Netherlands and Belgium run ahead of UTC at a moment, in ms. */
function offset(moment: number): number {
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

/** Midnight before the Monday of the week of `moment`, in the Netherlands and Belgium; ms since the epoch. */
export function startOfWeek(moment: number): number {
  const past = WEEK.indexOf(weekday.format(moment));
  // From noon, because the clocks may have changed in between.
  return startOfDay(startOfDay(moment) + DAY_MS / 2 - past * DAY_MS);
}

const name = new Intl.DateTimeFormat('sv', { timeZone: ZONE });

/** The day of a moment in the Netherlands and Belgium, as 2026-11-16. */
export const nameOfDay = (moment: number): string => name.format(moment);

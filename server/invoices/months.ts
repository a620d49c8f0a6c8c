import { daysAfter } from '../contract/days.ts';

/** The last day of so many months that begin on a day: until the day before the same day of the month, or the last one where it has none. */
export function endOf(startsOn: string, months: number): string {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const longest = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, longest));
  return daysAfter(first.toISOString().slice(0, 10), -1);
}

/** How many months are left up to and with a last day; one that has begun counts, and there is one at least. */
export function monthsLeft(today: string, endsOn: string): number {
  let months = 1;
  while (endOf(today, months) < endsOn) months++;
  return months;
}

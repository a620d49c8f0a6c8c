import { daysAfter, daysBetween } from '../contract/days.ts';

/** Days without school, both ends included, as 2026-10-10. */
export interface FreeDays {
  name: string;
  from: string;
  to: string;
}

/** Schooldays from which on a week counts as one (of five). */
const DAYS_OF_A_WEEK = 3;
/** So many weeks are looked at for one that is asked for: no calendar has more of them off on end. */
const FARTHEST = 6;

/** Weeks of school, and what lies between. */
export interface SchoolWeeks {
  /** The Monday of each week that counts. */
  weeks: string[];
  /** The Mondays of weeks that do not, with why. */
  out: { week: string; name: string }[];
  /** The last schoolday of the last week. */
  lastDay: string;
}

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Whether a day is from Monday to Friday and not free. */
export const isSchoolday = (day: string, free: readonly FreeDays[]): boolean =>
  daysBetween(mondayOf(day), day) < 5 && !freeOn(day, free);

const freeOn = (day: string, free: readonly FreeDays[]) =>
  free.find(({ from, to }) => from <= day && day <= to);

/** So many weeks of school from a day on; a week counts with three schooldays from that day on. */
export function schoolWeeks(from: string, count: number, free: readonly FreeDays[]): SchoolWeeks {
  const found: SchoolWeeks = { weeks: [], out: [], lastDay: from };
  let monday = mondayOf(from);
  for (let looked = 0; found.weeks.length < count && looked < count * FARTHEST; looked++) {
    const days = schooldaysFrom(monday, from, free);
    if (days.length >= DAYS_OF_A_WEEK) {
      found.weeks.push(monday);
      found.lastDay = days.at(-1)!;
    } else {
      const why = weekdays(monday).map((day) => freeOn(day, free));
      found.out.push({ week: monday, name: why.find((one) => one !== undefined)?.name ?? '' });
    }
    monday = daysAfter(monday, 7);
  }
  return found;
}

const weekdays = (monday: string) => [0, 1, 2, 3, 4].map((n) => daysAfter(monday, n));

const schooldaysFrom = (monday: string, from: string, free: readonly FreeDays[]) =>
  weekdays(monday).filter((day) => day >= from && isSchoolday(day, free));

/** How many weeks of school lie between two days, both included. */
export function weeksBetween(from: string, to: string, free: readonly FreeDays[]): number {
  let count = 0;
  for (let monday = mondayOf(from); monday <= to; monday = daysAfter(monday, 7))
    if (schooldaysFrom(monday, from, free).filter((day) => day <= to).length >= DAYS_OF_A_WEEK) count++;
  return count;
}

/** The schoolday that lies so many schooldays before a day, which does not count itself; a calendar that is all holidays gives up some time. */
export function schooldaysBack(day: string, count: number, free: readonly FreeDays[]): string {
  let at = day;
  for (let left = count, looked = 0; left > 0 && looked < count * FARTHEST * 7; looked++) {
    at = daysAfter(at, -1);
    if (isSchoolday(at, free)) left--;
  }
  return at;
}

import type { OwnDay } from '../contract/calendar.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import type { FreeDays } from './school-weeks.ts';
import { schoolYearOf, yearsOf } from './years.ts';

/** The days without school of an account, as far as they are known. */
export interface DaysOff {
  free: readonly FreeDays[];
  /** School years between two days of which the holidays are not known, by the year in which they begin: their weeks count as weeks of school. */
  unknown: (from: string, to: string) => number[];
}

/** School years before and after the one of `today` that are looked at: plans are kept two years, and the longest ends in the next. */
const YEARS = { before: 4, after: 2 };

/** The days off that an account reckons with around a day: of its region, and its own. */
export async function daysOffOf(
  db: Db,
  { id, variant }: Pick<AccountRow, 'id' | 'variant'>,
  today: string,
): Promise<DaysOff> {
  const chosen = await db
    .selectFrom('account_calendars')
    .select(['region', 'own_days'])
    .where('account_id', '=', id)
    .executeTakeFirst();
  const region = variant === 'be' ? 'be' : (chosen?.region ?? null);
  const first = schoolYearOf(today) - YEARS.before;
  const looked = Array.from({ length: YEARS.before + 1 + YEARS.after }, (_, i) => first + i);
  const years = region === null ? [] : await yearsOf(db, region, looked);
  const known = new Set(years.filter(({ days }) => days.length > 0).map(({ year }) => year));
  const own = JSON.parse(chosen?.own_days ?? '[]') as OwnDay[];
  return {
    free: [
      ...years.flatMap(({ days }) => days),
      ...own.map(({ day, name }) => ({ name, from: day, to: day })),
    ],
    unknown(from, to) {
      const last = schoolYearOf(to);
      const all = Array.from({ length: last - schoolYearOf(from) + 1 }, (_, i) => schoolYearOf(from) + i);
      return all.filter((year) => !known.has(year));
    },
  };
}

import { DUTCH_REGIONS, type CalendarYear, type DutchRegion, type Region } from '../contract/calendar.ts';
import type { Db } from '../data/database.ts';
import { DATED_YEARS } from './dated.ts';
import { flemishYear, FLEMISH_SOURCE } from './flemish.ts';

/** Puts the years that are known in the database; what stands there stays, and so does a year that the office changed. */
export async function fillCalendars(db: Db): Promise<void> {
  const changed = await db.selectFrom('calendar_changes').select(['region', 'school_year']).execute();
  const isChanged = (region: DutchRegion, year: number) =>
    changed.some((one) => one.region === region && one.school_year === year);
  const rows = DATED_YEARS.flatMap(({ year, source, checkedOn, regions }) =>
    DUTCH_REGIONS.filter((region) => !isChanged(region, year)).flatMap((region) =>
      regions[region].map(({ name, from, to, kind }) => ({
        ...{ region, school_year: year, name, from_day: from, to_day: to, kind },
        ...{ source, checked_on: checkedOn },
      })),
    ),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('calendars')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['region', 'school_year', 'name']).doNothing())
    .execute();
}

/** The school year in which a day lies, by the year in which it begins. */
export const schoolYearOf = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);

/** The holidays of a region in these school years, in their order; a year that nobody filled in has none. */
export async function yearsOf(db: Db, region: Region, years: readonly number[]): Promise<CalendarYear[]> {
  if (region === 'be')
    return years.map((year) => ({ year, days: inOrder(flemishYear(year)), ...FLEMISH_SOURCE }));
  const rows = await datedRows(db, region);
  return years.map((year) => {
    const own = rows.filter(({ school_year }) => school_year === year);
    return {
      year,
      days: inOrder(
        own.map(({ name, from_day, to_day, kind }) => ({ name, from: from_day, to: to_day, kind })),
      ),
      source: own[0]?.source ?? '',
      checkedOn: own[0]?.checked_on ?? '',
    };
  });
}

const inOrder = <T extends { from: string; to: string }>(days: readonly T[]): T[] =>
  [...days].sort((a, b) => (a.from === b.from ? (a.to < b.to ? -1 : 1) : a.from < b.from ? -1 : 1));

const datedRows = (db: Db, region: DutchRegion) =>
  db.selectFrom('calendars').selectAll().where('region', '=', region).execute();

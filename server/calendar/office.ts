import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { DUTCH_REGIONS, type DutchRegion, type Period } from '../contract/calendar.ts';
import {
  daysOfYear,
  FILLED_YEARS,
  getOfficeCalendar,
  listOfficeCalendars,
  setOfficeCalendar,
  type CalendarChange,
  type FilledYear,
} from '../contract/office-calendars.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { schoolYearOf, yearsOf } from './years.ts';

interface OfYear {
  region: DutchRegion;
  year: number;
}

/** The holidays of each region, as the office keeps them. */
export function officeCalendarRoutes(calls: Calls, db: Db, now: () => number): void {
  const years = () => {
    const current = schoolYearOf(nameOfDay(now()));
    const count = FILLED_YEARS.before + 1 + FILLED_YEARS.after;
    return Array.from({ length: count }, (_, i) => current - FILLED_YEARS.before + i);
  };
  const known = ({ region, year }: OfYear): OfYear => {
    if (!years().includes(year)) throw notFound();
    return { region, year };
  };

  calls.on(listOfficeCalendars, async () => {
    const changes = await latestChanges(db);
    const found = await Promise.all(
      DUTCH_REGIONS.map(async (region) =>
        (await yearsOf(db, region, years())).map(({ year, days, source, checkedOn }) => {
          const last = changes.find((one) => one.region === region && one.school_year === year);
          return {
            ...{ region, year, source, checkedOn, count: days.length },
            changedAt: last?.at ?? null,
            changedBy: last?.by ?? null,
          };
        }),
      ),
    );
    return { years: found.flat() };
  });

  calls.on(getOfficeCalendar, ({ params }) => filledYear(db, known(params)));

  calls.on(setOfficeCalendar, async ({ params, body, session }) => {
    const of = known(params);
    checkDays(of.year, body.days);
    await save(db, of, body, { by: session.id, at: now() });
    return filledYear(db, of);
  });
}

const changesOf = (db: Db) =>
  db
    .selectFrom('calendar_changes')
    .leftJoin('users', 'users.id', 'calendar_changes.by_id')
    .selectAll('calendar_changes')
    .select('users.name as by')
    .orderBy('version', 'desc');

/** Each region and year with its latest change. */
async function latestChanges(db: Db) {
  const all = await changesOf(db).execute();
  return all.filter(
    (one, i) =>
      all.findIndex(({ region, school_year }) => region === one.region && school_year === one.school_year) ===
      i,
  );
}

async function filledYear(db: Db, { region, year }: OfYear): Promise<FilledYear> {
  const [found] = await yearsOf(db, region, [year]);
  const changes = await changesOf(db).where('region', '=', region).where('school_year', '=', year).execute();
  return {
    ...found!,
    region,
    version: changes[0]?.version ?? 0,
    changes: changes.map(({ version, at, by, lines }) => ({
      ...{ version, at, by },
      lines: JSON.parse(lines) as CalendarChange['lines'],
    })),
  };
}

/** Refuses days of another school year, each at its own line. */
function checkDays(year: number, days: readonly Period[]): void {
  const { first, last } = daysOfYear(year);
  const wrong = days.flatMap(({ from, to }, i) =>
    from < first ? [`days.${i}.from`] : to > last ? [`days.${i}.to`] : [],
  );
  if (wrong.length === 0) return;
  const message = `Deze dag hoort niet bij schooljaar ${year}–${year + 1}.`;
  throw new Problem('invalid-fields', message, {
    fields: Object.fromEntries(wrong.map((field) => [field, message])),
  });
}

/** Puts other days in the place of those that were there, unless somebody else did meanwhile. */
async function save(
  db: Db,
  { region, year }: OfYear,
  { days, source, checkedOn, basedOn }: z.output<typeof setOfficeCalendar.body>,
  { by, at }: { by: string; at: number },
): Promise<void> {
  await transact(db, async (trx) => {
    const before = await filledYear(trx, { region, year });
    const lines = linesOf(before.days, days);
    const isSame =
      lines.length === 0 &&
      before.source === source &&
      before.checkedOn === checkedOn &&
      kindsOf(before.days) === kindsOf(days);
    if (isSame) return;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('calendar_changes')
      .values({
        ...{ region, school_year: year, version: basedOn + 1, at, by_id: by },
        lines: JSON.stringify(lines),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n || before.version !== basedOn)
      throw new Problem('conflict', 'Iemand anders heeft dit net gewijzigd. Kijk nog eens.');
    await trx.deleteFrom('calendars').where('region', '=', region).where('school_year', '=', year).execute();
    await trx
      .insertInto('calendars')
      .values(
        days.map(({ name, from, to, kind }) => ({
          ...{ region, school_year: year, name, from_day: from, to_day: to, kind },
          ...{ source, checked_on: checkedOn },
        })),
      )
      .execute();
    await audit(trx, { action: 'holidays-changed', actorId: by, subject: region, detail: String(year) });
  });
}

const kindsOf = (days: readonly Period[]) =>
  days
    .map(({ name, kind }) => `${name} ${kind}`)
    .sort()
    .join('|');

/** What came, went and moved between two lists of days, by their names. */
function linesOf(before: readonly Period[], after: readonly Period[]): CalendarChange['lines'] {
  const named = (days: readonly Period[]) => new Map(days.map(({ name, from, to }) => [name, { from, to }]));
  const was = named(before);
  const is = named(after);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const old = was.get(name) ?? null;
    const now = is.get(name) ?? null;
    return old?.from === now?.from && old?.to === now?.to ? [] : [{ name, before: old, after: now }];
  });
}

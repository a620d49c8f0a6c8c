import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import {
  DUTCH_REGIONS,
  getCalendar,
  setCalendar,
  type OwnDay,
  type Region,
  type SchoolCalendar,
} from '../contract/calendar.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import { schoolYearOf, yearsOf } from './years.ts';

/** The holidays and days off of a school. */
export function calendarRoutes(calls: Calls, db: Db, now: () => number): void {
  calls.on(getCalendar, ({ subject }) => viewOf(db, subject.account!, nameOfDay(now())));

  calls.on(setCalendar, async ({ subject, session, body }) => {
    const account = subject.account!;
    await save(db, account, body, session.id);
    return viewOf(db, account, nameOfDay(now()));
  });
}

async function viewOf(db: Db, { id, variant }: AccountRow, today: string): Promise<SchoolCalendar> {
  const row = await db
    .selectFrom('account_calendars')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirst();
  const year = schoolYearOf(today);
  const choices: readonly Region[] = variant === 'be' ? ['be'] : DUTCH_REGIONS;
  return {
    region: variant === 'be' ? 'be' : (row?.region ?? null),
    regions: await Promise.all(
      choices.map(async (region) => ({ region, years: await yearsOf(db, region, [year, year + 1]) })),
    ),
    own: JSON.parse(row?.own_days ?? '[]') as OwnDay[],
    version: row?.version ?? 0,
  };
}

/** Stores what was chosen, unless somebody else did meanwhile. */
async function save(
  db: Db,
  { id, variant }: AccountRow,
  { region, own, basedOn }: z.output<typeof setCalendar.body>,
  actorId: string,
): Promise<void> {
  const sorted = own.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const values = {
    // Flanders has one calendar: nothing is chosen there.
    region: variant === 'be' ? null : region,
    own_days: JSON.stringify(sorted),
    version: basedOn + 1,
  };
  await transact(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('account_calendars')
      .values({ account_id: id, ...values })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(values).where('account_calendars.version', '=', basedOn),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      throw new Problem('conflict', 'Iemand anders heeft dit net gewijzigd. Kijk nog eens.');
    await audit(trx, { action: 'calendar-changed', actorId, accountId: id, subject: id });
  });
}

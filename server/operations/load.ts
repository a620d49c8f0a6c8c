import { CALLS } from '../contract/index.ts';
import { officeLoad } from '../contract/office-load.ts';
import { startOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { HOUR_MS, hourOf, type Hours } from './hours.ts';

/** A process that did not write for so long is gone. */
const GONE_MS = 150_000;

/** What is happening at this process now. */
export interface Here {
  hours: Pick<Hours, 'process' | 'lastMinute'>;
  connected: () => number;
}

/** How busy all processes are now: this one by what it knows, the others by what they wrote in the last minute. */
export async function busyNow(
  db: Db,
  { hours, connected }: Here,
  now: number,
): Promise<{ connected: number; answersPerMinute: number; mostToday: number }> {
  const since = Math.min(hourOf(startOfDay(now)), hourOf(now - GONE_MS));
  const rows = await db.selectFrom('load_hours').selectAll().where('hour', '>=', since).execute();
  const others = rows.filter(({ process, at }) => process !== hours.process && at > now - GONE_MS);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const isNow = connected() + sum(others.map((row) => row.connected));
  const today = rows.filter(({ hour }) => hour >= hourOf(startOfDay(now)));
  return {
    connected: isNow,
    answersPerMinute: hours.lastMinute() + sum(others.map((row) => row.last_minute)),
    mostToday: Math.max(
      isNow,
      ...[...Map.groupBy(today, ({ hour }) => hour).values()].map((of) => sum(of.map(({ most }) => most))),
    ),
  };
}

/** How many errors were logged since a moment, of whole hours. */
export async function countFaults(db: Db, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('fault_hours')
    .select(({ fn }) => fn.sum<number | null>('count').as('count'))
    .where('hour', '>=', hourOf(since))
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

/** How busy it is and what went wrong, for the office. */
export function loadRoutes(calls: Calls, db: Db, here: Here): void {
  calls.on(officeLoad, async ({ query: { days } }) => {
    const now = Date.now();
    const last = hourOf(now);
    const first = last - (days * 24 - 1) * HOUR_MS;
    const load = await db
      .selectFrom('load_hours')
      .select(({ fn }) => [
        'hour',
        fn.sum<number>('most').as('most'),
        fn.sum<number>('answers').as('answers'),
      ])
      .where('hour', '>=', first)
      .groupBy('hour')
      .execute();
    const faults = await db.selectFrom('fault_hours').selectAll().where('hour', '>=', first).execute();
    const loadOf = new Map(load.map((row) => [row.hour, row]));
    const faultsIn = Map.groupBy(faults, ({ hour }) => hour);
    const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    return {
      ...(await busyNow(db, here, now)),
      hours: Array.from({ length: days * 24 }, (_, n) => {
        const hour = last - n * HOUR_MS;
        const { most = 0, answers = 0 } = loadOf.get(hour) ?? {};
        return {
          hour,
          most: Number(most),
          answers: Number(answers),
          faults: sum(faultsIn.get(hour) ?? []),
        };
      }),
      faults: [...Map.groupBy(faults, ({ place }) => place)]
        .map(([place, rows]) => ({
          place,
          what: WHAT.get(place) ?? null,
          count: sum(rows),
          hour: Math.max(...rows.map(({ hour }) => hour)),
        }))
        .sort((a, b) => b.count - a.count || b.hour - a.hour),
    };
  });
}

/** What each call is for, by its pattern as the log has it. */
const WHAT = new Map(
  CALLS.map(({ method, path, summary }) => [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, summary]),
);

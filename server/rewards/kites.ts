import { KITE_PATTERNS, type Kite, type KitePattern } from '../contract/rewards.ts';
import { startOfWeek, nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { KEEP_OPEN_MS } from '../data/rounds-answers.ts';
import type { KiteRow } from '../data/schema.ts';
import { giveOnce } from './ledger.ts';
import { practisedDays, type PractisedDay } from './practised.ts';

/** A day counts with this much practice (scenes/landkaart/README.md 4.6). */
const ENOUGH = { minutes: 10, exercises: 40 };
/** What a kite that flies free brings, once. */
const KITE_COINS = 50;

const earnsBow = ({ minutes, exercises }: Pick<PractisedDay, 'minutes' | 'exercises'>) =>
  minutes >= ENOUGH.minutes || exercises >= ENOUGH.exercises;

export interface KiteWish {
  pupilId: string;
  /** Bows that let a kite fly free, 1 to 5. */
  goal: number;
  pattern: KitePattern;
  now: number;
  /** Whether bows that the log has earned are tied now; else what is stored is shown. */
  award: boolean;
}

/**
 * The kite of this week and those of before, counted from the log: a bow for each day with practice, and coins once
 * when the goal is reached. Bows that were tied stay; a week that has flown keeps its goal and pattern. `flewNow` are the
 * weeks whose kites flew by this: late answers may let one of before fly.
 */
export async function readKites(
  db: Db,
  { pupilId, goal, pattern, now, award }: KiteWish,
): Promise<{ kite: Kite; kites: Kite[]; flewNow: string[] }> {
  const thisWeek = nameOfDay(startOfWeek(now));
  let rows = await kitesOf(db, pupilId);
  const flewNow: string[] = [];
  if (award) {
    const known = new Map(rows.map((row) => [row.week, row]));
    for (const [week, bows] of await bowsSince(db, pupilId, await firstWeekToCount(db, pupilId, rows, now))) {
      const before = known.get(week);
      const isThis = week === thisWeek;
      if (bows === 0 || (before && before.bows >= bows && !isThis)) continue;
      // Of a week that has passed, the goal and pattern that it had then.
      const own = before && (!isThis || before.flown_at !== null) ? before : { goal, pattern };
      const count = Math.max(bows, before?.bows ?? 0);
      const flies = count >= own.goal;
      const row: KiteRow = {
        pupil_id: pupilId,
        week,
        bows: count,
        goal: own.goal,
        pattern: own.pattern,
        flown_at: before?.flown_at ?? (flies ? now : null),
      };
      await storeKite(db, row);
      if (!flies || before?.flown_at != null) continue;
      await giveOnce(db, {
        id: `${pupilId}-vlieger-${week}`,
        pupilId,
        kind: 'vlieger',
        subject: week,
        coins: KITE_COINS,
        at: now,
      });
      flewNow.push(week);
    }
    rows = await kitesOf(db, pupilId);
  }
  const now_ = rows.find(({ week }) => week === thisWeek);
  return {
    kite: now_ ? { ...asKite(now_), ...(now_.flown_at === null && { goal, pattern }) } : fresh(thisWeek),
    kites: rows.filter(({ week }) => week !== thisWeek).map(asKite),
    flewNow,
  };

  function fresh(week: string): Kite {
    return { week, bows: 0, goal, pattern, flown: false };
  }
}

const kitesOf = (db: Db, pupilId: string) =>
  db.selectFrom('kites').selectAll().where('pupil_id', '=', pupilId).orderBy('week', 'desc').execute();

const asKite = ({ week, bows, goal, pattern, flown_at }: KiteRow): Kite => ({
  week,
  bows,
  goal,
  pattern: KITE_PATTERNS.find((known) => known === pattern) ?? KITE_PATTERNS[0],
  flown: flown_at !== null,
});

const storeKite = (db: Db, row: KiteRow) =>
  db
    .insertInto('kites')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['pupil_id', 'week']).doUpdateSet({
        bows: row.bows,
        goal: row.goal,
        pattern: row.pattern,
        flown_at: row.flown_at,
      }),
    )
    .execute();

/** Bows per week since a Monday, by the name of that Monday. */
async function bowsSince(db: Db, pupilId: string, monday: number): Promise<Map<string, number>> {
  const bows = new Map<string, number>();
  for (const day of await practisedDays(db, pupilId, monday)) {
    const week = nameOfDay(startOfWeek(day.day));
    bows.set(week, (bows.get(week) ?? 0) + Number(earnsBow(day)));
  }
  return bows;
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The week before may still get answers that waited for a line this long (practice/janitor.ts). */
const LATE_MS = 5 * DAY_MS;

/**
 * The Monday from which to count: answers of before it have been counted. Of who has no kite yet, and of a round that was
 * never ended, answers of `KEEP_OPEN_MS` ago may be new.
 */
async function firstWeekToCount(
  db: Db,
  pupilId: string,
  rows: readonly KiteRow[],
  now: number,
): Promise<number> {
  const oldest = startOfWeek(now - KEEP_OPEN_MS);
  if (rows.length === 0) return oldest;
  // After a long absence: from the last kite on.
  const usual = Math.min(mondayOf(rows[0]!.week), startOfWeek(now - LATE_MS));
  return (await firstWeekWithMore(db, pupilId, rows, oldest, usual)) ?? usual;
}

/**
 * The first Monday from `from` until `to` of a week for which late answers earned a bow that is not tied. The counts per
 * day tell so, late answers in them too: weeks of answers are not read again on each visit for what seldom happens.
 * Around midnight they may have up to a minute more than the log, which then is read in vain.
 */
async function firstWeekWithMore(
  db: Db,
  pupilId: string,
  rows: readonly KiteRow[],
  from: number,
  to: number,
): Promise<number | undefined> {
  const days = await db
    .selectFrom('day_counts')
    .select(({ fn }) => ['day', fn.sum('ms').as('ms'), fn.sum('answers').as('exercises')])
    .where('pupil_id', '=', pupilId)
    .where('day', '>=', nameOfDay(from))
    .where('day', '<', nameOfDay(to))
    .groupBy('day')
    .orderBy('day')
    .execute();
  const earned = days.filter(({ ms, exercises }) =>
    earnsBow({ minutes: Number(ms) / MINUTE_MS, exercises: Number(exercises) }),
  );
  const byWeek = Map.groupBy(earned, ({ day }) => mondayOf(day));
  const tied = new Map(rows.map(({ week, bows }) => [mondayOf(week), bows]));
  return [...byWeek].find(([monday, { length }]) => length > (tied.get(monday) ?? 0))?.[0];
}

/** Midnight before the Monday of the week of a day by its name. */
const mondayOf = (day: string): number => startOfWeek(Date.parse(`${day}T12:00:00Z`));

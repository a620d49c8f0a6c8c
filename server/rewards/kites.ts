import { KITE_PATTERNS, type Kite, type KitePattern } from '../contract/rewards.ts';
import { startOfWeek, nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { KiteRow } from '../data/schema.ts';
import { giveOnce } from './ledger.ts';
import { practisedDays, type PractisedDay } from './practised.ts';

/** A day counts with this much practice (games.md 4.6). */
const ENOUGH = { minutes: 10, exercises: 40 };
/** What a kite that flies free brings, once. */
const KITE_COINS = 50;

const earnsBow = ({ minutes, exercises }: PractisedDay) =>
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
 * when the goal is reached. Bows that were tied stay; a week that has flown keeps its goal and pattern.
 */
export async function readKites(
  db: Db,
  { pupilId, goal, pattern, now, award }: KiteWish,
): Promise<{ kite: Kite; kites: Kite[]; flewNow: boolean }> {
  const thisWeek = nameOfDay(startOfWeek(now));
  let rows = await kitesOf(db, pupilId);
  let flewNow = false;
  if (award) {
    const known = new Map(rows.map((row) => [row.week, row]));
    for (const [week, bows] of await bowsSince(db, pupilId, firstWeekToCount(rows, now))) {
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
      flewNow = true;
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** The week before may still get answers that waited for a line this long (practice/janitor.ts). */
const LATE_MS = 5 * DAY_MS;
/** Of a pupil who has no kite yet, weeks longer ago are not counted. */
const FIRST_MS = 8 * 7 * DAY_MS;

/** The Monday from which to count: answers of before it have been counted. */
function firstWeekToCount(rows: readonly KiteRow[], now: number): number {
  const late = startOfWeek(now - LATE_MS);
  if (rows.length > 0) {
    // After a long absence: from the last kite on.
    const last = startOfWeek(Date.parse(`${rows[0]!.week}T12:00:00Z`));
    return Math.min(last, late);
  }
  return startOfWeek(now - FIRST_MS);
}

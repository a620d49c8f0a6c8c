import { startOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { byRound, openSince } from '../data/rounds-answers.ts';
import { readSettings } from '../practice/settings.ts';
import { LONGEST_GAP_MS } from '../progress/round-counts.ts';

const MINUTE = 60_000;
/** The shortest day, on which the clocks change. */
const SHORT_DAY_MS = 23 * 60 * MINUTE;
/** Minutes on one day after which it is golden hour (scenes/landkaart/README.md 4.6), unless the practice setting says another number. */
const GOLDEN_MINUTES = 25;

/** What a pupil practised on one day. */
export interface PractisedDay {
  /** Its midnight in the Netherlands, ms since the epoch. */
  day: number;
  minutes: number;
  /** Exercises that were decided. */
  exercises: number;
}

/** The days since `since` (a midnight) on which a pupil gave answers before `until`, oldest first. */
export async function practisedDays(
  db: Db,
  pupilId: string,
  since: number,
  until = Infinity,
): Promise<PractisedDay[]> {
  const answers = await db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select(['answers.round_id', 'answers.round_at', 'answers.at', 'answers.decides'])
    .where('rounds.pupil_id', '=', pupilId)
    .where(openSince(since))
    .where('answers.at', '>=', since)
    .orderBy('answers.at')
    .execute();
  const days = new Map<number, PractisedDay>();
  const last = new Map<string, number>();
  let day = since;
  for (const { round_id, round_at, at, decides } of answers) {
    if (at >= until) break;
    if (at >= day + SHORT_DAY_MS) day = startOfDay(at);
    const sum = days.get(day) ?? { day, minutes: 0, exercises: 0 };
    const before = Math.max(last.get(round_id) ?? round_at, day);
    sum.minutes += Math.min(LONGEST_GAP_MS, Math.max(0, at - before)) / MINUTE;
    sum.exercises += decides;
    days.set(day, sum);
    last.set(round_id, at);
  }
  return [...days.values()];
}

/** What was practised on the day of `now`, before it. */
export async function practisedToday(db: Db, pupilId: string, now: number): Promise<PractisedDay> {
  const day = startOfDay(now);
  const [today] = await practisedDays(db, pupilId, day, now);
  return today ?? { day, minutes: 0, exercises: 0 };
}

/** Whether so much practice makes it golden hour; `most` is what the practice setting says, in minutes. */
export const isEnoughForToday = ({ minutes }: Pick<PractisedDay, 'minutes'>, most: number | null) =>
  minutes >= (most ?? GOLDEN_MINUTES);

/** Whether it was golden hour for a pupil at a moment. */
export async function isGolden(db: Db, pupilId: string, moment: number): Promise<boolean> {
  const pupil = await db
    .selectFrom('pupils')
    .select(['id', 'group_id'])
    .where('id', '=', pupilId)
    .executeTakeFirstOrThrow();
  const [{ minutes }, today] = await Promise.all([
    readSettings(db, pupil),
    practisedToday(db, pupilId, moment),
  ]);
  return isEnoughForToday(today, minutes);
}

import { sql } from 'kysely';
import { PLAY_SESSION } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { isSchoolday, mondayOf, weeksBetween, type FreeDays } from '../calendar/school-weeks.ts';
import type { Db } from '../data/database.ts';
import { isOnPostgres } from '../data/postgres.ts';
import type { PlanSessionRow } from '../data/schema.ts';
import type { Share } from '../progress/round-counts.ts';
import type { Pause } from './stored.ts';

const MINUTE_MS = 60_000;

/** A day on which a pupil played for the goals of a plan, with the minutes. */
export interface PlayDay {
  day: string;
  minutes: number;
}

/** Counts of rounds (JSON as they are kept), each in a line of its own. */
export type RoundLines = string;

/**
 * The days since a day on which a pupil played for some categories: the rounds of which half or more was about them, from five minutes on.
 */
export function playDays(rounds: RoundLines, categories: ReadonlySet<string>, from: string): PlayDay[] {
  const days = new Map<string, number>();
  const named = [...categories].map((category) => JSON.stringify(category));
  // Who never played for the goals costs no more than a look.
  const lines = named.some((name) => rounds.includes(name)) ? rounds.split('\n') : [];
  for (const kept of lines) {
    // Most rounds are about something else: reading them costs more than looking whether a goal is named.
    if (!named.some((name) => kept.includes(name))) continue;
    const shares = (JSON.parse(kept) as Share[]).filter(({ answers }) => answers > 0);
    const all = shares.reduce((sum, { answers }) => sum + answers, 0);
    const aimed = shares
      .filter(({ category }) => categories.has(category))
      .reduce((sum, { answers }) => sum + answers, 0);
    if (aimed === 0 || aimed < all * PLAY_SESSION.share) continue;
    for (const { day, ms } of shares) if (day >= from) days.set(day, (days.get(day) ?? 0) + ms);
  }
  return [...days]
    .map(([day, ms]) => ({ day, minutes: Math.round(ms / MINUTE_MS) }))
    .filter(({ minutes }) => minutes >= PLAY_SESSION.minutes)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The counts of the rounds that pupils began since a moment (ms since the epoch), by pupil. The database joins them: a row for each of the
 * tens of thousands of rounds of a school costs more than all that is done with them.
 */
export async function countsSince(
  db: Db,
  pupilIds: readonly string[],
  since: number,
): Promise<Map<string, RoundLines>> {
  const counts = sql.ref<string>('counts');
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('counted_rounds', 'counted_rounds.round_id', 'rounds.id')
    .select('pupil_id')
    .select(
      isOnPostgres(db)
        ? sql<string>`string_agg(${counts}, chr(10))`.as('lines')
        : sql<string>`group_concat(${counts}, char(10))`.as('lines'),
    )
    .where('pupil_id', 'in', pupilIds)
    .where('started_at', '>=', since)
    .groupBy('pupil_id')
    .execute();
  return new Map(rows.map(({ pupil_id, lines }) => [pupil_id, lines]));
}

/** A session as its minutes are reckoned. */
export type HeldSession = Pick<PlanSessionRow, 'day' | 'minutes' | 'with_play'>;

/** Minutes that were done: those by hand, and those of play; where play is within a session of that day, the most of both. */
export function minutesDone(held: readonly HeldSession[], play: readonly PlayDay[]): number {
  const days = new Map(play.map(({ day, minutes }) => [day, { apart: 0, around: 0, played: minutes }]));
  for (const { day, minutes, with_play } of held) {
    const of = days.get(day) ?? { apart: 0, around: 0, played: 0 };
    of[with_play === 1 ? 'around' : 'apart'] += minutes;
    days.set(day, of);
  }
  return [...days.values()].reduce((sum, of) => sum + of.apart + Math.max(of.around, of.played), 0);
}

/** School weeks that lie between two days and in no pause: a week in which it stood still on most days does not count. */
export function weeksDone(
  from: string,
  to: string,
  free: readonly FreeDays[],
  pauses: readonly Pause[],
): number {
  const still = pauses.map(({ from: begin, to: end }) => ({ name: '', from: begin, to: end ?? to }));
  return to < from ? 0 : weeksBetween(from, to, [...free, ...still]);
}

/** Schooldays since a day, that day and today not included. */
export function schooldaysSince(day: string, today: string, free: readonly FreeDays[]): number {
  let count = 0;
  for (let at = daysAfter(day, 1); at < today; at = daysAfter(at, 1)) if (isSchoolday(at, free)) count++;
  return count;
}

/** Schooldays from today up to and with a day. */
export function schooldaysUntil(day: string, today: string, free: readonly FreeDays[]): number {
  let count = 0;
  for (let at = today; at <= day; at = daysAfter(at, 1)) if (isSchoolday(at, free)) count++;
  return count;
}

/** The number of the school week of a plan in which a day lies, from 1; 0 before it begins. */
export const weekOf = (from: string, today: string, weeks: readonly string[]): number =>
  today < from ? 0 : weeks.filter((monday) => monday <= mondayOf(today)).length;

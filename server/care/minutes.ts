import { PLAY_SESSION } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { isSchoolday, mondayOf, weeksBetween, type FreeDays } from '../calendar/school-weeks.ts';
import type { Db } from '../data/database.ts';
import type { PlanSessionRow } from '../data/schema.ts';
import type { Share } from '../progress/round-counts.ts';
import type { Pause } from './stored.ts';

const MINUTE_MS = 60_000;

/** A day on which a pupil played for the goals of a plan, with the minutes. */
export interface PlayDay {
  day: string;
  minutes: number;
}

/**
 * The days between two days on which a pupil played for some categories: the rounds of which half or more was about them, from five
 * minutes on. `counts` are those of rounds, as they are kept (JSON).
 */
export function playDays(
  counts: readonly string[],
  categories: ReadonlySet<string>,
  from: string,
): PlayDay[] {
  const days = new Map<string, number>();
  const named = [...categories].map((category) => JSON.stringify(category));
  for (const kept of counts) {
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

/** The counts of the rounds that pupils began since a moment (ms since the epoch), by pupil. */
export async function countsSince(
  db: Db,
  pupilIds: readonly string[],
  since: number,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('counted_rounds', 'counted_rounds.round_id', 'rounds.id')
    .select(['pupil_id', 'counts'])
    .where('pupil_id', 'in', pupilIds)
    .where('started_at', '>=', since)
    .execute();
  const of = Map.groupBy(rows, ({ pupil_id }) => pupil_id);
  return new Map([...of].map(([pupil, all]) => [pupil, all.map(({ counts }) => counts)]));
}

/** Minutes that were done: those by hand, and those of play; where play is within a session of that day, the most of both. */
export function minutesDone(
  sessions: readonly Pick<PlanSessionRow, 'day' | 'minutes' | 'with_play' | 'struck'>[],
  play: readonly PlayDay[],
): number {
  const held = sessions.filter(({ struck }) => struck === null);
  const days = new Set([...held.map(({ day }) => day), ...play.map(({ day }) => day)]);
  let sum = 0;
  for (const day of days) {
    const played = play.find((one) => one.day === day)?.minutes ?? 0;
    const ofDay = held.filter((one) => one.day === day);
    const apart = ofDay.filter(({ with_play }) => with_play === 0).reduce((all, one) => all + one.minutes, 0);
    const around = ofDay
      .filter(({ with_play }) => with_play === 1)
      .reduce((all, one) => all + one.minutes, 0);
    sum += apart + Math.max(around, played);
  }
  return sum;
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

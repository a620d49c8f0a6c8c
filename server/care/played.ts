import { PLAN_WEEKS } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { Db } from '../data/database.ts';
import { startOfDay } from '../data/day.ts';
import type { PlanRow } from '../data/schema.ts';
import { countsSince, playDays, type PlayDay } from './minutes.ts';
import { goalCategories } from './stored.ts';

type Played = Pick<PlanRow, 'id' | 'pupil_id' | 'state' | 'from_day' | 'goals'>;

/** What was reckoned of plans before, each with what it follows from. */
const kept = new Map<string, { from: string; play: PlayDay[] }>();
const MOST_KEPT = 5000;

/**
 * The days since the begin of each plan on which its pupil played for the goals. Reading the rounds of a school costs more than all else
 * that is told of its plans: they are read again of who played since.
 */
export async function playedFor(
  db: Db,
  plans: readonly Played[],
  today: string,
): Promise<ReadonlyMap<string, readonly PlayDay[]>> {
  const begun = plans.filter(({ state }) => state !== 'concept');
  // Who has a plan of long ago does not make the rounds of all others be read as far.
  const long = daysAfter(today, -7 * PLAN_WEEKS.most);
  const parts = Map.groupBy(begun, ({ from_day: day }) => day < long).values();
  const played = new Map<string, readonly PlayDay[]>();
  for (const part of parts) for (const [plan, play] of await playedIn(db, part)) played.set(plan, play);
  return played;
}

async function playedIn(db: Db, plans: readonly Played[]): Promise<[string, PlayDay[]][]> {
  const first = plans.reduce((least, { from_day: day }) => (day < least ? day : least), '9999');
  const stamps = await stampsOf(
    db,
    plans.map(({ pupil_id }) => pupil_id),
    first,
  );
  const fromOf = ({ pupil_id, from_day, goals }: Played) =>
    `${first} ${stamps.get(pupil_id) ?? ''} ${from_day} ${goals}`;
  // Held apart from what is kept: that may be emptied before the end.
  const found = new Map<string, PlayDay[]>();
  for (const plan of plans) {
    const known = kept.get(plan.id);
    if (known?.from === fromOf(plan)) found.set(plan.id, known.play);
  }
  const stale = plans.filter(({ id }) => !found.has(id));
  if (stale.length > 0) {
    const pupils = [...new Set(stale.map(({ pupil_id }) => pupil_id))];
    const rounds = await countsSince(db, pupils, startOfDay(Date.parse(first)));
    if (kept.size + stale.length > MOST_KEPT) kept.clear();
    for (const plan of stale) {
      const goals = new Set(goalCategories(plan));
      const play = playDays(rounds.get(plan.pupil_id) ?? '', goals, plan.from_day);
      found.set(plan.id, play);
      kept.set(plan.id, { from: fromOf(plan), play });
    }
  }
  return [...found];
}

/**
 * Says of each pupil whether something was counted since it was asked before: counts follow from the answers alone, and none comes or goes
 * without another number of tries.
 */
async function stampsOf(db: Db, pupilIds: readonly string[], from: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('day_counts')
    .select(({ fn }) => [
      'pupil_id',
      fn.sum('tries').as('tries'),
      fn.sum('ms').as('ms'),
      fn.max('last_at').as('last'),
    ])
    .where('pupil_id', 'in', [...new Set(pupilIds)])
    .where('day', '>=', from)
    .groupBy('pupil_id')
    .execute();
  return new Map(rows.map(({ pupil_id, tries, ms, last }) => [pupil_id, `${tries} ${ms} ${last}`]));
}

import { proposedTarget } from '../../engine/measure/index.ts';
import { READING_IDS } from '../../engine/spelling/catalogue/index.ts';
import type { GoalStart } from '../contract/care-plan.ts';
import { ENOUGH_ANSWERS } from '../contract/progress.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PracticeLevelRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { shareOf } from '../progress/standings.ts';
import type { Words } from '../practice/dealer.ts';

const READING: ReadonlySet<string> = new Set(READING_IDS);

/** What practice knows of the categories of a pupil; those of which too little is known are left out. */
export async function startsOf(db: Db, pupilId: string): Promise<Map<string, GoalStart>> {
  const rows = await levelsOf(db, pupilId);
  return new Map(rows.map((row) => [row.category, startOf(row)]));
}

const levelsOf = (db: Db, pupilId: string): Promise<PracticeLevelRow[]> =>
  db
    .selectFrom('practice_levels')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .where('answers', '>=', ENOUGH_ANSWERS)
    .execute();

const asShare = (percent: number) => percent / 100;

function startOf(level: PracticeLevelRow): GoalStart {
  const { p, low, high } = shareOf(level);
  return {
    p: asShare(p),
    low: asShare(low),
    high: asShare(high),
    answers: level.answers,
    source: 'oefenen',
    day: nameOfDay(level.last_at),
  };
}

/** Whether a category can be a goal: one of spelling that is known. */
export const canBeGoal = (words: Pick<Words, 'category'>, category: string): boolean =>
  !READING.has(category) && words.category(category) !== undefined && titleOf(category) !== undefined;

/** Categories that can be a goal for a pupil: what was measured, the worst first, and then the others of the line. */
export async function goalChoices(db: Db, words: Pick<Words, 'category' | 'line'>, pupilId: string) {
  const starts = await startsOf(db, pupilId);
  const all = [...new Set([...starts.keys(), ...words.line.map(({ id }) => id)])].filter((id) =>
    canBeGoal(words, id),
  );
  const high = (id: string) => starts.get(id)?.high ?? 2;
  return all
    .map((id) => ({
      id,
      title: titleOf(id)!,
      start: starts.get(id) ?? null,
      target: starts.has(id) ? (proposedTarget(starts.get(id)!.p) ?? null) : null,
    }))
    .sort((a, b) => high(a.id) - high(b.id));
}

import type { PupilProgressRow } from '../contract/progress.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { Words } from '../practice/dealer.ts';
import { readStepsBack } from '../practice/step-back.ts';
import type { Period } from './period.ts';

/**
 * Adds to what is too hard now what is to be practised before it, as the live board tells it. A period that has ended says
 * nothing of now: its rows stay as they are.
 */
export async function addSteps(
  db: Db,
  words: Pick<Words, 'category' | 'items'>,
  rows: readonly PupilProgressRow[],
  { to }: Period,
  now = Date.now(),
): Promise<PupilProgressRow[]> {
  if (to < nameOfDay(now)) return [...rows];
  const ids = rows.map(({ id }) => id);
  const steps = await readStepsBack(db, words, ids, now);
  return rows.map((row) => {
    const first = new Map(steps.get(row.id)?.map((step) => [step.category, step.first]));
    return {
      ...row,
      standings: row.standings.map((standing) => {
        const step = first.get(standing.category);
        return step ? { ...standing, first: { category: step.category, title: step.title } } : standing;
      }),
    };
  });
}

import type { PupilProgressRow } from '../contract/progress.ts';
import { nameOfDay } from '../data/day.ts';
import type { PractisableDeps } from '../practice/practisable.ts';
import { readStepsBack } from '../practice/step-back.ts';
import type { Period } from './period.ts';

/**
 * Adds to what is too hard now what is to be practised before it, as the live board tells it. A period that has ended says
 * nothing of now: its rows stay as they are.
 */
export async function addSteps(
  deps: PractisableDeps,
  rows: readonly PupilProgressRow[],
  { to }: Period,
  now = Date.now(),
): Promise<PupilProgressRow[]> {
  if (to < nameOfDay(now)) return [...rows];
  const ids = rows.map(({ id }) => id);
  const steps = await readStepsBack(deps, ids, now);
  return rows.map((row) => {
    const first = new Map(steps.get(row.id)?.map((step) => [step.category, step.first]));
    return {
      ...row,
      standings: row.standings.map((standing) => {
        const step = first.get(standing.category);
        if (!step) return standing;
        const { category, title, isNew } = step;
        return { ...standing, first: { category, title, ...(isNew && { isNew }) } };
      }),
    };
  });
}

import { titleOf } from '../live/broken-rule.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { goalCategories } from './stored.ts';

/** Refuses a plan that has a goal category of another plan of the pupil that runs. */
export async function checkOverlap(db: Db, plan: Pick<PlanRow, 'id' | 'pupil_id' | 'goals'>): Promise<void> {
  const others = await db
    .selectFrom('plans')
    .selectAll()
    .where('pupil_id', '=', plan.pupil_id)
    .where('id', '<>', plan.id)
    .where('state', 'in', ['actief', 'gepauzeerd'])
    .where('trashed_at', 'is', null)
    .execute();
  const own = new Set(goalCategories(plan));
  for (const other of others) {
    const both = goalCategories(other).find((category) => own.has(category));
    if (both !== undefined)
      throw new Problem('conflict', `${titleOf(both) ?? both} zit al in plan ${other.number}.`);
  }
}

import type { z } from 'zod';
import type { listPlanVersions } from '../contract/care-plans.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow } from '../data/schema.ts';
import { nameOf, namesOf } from './repository.ts';

/** A change of a plan that ran, with what stood there. */
export type PlanChange = z.output<typeof listPlanVersions.response>['versions'][number];

/** What was changed of a plan since it began, the latest first. */
export async function historyOf(db: Db, plan: PlanRow): Promise<PlanChange[]> {
  const rows = await db
    .selectFrom('plan_versions')
    .selectAll()
    .where('plan_id', '=', plan.id)
    .orderBy('version', 'desc')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ by_id }) => by_id),
  );
  return rows.map(({ version, at, by_id, reason, changes }) => ({
    version,
    at,
    by: nameOf(names, plan, { id: by_id, day: nameOfDay(at) }),
    reason,
    changes: JSON.parse(changes) as PlanChange['changes'],
  }));
}

import type { z } from 'zod';
import type { listPlanVersions } from '../contract/care-plans.ts';
import type { Db } from '../data/database.ts';
import { namesOf } from './repository.ts';

/** A change of a plan that ran, with what stood there. */
export type PlanChange = z.output<typeof listPlanVersions.response>['versions'][number];

/** What was changed of a plan since it began, the latest first. */
export async function historyOf(db: Db, planId: string): Promise<PlanChange[]> {
  const rows = await db
    .selectFrom('plan_versions')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('version', 'desc')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ by_id }) => by_id),
  );
  return rows.map(({ version, at, by_id, reason, changes }) => ({
    version,
    at,
    by: by_id === null ? null : (names.get(by_id) ?? null),
    reason,
    changes: JSON.parse(changes) as PlanChange['changes'],
  }));
}

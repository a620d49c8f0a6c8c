import type { Db } from '../data/database.ts';
import type { Database, PlanRow } from '../data/schema.ts';

/** Columns of plans and tests that name staff, by table: each table has the column `pupil_id`. */
export const STAFF = {
  plans: ['owner_id', 'made_by', 'trashed_by'],
  plan_versions: ['by_id'],
  plan_sessions: ['by_id'],
  plan_evaluations: ['by_id'],
  plan_externals: ['by_id'],
  reading_results: ['by_id'],
  test_sets: ['made_by', 'trashed_by'],
  placements: ['decided_by'],
  sittings: ['taker_id'],
  sitting_answers: ['decided_by'],
  sitting_corrections: ['by_id'],
  second_entries: ['by_id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;

/** So many rows are stored at once. */
const AT_ONCE = 200;

/** Stores rows of plans or tests; what is there already stays as it is. */
export async function put(trx: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await trx
      .insertInto(table as 'plans')
      .values(rows.slice(from, from + AT_ONCE) as PlanRow[])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

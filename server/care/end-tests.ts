import type { Db } from '../data/database.ts';

/** Which of these plans have an end test that was set ready and is not in: nobody took it, or it is still to be looked over. */
export async function openEndTests(db: Db, planIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('test_sets')
    .select('plan_id')
    .where('plan_id', 'in', planIds)
    .where('moment', '=', 'eind')
    .where('trashed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sittings')
            .select('sittings.id')
            .whereRef('sittings.set_id', '=', 'test_sets.id')
            .where('sittings.moment', '=', 'eind')
            .where('sittings.state', '=', 'nagekeken'),
        ),
      ),
    )
    .execute();
  return new Set(rows.flatMap(({ plan_id }) => plan_id ?? []));
}

import type { Db } from '../../data/database.ts';
import type { PracticeLevelRow, PracticeStateRow } from '../../data/schema.ts';

/** The stored state of a pupil; undefined when there is none. */
export const findState = (db: Db, pupilId: string): Promise<PracticeStateRow | undefined> =>
  db.selectFrom('practice_states').selectAll().where('pupil_id', '=', pupilId).executeTakeFirst();

/** Stores a state over an earlier one. It is worked out of the log: an older one that comes later only lags behind. */
export async function storeState(db: Db, { pupil_id, ...state }: PracticeStateRow): Promise<void> {
  await db
    .insertInto('practice_states')
    .values({ pupil_id, ...state })
    .onConflict((conflict) => conflict.column('pupil_id').doUpdateSet(state))
    .execute();
}

/** How far a pupil is in each category, at the end of the last day on which it was practised. */
export async function levelsOf(db: Db, pupilId: string): Promise<Map<string, PracticeLevelRow>> {
  const rows = await db.selectFrom('practice_levels').selectAll().where('pupil_id', '=', pupilId).execute();
  return new Map(rows.map((row) => [row.category, row]));
}

/** Stores levels over earlier ones; the moment at which a category was mastered first stays. */
export async function storeLevels(db: Db, rows: readonly PracticeLevelRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('practice_levels')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['pupil_id', 'category']).doUpdateSet(({ ref, fn }) => ({
        mean: ref('excluded.mean'),
        sd: ref('excluded.sd'),
        p: ref('excluded.p'),
        status: ref('excluded.status'),
        reason: ref('excluded.reason'),
        answers: ref('excluded.answers'),
        last_at: ref('excluded.last_at'),
        mastered_at: fn.coalesce('practice_levels.mastered_at', 'excluded.mastered_at'),
        review: ref('excluded.review'),
      })),
    )
    .execute();
}

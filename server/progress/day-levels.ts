import { batchInsert, columnsOf } from '../data/batch.ts';
import type { Db } from '../data/database.ts';
import type { DayLevelRow } from '../data/schema.ts';

const COLUMNS = columnsOf<DayLevelRow>({
  pupil_id: true,
  category: true,
  day: true,
  p: true,
  sd: true,
  status: true,
  reason: true,
  answers: true,
});

const upsert = batchInsert<DayLevelRow>(COLUMNS, (db, rows) =>
  db
    .insertInto('day_levels')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['pupil_id', 'category', 'day']).doUpdateSet(({ ref }) => ({
        p: ref('excluded.p'),
        sd: ref('excluded.sd'),
        status: ref('excluded.status'),
        reason: ref('excluded.reason'),
        answers: ref('excluded.answers'),
      })),
    ),
);

/** Stores how far a pupil was at the end of days, over what was stored of the same days. */
export async function storeDayLevels(db: Db, rows: readonly DayLevelRow[]): Promise<void> {
  await upsert(db, rows);
}

/** Forgets the levels of all days of a pupil: the whole log is read again. */
export async function forgetDayLevels(db: Db, pupilId: string): Promise<void> {
  await db.deleteFrom('day_levels').where('pupil_id', '=', pupilId).execute();
}

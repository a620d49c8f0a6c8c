import type { Calibration } from '../../../engine/practice/index.ts';
import type { Db } from '../../data/database.ts';
import type { Difficulties } from './pupil-states.ts';

/** The difficulties that are in use; version 0 is what is thought before anybody answered. */
export async function newestDifficulties(db: Db): Promise<Difficulties> {
  const row = await db
    .selectFrom('practice_calibrations')
    .select(['version', 'difficulty'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { version: 0, calibration: undefined };
  return { version: row.version, calibration: JSON.parse(row.difficulty) as Calibration };
}

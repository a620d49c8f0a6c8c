import type { Logger } from 'pino';
import { REQUESTS_KEPT_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { sweepFiles } from '../audit/files.ts';
import { startTurns } from '../processes/turns.ts';
import type { ExportFiles } from './export-files.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Removes exports that are over, and all files of which there is no export (any more). Gives of how many there were files. */
export async function sweepExports(db: Db, files: ExportFiles, now: number): Promise<number> {
  // Looked at before the rows: of a new export the row is there before its first file.
  const ids = files.ids();
  await db.deleteFrom('exports').where('expires_at', '<=', now).execute();
  const rows = await db.selectFrom('exports').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  for (const id of gone) await files.remove(id);
  return gone.length;
}

/** Removes requests of long ago. */
const forgetRequests = (db: Db, now: number) =>
  db
    .deleteFrom('data_requests')
    .where('settled_on', '<', daysAfter(nameOfDay(now), -REQUESTS_KEPT_DAYS))
    .execute();

/** Cleans at start and each hour, and says so to `done`; returns how to stop. */
export function startPrivacyCleaning(
  db: Db,
  files: ExportFiles,
  logger: Logger,
  done: () => void,
): () => Promise<void> {
  const turn = async () => {
    await sweepExports(db, files, Date.now());
    await sweepFiles(db, Date.now());
    await forgetRequests(db, Date.now());
    done();
  };
  return startTurns(turn, {
    everyMs: HOUR_MS,
    failed: (error) => logger.error({ err: error }, 'exports not cleaned'),
  });
}

import type { Logger } from 'pino';
import { JOB_ROWS_DAYS, JOBS_DAYS } from '../contract/account-terms.ts';
import { OPEN_STATES } from '../contract/jobs.ts';
import type { Db } from '../data/database.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Removes reports a year after their end, and what is only there to undo with as soon as nothing can be undone any more. */
export async function cleanJobs(db: Db, now = Date.now()): Promise<void> {
  const ended = db.selectFrom('jobs').select('id').where('state', 'not in', OPEN_STATES);
  await db
    .updateTable('job_rows')
    .set({ detail: null })
    .where('detail', 'is not', null)
    .where('job_id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('state', 'not in', OPEN_STATES)
        .where(({ or, and, eb: is }) =>
          or([
            is('ended_at', '<', now - JOB_ROWS_DAYS * DAY),
            and([is('undo_until', '<', now), is('undone_by', 'is', null)]),
          ]),
        ),
    )
    .execute();
  await db
    .deleteFrom('jobs')
    .where('id', 'in', ended.where('ended_at', '<', now - JOBS_DAYS * DAY))
    .execute();
}

/** Cleans at start and each hour, and says so to `done`; returns how to stop. */
export function startJobCleaning(db: Db, logger: Logger, done: () => void): () => void {
  const clean = () =>
    void cleanJobs(db).then(done, (error: unknown) => logger.error({ err: error }, 'jobs not cleaned'));
  clean();
  const timer = setInterval(clean, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

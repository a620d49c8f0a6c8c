import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { KEEP_OPEN_MS } from '../data/rounds-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Answers that were given without a line may come in after the end of a round: over a long weekend, say. */
const KEEP_ENDED_MS = 5 * DAY_MS;
const EVERY_MS = 6 * 60 * 60 * 1000;

/** Empties the deals of rounds that get no answers any more: they are by far the largest part of the database. */
export async function clearDeals(db: Db, now = Date.now()): Promise<void> {
  await db
    .updateTable('rounds')
    .set({ deal: null })
    .where('deal', 'is not', null)
    .where(({ eb, or, and }) =>
      or([
        eb('ended_at', '<', now - KEEP_ENDED_MS),
        and([eb('ended_at', 'is', null), eb('started_at', '<', now - KEEP_OPEN_MS)]),
      ]),
    )
    .execute();
}

/** Clears at once and then a few times a day, and says so to `done`; returns how to stop it. */
export function startJanitor(db: Db, logger: Logger, done: () => void): () => void {
  const clear = () => {
    clearDeals(db).then(done, (error: unknown) => logger.error({ err: error }, 'old deals not cleared'));
  };
  clear();
  const timer = setInterval(clear, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

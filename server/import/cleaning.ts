import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { forgetOld } from './store.ts';

const EVERY_MS = 15 * 60_000;

/** Erases proposals of more than a day ago at start and each quarter of an hour; returns how to stop. */
export function startImportCleaning(db: Db, logger: Logger, done: () => void): () => void {
  const clean = () =>
    void forgetOld(db, Date.now()).then(done, (error: unknown) =>
      logger.error({ err: error }, 'proposals not erased'),
    );
  clean();
  const timer = setInterval(clean, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { onceANight } from '../data/night.ts';
import { eraseTrash, type Erased } from './erase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 30 * 60 * 1000;
/** What no night came for: a machine that is off at night erases by day. */
const LATE_MS = 2 * DAY_MS;

/**
 * Erases each night what lay in the trash long enough, and has `cut` take it out of the log of the database too. Returns how
 * to stop it.
 */
export function startErasing(db: Db, cut: () => Promise<void>, logger: Logger): () => Promise<void> {
  const isNight = onceANight();
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => eraseTrash(db, isNight() ? Date.now() : Date.now() - LATE_MS))
      .then((erased: Erased) => {
        if (Object.values(erased).every((count) => count === 0)) return;
        logger.info(erased, 'erased what lay in the trash');
        void cut();
      })
      .catch((error: unknown) => logger.error({ err: error }, 'the trash could not be emptied'));
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

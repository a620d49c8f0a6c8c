import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { advanceFriends } from './advance.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Has invitations come as far as they are, every ten minutes. Gives how to stop it. */
export function startFriends(db: Db, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => advanceFriends(db, Date.now()))
      .catch((error: unknown) => logger.error({ err: error }, 'invitations not looked at'));
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

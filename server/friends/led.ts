import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { startTurns } from '../processes/turns.ts';
import { advanceFriends } from './advance.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Has invitations come as far as they are, every ten minutes. Gives how to stop it. */
export const startFriends = (db: Db, logger: Logger): (() => Promise<void>) =>
  startTurns(() => advanceFriends(db, Date.now()), {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'invitations not looked at'),
  });

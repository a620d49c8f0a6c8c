import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { startTurns } from '../processes/turns.ts';
import { followInvitations } from './follow.ts';

const EVERY_MS = 5 * 60 * 1000;

/** Has the office's invitations come as far as their mails are. Gives how to stop it. */
export const startInvitations = (db: Db, logger: Logger): (() => Promise<void>) =>
  startTurns(() => followInvitations(db, Date.now()), {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'invitations of the office not looked at'),
  });

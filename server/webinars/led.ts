import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import type { Post } from '../mail/post.ts';
import { startTurns } from '../processes/turns.ts';
import { tellDue } from './tell.ts';

const EVERY_MS = 15_000;

/** Reminds who signed up, and writes what a call or a process that died had not written. Gives how to stop it. */
export const startWebinars = (db: Db, post: Post, logger: Logger): (() => Promise<void>) =>
  startTurns(
    // Stopping waits for one part alone.
    (stopped) => tellDue(db, post, Date.now(), () => stopped.aborted),
    { everyMs: EVERY_MS, failed: (error) => logger.error({ err: error }, 'webinars not told') },
  );

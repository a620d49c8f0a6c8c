import type { Logger } from 'pino';
import { MESSAGES_KEPT_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import type { Post } from '../mail/post.ts';
import { startTurns } from '../processes/turns.ts';
import { copyByMail } from './copies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 15_000;

/** Sends copies by mail of what was planned for now, and of what a process that died had not sent. Gives how to stop it. */
export function startMessages(db: Db, post: Post, logger: Logger): () => Promise<void> {
  let cleanedAt = -Infinity;
  const turn = async (stopped: AbortSignal) => {
    // Part by part, so that stopping waits for one part alone.
    while (!stopped.aborted && !(await copyByMail(db, post, Date.now(), 1)));
    if (stopped.aborted || Date.now() - cleanedAt < DAY_MS) return;
    await clearMessages(db, Date.now());
    cleanedAt = Date.now();
  };
  return startTurns(turn, {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'messages not copied'),
  });
}

/** Removes messages two years after they ended or were published without an end, and threads two years after the last word. */
export async function clearMessages(db: Db, now: number): Promise<void> {
  const before = now - MESSAGES_KEPT_DAYS * DAY_MS;
  await db
    .deleteFrom('messages')
    .where('state', '!=', 'draft')
    .where(({ fn, eb }) => eb(fn.coalesce('withdrawn_at', 'ends_at', 'publish_at'), '<', before))
    .execute();
  await db.deleteFrom('threads').where('last_at', '<', before).execute();
}

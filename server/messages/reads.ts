import type { Db } from '../data/database.ts';

/** Messages of one statement. */
const PART = 200;

/** Notes that somebody read a message or put it into the archive, or the opposite; what is left out stays as it was. */
export async function mark(
  db: Db,
  { message, user }: { message: string; user: string },
  { read, archived }: { read?: boolean | undefined; archived?: boolean | undefined },
  now: number,
): Promise<void> {
  const changes = {
    ...(read !== undefined && { read_at: read ? now : null }),
    ...(archived !== undefined && { archived_at: archived ? now : null }),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto('message_reads')
    .values({ message_id: message, user_id: user, read_at: null, archived_at: null, ...changes })
    .onConflict((conflict) => conflict.columns(['message_id', 'user_id']).doUpdateSet(changes))
    .execute();
}

/** Notes that somebody has seen all of these. */
export async function markAllRead(db: Db, user: string, messages: readonly string[]): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < messages.length; from += PART)
    await db
      .insertInto('message_reads')
      .values(
        messages
          .slice(from, from + PART)
          .map((message) => ({ message_id: message, user_id: user, read_at: now, archived_at: null })),
      )
      .onConflict((conflict) => conflict.columns(['message_id', 'user_id']).doUpdateSet({ read_at: now }))
      .execute();
}

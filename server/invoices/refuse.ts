import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { Problem } from '../http/problem.ts';
import { longDay } from '../licence/long-day.ts';
import { tellAdmins } from '../licence/tell-admins.ts';
import type { Post } from '../mail/post.ts';
import { orderRefusedMail } from '../mail/templates/licence.ts';
import { findOrder } from './orders.ts';

interface Refusing {
  post: Pick<Post, 'add'>;
  /** As the customer reads it. */
  why: string;
  actorId: string;
  now: number;
}

/** Refuses an order that waits for the office; who runs the account is told why. Throws `conflict` when it does not wait any more. */
export const refuse = (db: Db, id: string, { post, why, actorId, now }: Refusing): Promise<void> =>
  transact(db, async (trx) => {
    const row = await findOrder(trx, id);
    if (row.refusal !== null) return;
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ state: 'cancelled', refusal: why, version: row.version + 1 })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', 'Deze bestelling is al bevestigd of ingetrokken.');
    const { account_id: accountId } = row;
    await audit(trx, { action: 'order-refused', actorId, accountId, subject: id, reason: why });
    if (accountId === null) return;
    const { name } = await trx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await tellAdmins(trx, post, {
      accountId,
      source: `order-refused/${id}`,
      letter: (naam) =>
        orderRefusedMail.letter({
          ...{ naam, organisatie: name, reden: why },
          dag: longDay(nameOfDay(Number(row.created_at))),
        }),
      now,
    });
  });

/** How many orders wait for the office. */
export async function countAsked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { audit } from '../audit/audit.ts';
import type { Price } from '../contract/price.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { OrderRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { lockAccount, periodsOf } from '../licence/repository.ts';
import type { Seller } from './document.ts';
import { addDraft } from './invoices.ts';
import { linesOf } from './lines.ts';
import { endOf } from './months.ts';
import { findOrder } from './orders.ts';

/** Whether the customer has what was ordered. */
export const isAgreed = ({ state }: Pick<OrderRow, 'state'>) => state === 'confirmed' || state === 'invoiced';

/** The invoices of orders that stand: drafts, and those that were not taken back whole. */
export const standing = (db: Db) =>
  db
    .selectFrom('invoices')
    .select('order_id')
    .where('series', '=', 'F')
    .where('state', '!=', 'credited')
    .where('order_id', 'is not', null);

/**
 * Makes a draft of an invoice for an order of which none stands any more: the draft was thrown away, or all of it was taken back. Where
 * one stands it is left as it is. Throws `conflict` for an order that is not to be paid.
 */
export const draftAgain = (
  db: Db,
  id: string,
  { actorId, now, seller }: { actorId: string; now: number; seller: Seller },
): Promise<void> =>
  transact(db, async (trx) => {
    const { account_id: accountId } = await findOrder(trx, id);
    if (accountId === null) throw notFound('Dit account is er niet meer.');
    await lockAccount(trx, accountId);
    const order = await findOrder(trx, id, accountId);
    if (!isAgreed(order)) throw new Problem('conflict', 'Deze bestelling is niet bevestigd.');
    if (await standing(trx).where('order_id', '=', id).executeTakeFirst()) return;
    const account = await trx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const lines = linesOf(order, JSON.parse(order.price) as Price, account);
    const to = await lastDayOf(trx, accountId, order);
    await addDraft(trx, seller, { account, order, lines, from: order.starts_on, to }, nameOfDay(now));
    await audit(trx, { action: 'invoice-draft-made', actorId, accountId, subject: id });
  });

/** Until when it is that was ordered: seats that were added go with the licence that ran. */
async function lastDayOf(trx: Db, accountId: string, { kind, starts_on, months }: OrderRow): Promise<string> {
  const running =
    kind === 'seats' &&
    (await periodsOf(trx, accountId)).find(
      (period) => period.starts_on <= starts_on && period.ends_on !== null && period.ends_on >= starts_on,
    );
  return running ? running.ends_on! : endOf(starts_on, months);
}

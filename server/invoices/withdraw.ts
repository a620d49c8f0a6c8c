import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { lockAccount } from '../licence/repository.ts';
import { credit } from './credit.ts';
import { giveBack } from './give-back.ts';
import { dropDraft } from './invoices.ts';
import { withdrawUntil } from './order-views.ts';
import { findOrder } from './orders.ts';

/**
 * Takes back what a family ordered in the last fourteen days: today is the last day of its licence, and its
 * invoice is credited, or thrown away while it is a draft. Throws `conflict` when that can't be any more.
 */
export const withdraw = (
  db: Db,
  account: AccountRow,
  id: string,
  { actorId, now }: { actorId: string; now: number },
): Promise<void> =>
  transact(db, async (trx) => {
    await lockAccount(trx, account.id);
    const row = await findOrder(trx, id, account.id);
    if (row.state === 'cancelled') return;
    if (withdrawUntil(row, account.kind, now) === null)
      throw new Problem('conflict', 'Herroepen kan tot 14 dagen na de bestelling.');
    await giveBack(trx, account, row, { why: 'herroepen', actorId, now });
    const invoices = await trx.selectFrom('invoices').selectAll().where('order_id', '=', id).execute();
    for (const invoice of invoices.filter(({ series }) => series === 'F')) {
      if (invoice.state === 'draft') await dropDraft(trx, invoice.id);
      else
        await credit(trx, invoice.id, { reason: 'overeenkomst herroepen', actorId, now }, () =>
          Promise.resolve(),
        );
    }
    await trx
      .updateTable('orders')
      .set({ state: 'cancelled', version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, { action: 'order-withdrawn', actorId, accountId: account.id, subject: id });
  });

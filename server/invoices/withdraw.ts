import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { storePeriod } from '../licence/periods.ts';
import { lockAccount, periodsOf } from '../licence/repository.ts';
import { credit } from './credit.ts';
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
    const today = nameOfDay(now);
    for (const period of (await periodsOf(trx, account.id)).filter((one) => one.order_id === id)) {
      const { seats, starts_on: startsOn, note, version } = period;
      await storePeriod(trx, account, {
        id: period.id,
        basedOn: version,
        // Without the days in which all goes on after what was paid. What had not begun keeps its first day alone.
        wish: {
          kind: 'free',
          seats,
          startsOn,
          endsOn: startsOn > today ? startsOn : today,
          note,
          stops: true,
        },
        why: 'herroepen',
        actorId,
      });
    }
    const invoices = await trx.selectFrom('invoices').selectAll().where('order_id', '=', id).execute();
    for (const invoice of invoices.filter(({ series }) => series === 'F')) {
      if (invoice.state === 'draft') await dropDraft(trx, invoice.id);
      else
        await credit(trx, invoice.id, { reason: 'overeenkomst herroepen', today }, () => Promise.resolve());
    }
    await trx
      .updateTable('orders')
      .set({ state: 'cancelled', version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, { action: 'order-withdrawn', actorId, accountId: account.id, subject: id });
  });

import type { Db } from '../data/database.ts';

/** The first bill of a customer that was paid. */
export interface Payment {
  /** The day on which it was paid, as 2026-11-28. */
  paidOn: string;
  /** For how many months. */
  months: number;
  /** It was given back in full. */
  isCredited: boolean;
}

/** Tells the first bill that an account paid; undefined as long as there is none. */
export type FirstPayment = (db: Db, accountId: string) => Promise<Payment | undefined>;

/** The first payment by the invoices: the one place where inviting hangs on them. */
export const firstPayment: FirstPayment = async (db, accountId) => {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['paid_on', 'months', 'invoices.state'])
    .where('invoices.account_id', '=', accountId)
    .where('series', '=', 'F')
    .where('paid_on', 'is not', null)
    .orderBy('paid_on')
    .orderBy('invoices.id')
    .limit(1)
    .executeTakeFirst();
  return row && { paidOn: row.paid_on!, months: row.months, isCredited: row.state === 'credited' };
};

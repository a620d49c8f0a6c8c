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

/**
 * The first bill that an account paid; undefined as long as there is none. The one place where inviting hangs on invoices: until the
 * room of invoices is there nobody has paid, and nobody gets a reward.
 */
export type FirstPayment = (db: Db, accountId: string) => Promise<Payment | undefined>;
export const firstPayment: FirstPayment = () => Promise.resolve(undefined);

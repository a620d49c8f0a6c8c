import { readDetails } from '../accounts/details.ts';
import type { Db } from '../data/database.ts';

/** Who runs a customer's account. */
export const ADMIN_ROLES = ['schooladmin', 'rtadmin', 'thuisadmin'] as const;

/** Somebody who is told what becomes of an account. */
export interface Receiver {
  name: string;
  address: string;
  /** Absent of the address for invoices. */
  userId?: string;
}

/** The name of an account, and whom it concerns: its administrators, and who gets its invoices. */
export async function adminsOf(
  db: Db,
  accountId: string,
): Promise<{ organisation: string; receivers: Receiver[] }> {
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'details'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const admins = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .where('role', 'in', ADMIN_ROLES)
    .where('active', '=', 1)
    .where('email', 'is not', null)
    .execute();
  const receivers: Receiver[] = admins.map(({ id, name, email }) => ({ name, address: email!, userId: id }));
  const { invoiceEmail } = readDetails(account);
  const isKnown = receivers.some(({ address }) => address.toLowerCase() === invoiceEmail.toLowerCase());
  if (invoiceEmail && !isKnown) receivers.push({ name: account.name, address: invoiceEmail });
  return { organisation: account.name, receivers };
}

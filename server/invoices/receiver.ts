import { readDetails } from '../accounts/details.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { InvoiceRow } from '../data/schema.ts';

/** To whom mail about an invoice goes. */
export interface Receiver {
  name: string;
  address: string;
  organisation: string;
  /** In whose words. */
  variant: Variant;
}

/** Where invoices of the account go, else its first administrator; undefined when the account or any address is gone. */
export async function receiverOf(
  db: Db,
  { account_id }: Pick<InvoiceRow, 'account_id'>,
): Promise<Receiver | undefined> {
  if (account_id === null) return undefined;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const admin = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', account.id)
    .where('role', 'in', ['schooladmin', 'rtadmin', 'thuisadmin'])
    .where('active', '=', 1)
    .where('email', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();
  const address = readDetails(account).invoiceEmail || admin?.email;
  return address
    ? { name: admin?.name ?? account.name, address, organisation: account.name, variant: account.variant }
    : undefined;
}

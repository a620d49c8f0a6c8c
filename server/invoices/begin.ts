import { hasAddress, readDetails } from '../accounts/details.ts';
import { findApplication } from '../accounts/applications.ts';
import type { OrderBegin } from '../contract/orders.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { usedSeats } from '../licence/seats.ts';

/** What an order of an account begins with, for who makes it. */
export async function beginOf(db: Db, account: AccountRow, userId: string): Promise<OrderBegin> {
  const used = await usedSeats(db, account.id);
  const paid = await db
    .selectFrom('licences')
    .select('id')
    .where('account_id', '=', account.id)
    .where('kind', '=', 'paid')
    .executeTakeFirst();
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return {
    seats: Math.max(1, used, paid ? 0 : await askedFor(db, account.id)),
    orderNumber: readDetails(account).orderNumber,
    hasAddress: hasAddress(account),
    email: user?.email ?? '',
  };
}

/** For how many pupils the account was asked; 0 where nobody asked, or that was erased. */
async function askedFor(db: Db, accountId: string): Promise<number> {
  const lead = await db
    .selectFrom('leads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'application')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return lead ? (await findApplication(db, lead.id)).form.pupils : 0;
}

import type { Db } from '../data/database.ts';
import { fold } from '../data/fold.ts';
import type { AccountRow, UserRow } from '../data/schema.ts';
import { searchKeyOf } from '../people/create.ts';

/** What an account is called, and which kind of customer it is. */
export const findAccount = (db: Db, id: string) =>
  db.selectFrom('accounts').select(['id', 'name', 'kind']).where('id', '=', id).executeTakeFirst();

/** Stores the details of a customer as they are to be. */
export async function storeDetails(
  db: Db,
  { id, name, number, details }: Pick<AccountRow, 'id' | 'name' | 'number' | 'details'>,
): Promise<void> {
  const search_key = searchKeyOf({ name, details });
  await db.updateTable('accounts').set({ name, number, details, search_key }).where('id', '=', id).execute();
}

/** Somebody who is logged in. */
export const userOf = (db: Db, id: string): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Stores what a member of staff is called. */
export async function storeName(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ name, staff_key: fold(name) })
    .where('id', '=', id)
    .execute();
}

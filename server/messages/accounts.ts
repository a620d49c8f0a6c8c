import { whoAre } from '../accounts/who.ts';
import { ACCOUNTS_FOUND, type FoundAccount } from '../contract/office-messages.ts';
import type { Db } from '../data/database.ts';
import { fold } from '../data/fold.ts';

/** Accounts in whose name or number a text stands, or those with these ids; a few of them, by name. */
export async function findAccounts(
  db: Db,
  { search, ids }: { search: string; ids: readonly string[] },
): Promise<FoundAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number', 'kind', 'variant'])
    .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const wanted = fold(search);
  // The database can't fold a name of an account.
  const found =
    ids.length > 0 ? rows : rows.filter((row) => fold(`${row.name} ${row.number}`).includes(wanted));
  const some = found.slice(0, ids.length > 0 ? ids.length : ACCOUNTS_FOUND);
  const who = await whoAre(
    db,
    some.map(({ id }) => id),
  );
  return some.map(({ id, name, kind, variant }) => ({ id, name, kind, variant, who: who.get(id)! }));
}

import type { AccountWho } from '../contract/account-who.ts';
import type { Db } from '../data/database.ts';
import { readDetails } from './details.ts';

const ADMINS = ['schooladmin', 'rtadmin', 'thuisadmin'] as const;

/** What tells these customers from others of the same name, by id; those that are gone are left out. */
export async function whoAre(db: Db, ids: readonly string[]): Promise<Map<string, AccountWho>> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'number', 'details', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  const admins = await db
    .selectFrom('users')
    .select(['account_id', 'name', 'email'])
    .where('account_id', 'in', ids)
    .where('role', 'in', ADMINS)
    .where('active', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return new Map(
    accounts.map((account) => {
      const admin = admins.find(({ account_id }) => account_id === account.id);
      return [
        account.id,
        {
          place: readDetails(account).city,
          number: account.number,
          admin: admin?.name ?? '',
          domain: admin?.email?.split('@').at(-1) ?? '',
          since: Number(account.created_at),
        },
      ];
    }),
  );
}

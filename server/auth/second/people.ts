import type { SecondPeople } from '../../contract/second-people.ts';
import type { Db } from '../../data/database.ts';

const dutch = new Intl.Collator('nl');

/** Who works for an account, and whether they have a second factor; by name. No pupils. */
export async function peopleOf(db: Db, accountId: string): Promise<SecondPeople> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'role', 'active', 'last_login_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_factors')
          .select('second_factors.id')
          .whereRef('second_factors.user_id', '=', 'users.id'),
      ).as('second'),
    )
    .where('account_id', '=', accountId)
    .where('role', 'not in', ['leerling', 'demo'])
    .execute();
  return rows
    .map(({ active, second, last_login_at, ...row }) => ({
      ...row,
      active: active === 1,
      second: Boolean(second),
      lastLogin: last_login_at,
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}

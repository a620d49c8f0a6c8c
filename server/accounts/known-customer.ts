import { foldEmail, foldUsername } from '../auth/fold.ts';
import type { NewAccount } from '../contract/applications.ts';
import type { Db } from '../data/database.ts';
import { fold } from '../data/fold.ts';
import { ofDomain } from './hints.ts';

/**
 * Whether who asks for a trial may be a customer that is there, or pass for one: the mail address of a user, the number of a customer, the
 * name of one of that kind, or an address of its organisation. Then the office decides.
 */
export async function isKnown(
  db: Db,
  { kind, name, email, number }: Pick<NewAccount, 'kind' | 'name' | 'email' | 'number'>,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('email_key', '=', foldEmail(email)), eb('username_key', '=', foldUsername(email))]),
    )
    .executeTakeFirst();
  if (user) return true;
  const alike = await db
    .selectFrom('accounts')
    .select('id')
    .where(({ and, eb, fn, or }) =>
      or([
        and([eb('kind', '=', kind), eb(fn<string>('fold', ['name']), '=', fold(name))]),
        ...(number === '' ? [] : [eb('number', '=', number)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return alike !== undefined || (await ofDomain(db, email)).length > 0;
}

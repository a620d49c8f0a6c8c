import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { readerOf, type Reader } from '../http/words.ts';

/** In whose words a mail about an account is; of none that is there, in those of a school of `variant`. */
export async function readerFor(
  db: Db,
  accountId: string | null | undefined,
  variant: Variant = 'nl',
): Promise<Reader> {
  const account =
    accountId &&
    (await db
      .selectFrom('accounts')
      .select(['kind', 'variant'])
      .where('id', '=', accountId)
      .executeTakeFirst());
  return account ? readerOf(account) : { variant, isFamily: false };
}

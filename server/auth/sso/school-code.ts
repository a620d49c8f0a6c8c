import { randomInt } from 'node:crypto';
import type { Db } from '../../data/database.ts';

/** Letters and digits that are not mixed up: no I and 1, no O and 0. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** The code of a school; it is made when somebody first asks for it, and stays. */
export async function codeOf(db: Db, accountId: string): Promise<string> {
  const known = await db
    .selectFrom('school_codes')
    .select('code')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (known) return known.code;
  const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  // Somebody else may have made one meanwhile, or another school may have this one: then once more.
  await db
    .insertInto('school_codes')
    .values({ account_id: accountId, code, made_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return codeOf(db, accountId);
}

/** The school of a code; undefined for who is no school (any more). */
export const schoolOf = (db: Db, code: string) =>
  db
    .selectFrom('school_codes')
    .innerJoin('accounts', 'accounts.id', 'school_codes.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.variant'])
    .where('code', '=', code)
    .where('accounts.kind', '=', 'school')
    .executeTakeFirst();

/** Ids of the providers that a school has switched on. */
export async function switchedOn(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_providers')
    .select('provider')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ provider }) => provider);
}

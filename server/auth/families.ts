import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { TokenFamilyRow } from '../data/schema.ts';

// Token families: one login each, and everything that was renewed from it.

/** Adds a family and returns its id: somebody logs in, and `isShown` to be the one. */
export async function addFamily(
  db: Db,
  family: Omit<
    TokenFamilyRow,
    'id' | 'created_at' | 'used_at' | 'revoked_at' | 'revoked_why' | 'confirmed_at'
  >,
  isShown: boolean,
  id = newId(),
): Promise<string> {
  const now = Date.now();
  const confirmed_at = isShown ? now : null;
  const row = {
    ...family,
    id,
    created_at: now,
    used_at: now,
    revoked_at: null,
    revoked_why: null,
    confirmed_at,
  };
  await transact(db, async (trx) => {
    await trx.insertInto('token_families').values(row).execute();
    // Who looks on is not the user: for the customer nobody logged in.
    if (family.act_id !== null) return;
    await trx.updateTable('users').set({ last_login_at: now }).where('id', '=', family.user_id).execute();
  });
  return id;
}

/** A family with the user whose it is, as both are now. */
export const familyWithUser = (db: Db, id: string) =>
  db
    .selectFrom('token_families as family')
    .innerJoin('users', 'users.id', 'family.user_id')
    .selectAll('family')
    .select(['users.role', 'users.name', 'users.active', 'users.account_id as user_account_id'])
    .where('family.id', '=', id)
    .executeTakeFirst();

/** The provider by which a family came in; null where it was a password. */
export const providerOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('token_families').select('provider').where('id', '=', id).executeTakeFirst())
    ?.provider ?? null;

/** Notes that the user of a family has just shown who this is. */
export const confirmFamily = (db: Db, id: string, now: number) =>
  db
    .updateTable('token_families')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();

/** Ends families; returns the ids of those that were still alive. */
export async function revokeFamilies(
  db: Db,
  which: { id?: string; userIds?: readonly string[]; accountId?: string; provider?: string; not?: string },
  why: string,
): Promise<string[]> {
  let query = db
    .updateTable('token_families')
    .set({ revoked_at: Date.now(), revoked_why: why })
    .where('revoked_at', 'is', null);
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  if (which.userIds !== undefined) query = query.where('user_id', 'in', which.userIds);
  if (which.accountId !== undefined) query = query.where('account_id', '=', which.accountId);
  if (which.provider !== undefined) query = query.where('provider', '=', which.provider);
  if (which.not !== undefined) query = query.where('id', '!=', which.not);
  return (await query.returning('id').execute()).map((row) => row.id);
}

/** Which of these families still run, of users who may still be logged in. */
export async function livingFamilies(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('token_families as family')
    .innerJoin('users', 'users.id', 'family.user_id')
    .select('family.id')
    .where('family.id', 'in', ids)
    .where('family.revoked_at', 'is', null)
    .where('family.ends_at', '>', Date.now())
    .where('users.active', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The families of a user that still run, the last used first: where somebody is logged in. */
export const familiesOf = (db: Db, userId: string) =>
  db
    .selectFrom('token_families')
    .select(['id', 'via', 'provider', 'created_at', 'used_at', 'ends_at', 'browser'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', Date.now())
    .orderBy('used_at', 'desc')
    .execute();

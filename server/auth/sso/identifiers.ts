import { createHmac } from 'node:crypto';
import type { Db } from '../../data/database.ts';
import type { UserIdentifierRow } from '../../data/schema.ts';

/** By what others know a user: the chain pseudonym, or the key of the school's administration. */
type IdentifierKind = UserIdentifierRow['kind'];

/** The keyed digest by which an identifier is found; the identifier itself is not kept here. */
export const identifierDigest = (secret: string, kind: IdentifierKind, value: string) =>
  createHmac('sha256', secret).update(`${kind}:${value.trim()}`).digest('base64url');

/** Keys that begin so are dummies within one file (EDEXML) and name nobody. */
const DUMMY = '#';

/** Notes an identifier of a user, in place of an earlier one of its kind; a dummy key is not noted. */
export async function noteIdentifier(
  db: Db,
  secret: string,
  {
    userId,
    accountId,
    kind,
    value,
  }: { userId: string; accountId: string; kind: IdentifierKind; value: string },
): Promise<void> {
  if (kind === 'key' && value.startsWith(DUMMY)) return;
  const row = { account_id: accountId, digest: identifierDigest(secret, kind, value) };
  await db
    .insertInto('user_identifiers')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute();
}

/** The users of an account with this identifier; who moved to another account is not of this one any more. */
export async function usersIdentified(
  db: Db,
  secret: string,
  accountId: string,
  kind: IdentifierKind,
  value: string,
): Promise<string[]> {
  if (kind === 'key' && value.startsWith(DUMMY)) return [];
  const rows = await db
    .selectFrom('user_identifiers as known')
    .innerJoin('users', 'users.id', 'known.user_id')
    .select('known.user_id')
    .where('known.account_id', '=', accountId)
    .where('users.account_id', '=', accountId)
    .where('known.kind', '=', kind)
    .where('known.digest', '=', identifierDigest(secret, kind, value))
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whether an identifier of this kind is noted of a user. */
export async function hasIdentifier(db: Db, userId: string, kind: IdentifierKind): Promise<boolean> {
  const row = await db
    .selectFrom('user_identifiers')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

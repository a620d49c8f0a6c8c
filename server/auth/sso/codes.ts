import type { Db } from '../../data/database.ts';
import type { SsoCodeRow } from '../../data/schema.ts';
import { digest, newSecret } from '../digest.ts';

/** Makes a code for the web app, bound to the challenge of the tab that asked; it works once, until `expiresAt`. */
export async function addCode(
  db: Db,
  code: Pick<SsoCodeRow, 'user_id' | 'provider' | 'challenge' | 'expires_at' | 'fresh'>,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('sso_codes')
    .values({ ...code, id: digest(secret), used_at: null, family_id: null })
    .execute();
  return secret;
}

/** Takes a code: the first to come has it, by one conditional update. Undefined when there is nothing to take. */
export const takeCode = (db: Db, code: string): Promise<SsoCodeRow | undefined> =>
  db
    .updateTable('sso_codes')
    .set({ used_at: Date.now() })
    .where('id', '=', digest(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .returningAll()
    .executeTakeFirst();

/** The family that was made from a code that is used already. */
export async function familyFromCode(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sso_codes')
    .select('family_id')
    .where('id', '=', digest(code))
    .executeTakeFirst();
  return row?.family_id ?? undefined;
}

/** Notes what was made from a code, so that a second showing of it can end that. */
export const noteFamily = (db: Db, code: string, familyId: string) =>
  db.updateTable('sso_codes').set({ family_id: familyId }).where('id', '=', digest(code)).execute();

import type { Db } from '../../data/database.ts';
import type { PasswordTokenRow } from '../../data/schema.ts';
import { RESET_MINUTES } from '../../contract/reset.ts';
import { digest, newSecret } from '../digest.ts';

/** How long the link in a welcome mail works: somebody may be ill or away for a week. */
export const WELCOME_DAYS = 7;

const LIFETIME_MS: Record<PasswordTokenRow['purpose'], number> = {
  reset: RESET_MINUTES * 60_000,
  welcome: WELCOME_DAYS * 24 * 60 * 60_000,
};

/** Who comes with an old link is told so for this long; after that it is a wrong one. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** Where a password is chosen: by it a link in a mail is known, whatever text that mail has. */
const PAGE = '/app/auth/wachtwoordherstellen/';

/** Makes a link that lets somebody choose a password: its path below the site's address, and until when it works. */
export async function issuePasswordLink(
  db: Db,
  userId: string,
  purpose: PasswordTokenRow['purpose'],
  now = Date.now(),
): Promise<{ path: string; until: number }> {
  await db
    .deleteFrom('password_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<', now - REMEMBERED_MS)
    .execute();
  const secret = newSecret();
  const until = now + LIFETIME_MS[purpose];
  await db
    .insertInto('password_tokens')
    .values({
      hash: digest(secret),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: until,
      used_at: null,
    })
    .execute();
  return { path: `${PAGE}${encodeURIComponent(userId)}/${secret}`, until };
}

/** The row of a token, when it is of this user. */
export const findPasswordToken = (db: Db, userId: string, secret: string) =>
  db
    .selectFrom('password_tokens')
    .selectAll()
    .where('hash', '=', digest(secret))
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Ends every link of a user that is still open: there is a new password. */
export async function closePasswordLinks(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('password_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  // A mail that still waits would bring a dead link: it is not sent any more.
  await db
    .updateTable('mails')
    .set({ link: null, link_until: now })
    .where('user_id', '=', userId)
    .where('link', 'like', `%${PAGE}%`)
    .where('state', 'in', ['waiting', 'kept', 'failed'])
    .execute();
}

import type { Logger } from 'pino';
import { LOGINS_DAYS, SSO_WAITING_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';

const HOUR = 60 * 60_000;
/** How long somebody stays on the waiting list after the last try (server/auth/sso/README.md 3). */
const WAITING_MS = SSO_WAITING_DAYS * 24 * HOUR;

/** How long it can be undone what staff did about somebody on it. */
const UNDO_MS = 24 * HOUR;

/** Of a login that ended is kept when it was, so that staff see who has been here; not from where. */
const LOGIN_MS = LOGINS_DAYS * 24 * HOUR;

/** Removes what has ended: tokens, codes, logins under way, and who waited too long. */
export async function cleanSessions(db: Db, now = Date.now()): Promise<void> {
  await db.deleteFrom('sso_transactions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sso_codes')
    .where('expires_at', '<', now - HOUR)
    .execute();
  await db.deleteFrom('second_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('token_families')
    .where('ends_at', '<', now - LOGIN_MS)
    .execute();
  await db
    .updateTable('token_families')
    .set({ network: '', browser: '' })
    .where('ends_at', '<', now)
    .where('network', '!=', '')
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('used_at', '<', now - LOGIN_MS)
    .execute();
  await db
    .deleteFrom('sso_pending')
    .where('last_at', '<', now - WAITING_MS)
    .execute();
  await db
    .deleteFrom('sso_pending')
    .where('done_at', '<', now - UNDO_MS)
    .execute();
}

/** Cleans at start and each hour, and says so to `done`; returns how to stop. */
export function startSessionCleaning(db: Db, logger: Logger, done: () => void): () => void {
  const clean = () =>
    void cleanSessions(db).then(done, (error: unknown) =>
      logger.error({ err: error }, 'sessions not cleaned'),
    );
  clean();
  const timer = setInterval(clean, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

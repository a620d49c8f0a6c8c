import type { Db } from '../../data/database.ts';
import type { SsoTransactionRow } from '../../data/schema.ts';
import { digest, newSecret } from '../digest.ts';

/** The cookie that ties a login at a provider to the browser that began it. */
export const COOKIE = '__Host-sso';

/** Begins a login at a provider: state, nonce and verifier are made here. Resolves with it and its cookie. */
export async function addTransaction(
  db: Db,
  begun: Pick<
    SsoTransactionRow,
    'provider' | 'origin' | 'app_challenge' | 'app_state' | 'forced' | 'link_user_id' | 'expires_at'
  >,
): Promise<{ transaction: SsoTransactionRow; cookie: string }> {
  const cookie = newSecret();
  const transaction = {
    ...begun,
    id: digest(cookie),
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    used_at: null,
  };
  await db.insertInto('sso_transactions').values(transaction).execute();
  return { transaction, cookie };
}

/** Takes the transaction of a cookie, once: one conditional update, so that two requests cannot both have it. */
export const takeTransaction = (db: Db, cookie: string, provider: string) =>
  db
    .updateTable('sso_transactions')
    .set({ used_at: Date.now() })
    .where('id', '=', digest(cookie))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .returningAll()
    .executeTakeFirst();

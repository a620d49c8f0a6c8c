import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { audit } from '../audit/audit.ts';
import type { Device } from '../auth/device.ts';
import { digest } from '../auth/digest.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import type { Limiters } from '../processes/limiters.ts';

const WINDOW_SECONDS = 15 * 60;
const BLOCK_SECONDS = 5 * 60;
/** Cards of one address that don't work, within a quarter of an hour: a class may hold old ones. */
const WRONG_PER_ADDRESS = 120;
/** Logins with one card in that time: a child that keeps trying, not a robot. */
const LOGINS_PER_CARD = 30;

const UNKNOWN =
  'Dit kaartje werkt niet (meer). Vraag je juf of meester om een nieuw kaartje, of log in met je wachtwoord.';

/** Logs a pupil in with the token of a card; throws `wrong-credentials` or `login-locked`. */
export type CardLogin = (token: string, device: Device) => Promise<string>;

export function createCardLogin(db: Db, sessions: Pick<Sessions, 'begin'>, limiter: Limiters): CardLogin {
  const settings = { duration: WINDOW_SECONDS, blockDuration: BLOCK_SECONDS };
  const addresses = limiter('card-address', { ...settings, points: WRONG_PER_ADDRESS });
  const cards = limiter('card', { ...settings, points: LOGINS_PER_CARD });

  return async (token, device) => {
    await take(addresses, device.address);
    const tokenHash = digest(token);
    const row = await db
      .selectFrom('login_cards')
      .innerJoin('users', 'users.id', 'login_cards.pupil_id')
      .select(['users.id', 'users.role', 'users.account_id', 'users.active'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!row?.active || row.role !== 'leerling') {
      await audit(db, {
        action: 'card-refused',
        ...(row && { subject: row.id, accountId: row.account_id }),
      });
      throw new Problem('wrong-credentials', UNKNOWN);
    }
    await addresses.reward(device.address);
    await take(cards, tokenHash);
    await db
      .updateTable('login_cards')
      .set({ used_at: Date.now() })
      .where('token_hash', '=', tokenHash)
      .execute();
    await audit(db, { action: 'login-card', actorId: row.id, accountId: row.account_id });
    return (await sessions.begin(row, device)).access;
  };
}

async function take(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? 'ongeveer een minuut' : `ongeveer ${minutes} minuten`;
    throw new Problem(
      'login-locked',
      `Er is te vaak achter elkaar met een kaartje geprobeerd in te loggen. Wacht ${wait}, of log in met je wachtwoord. Je juf of meester kan je helpen.`,
      { retryAfter: seconds },
    );
  }
}

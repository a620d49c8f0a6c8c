import { newId } from '../contract/id.ts';
import { transact } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import { seenOf, type Device } from './device.ts';
import { familyWithUser } from './families.ts';
import { ageOf } from './lifetimes.ts';
import { addRefreshToken, takeRefreshToken } from './refresh-tokens.ts';
import type { SessionDeps, Sessions } from './sessions.ts';

/** A new pair for a session of single sign-on. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/**
 * Renews a session of single sign-on (server/auth/sso/README.md 4): each refresh token works once, and the one just replaced for
 * a minute more. Role and account are read anew; who was blocked or moved, or whose school switched the provider off,
 * gets `no-session` and the whole family ends.
 */
export function createRefresh(
  { db, tokens, lifetimes, secret }: SessionDeps,
  sessions: Pick<Sessions, 'end'>,
) {
  const endedBy = async (familyId: string, why: string) => {
    await sessions.end(familyId, why);
    return new Problem('no-session');
  };

  return async (refreshToken: string, device: Device): Promise<TokenPair> => {
    const { sid: familyId, _id: id, jti } = await tokens.read('refresh', refreshToken);
    const family = await familyWithUser(db, familyId);
    const now = Date.now();
    if (!family || family.user_id !== id || family.revoked_at !== null || family.ends_at <= now)
      throw new Problem('no-session');
    if (!family.active) throw await endedBy(familyId, 'user-off');
    if (family.account_id !== family.user_account_id) throw await endedBy(familyId, 'moved');
    const allowed = await db
      .selectFrom('account_providers')
      .select('provider')
      .where('account_id', '=', family.account_id)
      .where('provider', '=', family.provider ?? '')
      .executeTakeFirst();
    if (!allowed) throw await endedBy(familyId, 'provider-off');

    const seen = seenOf(device, secret);
    const next = newId();
    const age = ageOf(family.role);
    const expiresAt = Math.min(family.ends_at, now + lifetimes.idle[age]);
    const presented = await transact(db, async (trx) => {
      const state = await takeRefreshToken(trx, { jti, familyId, grace: lifetimes.grace, next });
      if (state === 'fresh' || state === 'just-replaced') {
        await addRefreshToken(trx, { jti: next, familyId, expiresAt });
        await trx
          .updateTable('token_families')
          .set({ used_at: now, ...seen })
          .where('id', '=', familyId)
          .execute();
      }
      return state;
    });
    if (presented === 'reused') {
      // A duplicated tab is an honest reuse; another network or browser is not.
      if (family.network !== seen.network || family.browser !== seen.browser)
        throw await endedBy(familyId, 'refresh-reused');
      throw new Problem('no-session');
    }
    if (presented === 'unknown') throw new Problem('no-session');
    const { role, account_id: accountId } = family;
    const signed = { id, role, accountId, familyId, via: 'sso' } as const;
    const accessEndsAt = Math.min(family.ends_at, now + lifetimes.access);
    return {
      access_token: await tokens.sign('web', { ...signed, endsAt: accessEndsAt }),
      refresh_token: await tokens.sign('refresh', { ...signed, endsAt: expiresAt, jti: next }),
    };
  };
}

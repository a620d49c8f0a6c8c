import { timingSafeEqual } from 'node:crypto';
import { Problem } from '../../http/problem.ts';
import type { Device } from '../device.ts';
import { digest } from '../digest.ts';
import type { TokenPair } from '../refresh.ts';
import type { SessionDeps, Sessions } from '../sessions.ts';
import { familyFromCode, noteFamily, takeCode } from './codes.ts';

/** A PKCE verifier as RFC 7636 has it. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/**
 * Exchanges a code for tokens (server/auth/sso/README.md 2 and 3). A code works once, whatever the verifier: shown a second
 * time, what was made from it ends. Every fault gets the same answer.
 */
export function createExchange({ db }: SessionDeps, sessions: Pick<Sessions, 'begin' | 'end'>) {
  return async (
    query: { auth_code?: string | undefined; code_verifier?: string | undefined },
    device: Device,
  ): Promise<TokenPair> => {
    const { auth_code: code = '', code_verifier: verifier = '' } = query;
    const taken = await takeCode(db, code);
    if (!taken) {
      const familyId = await familyFromCode(db, code);
      if (familyId !== undefined) await sessions.end(familyId, 'code-reused');
      throw new Problem('SSO_CODE_INVALID');
    }
    if (!VERIFIER.test(verifier) || !same(digest(verifier), taken.challenge))
      throw new Problem('SSO_CODE_INVALID');
    const user = await db
      .selectFrom('users')
      .select(['id', 'role', 'account_id'])
      .where('id', '=', taken.user_id)
      .where('active', '=', 1)
      .executeTakeFirst();
    if (!user) throw new Problem('SSO_CODE_INVALID');
    const { familyId, access, refresh } = await sessions.begin(user, device, {
      provider: taken.provider,
      isFresh: taken.fresh === 1,
    });
    await noteFamily(db, code, familyId);
    return { access_token: access, refresh_token: refresh! };
  };
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

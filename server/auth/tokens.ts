import { jwtVerify, SignJWT } from 'jose';
import { tokenPayloadSchema, type TokenPayload } from '../contract/auth.ts';
import { Problem } from '../http/problem.ts';
import type { KeyPair } from './keys.ts';

/** A token lasts a long school day. */
const TOKEN_SECONDS = 12 * 60 * 60;

export interface Tokens {
  /** Signs a token with exactly the claims of spec section 3. */
  issue(user: { id: string; role: TokenPayload['role']; accountId: string | null }): Promise<string>;
  /** The payload of a token that is ours and still runs; throws `no-session` otherwise. */
  read(token: string): Promise<TokenPayload>;
  publicPem: string;
}

/** Roles whose token says which account they administer or teach in. */
const WITH_ACCOUNT = new Set<TokenPayload['role']>(['schooladmin', 'docent', 'rtadmin', 'thuisadmin']);

/** Makes and checks RS512 tokens. */
export function createTokens(keys: KeyPair, seconds = TOKEN_SECONDS): Tokens {
  return {
    publicPem: keys.publicPem,
    issue({ id, role, accountId }) {
      const exp = Math.floor(Date.now() / 1000) + seconds;
      const adminId = WITH_ACCOUNT.has(role) && accountId !== null ? { adminId: accountId } : {};
      return new SignJWT({ _id: id, role, ...adminId, expires_in: new Date(exp * 1000).toISOString() })
        .setProtectedHeader({ alg: 'RS512' })
        .setExpirationTime(exp)
        .sign(keys.privateKey);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, keys.publicKey, { algorithms: ['RS512'] });
        const claims = tokenPayloadSchema.parse(payload);
        if (!(Date.parse(claims.expires_in) > Date.now())) throw new Error('expired');
        return claims;
      } catch {
        throw new Problem('no-session');
      }
    },
  };
}

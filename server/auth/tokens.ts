import type { KeyObject } from 'node:crypto';
import {
  calculateJwkThumbprint,
  decodeJwt,
  exportJWK,
  jwtVerify,
  SignJWT,
  type JWTVerifyOptions,
} from 'jose';
import { z } from 'zod';
import { newId } from '../contract/id.ts';
import { tokenPayloadSchema } from '../contract/auth.ts';
import type { Role } from '../contract/permissions.ts';
import { Problem } from '../http/problem.ts';
import type { KeyPair } from './keys.ts';

/** How far clocks of our own servers may be apart. */
const SKEW_SECONDS = 30;

/** What a token is for: calls, or getting new tokens. One is never taken for the other. */
type Audience = 'web' | 'refresh';

/** What our tokens carry beyond what the browser reads of them (server/auth/sso/README.md 4). */
const claimsSchema = tokenPayloadSchema.extend({
  /** The token family that it belongs to. */
  sid: z.string(),
  via: z.enum(['password', 'sso', 'office']),
  /** The member of the office who looks on as this user. */
  act: z.object({ _id: z.string() }).optional(),
  jti: z.string(),
});
export type Claims = z.infer<typeof claimsSchema>;

/** What is signed; `endsAt` in ms since the epoch. */
interface Signed {
  id: string;
  role: Role;
  accountId: string | null;
  familyId: string;
  via: Claims['via'];
  /** The member of the office who looks on as this user. */
  actId?: string;
  endsAt: number;
  jti?: string;
}

export interface Tokens {
  sign(audience: Audience, what: Signed): Promise<string>;
  /** The claims of a token that is ours, for this, and still runs; throws `no-session` otherwise. */
  read(audience: Audience, token: string): Promise<Claims>;
  /** The family of a token that is ours, also of one that has ended; undefined for any other. For logging out. */
  familyOf(token: string): Promise<string | undefined>;
  publicPem: string;
}

/** Roles whose token says which account they administer or teach in. */
const WITH_ACCOUNT = new Set<Role>(['schooladmin', 'docent', 'rtadmin', 'thuisadmin']);

/** What tokens and the stored user carry as adminId. */
export const adminIdOf = (role: Role, accountId: string | null) =>
  WITH_ACCOUNT.has(role) && accountId !== null ? { adminId: accountId } : {};

/** Makes and checks RS512 tokens; `issuer` is our own origin. */
export function createTokens(keys: KeyPair, issuer: string): Tokens {
  const known = knownKeys(keys);
  const verify = async (token: string, more: JWTVerifyOptions) => {
    const { byId } = await known;
    const { payload } = await jwtVerify(token, ({ kid }) => byId.get(kid ?? '') ?? unknownKey(), {
      algorithms: ['RS512'],
      typ: 'JWT',
      issuer,
      clockTolerance: SKEW_SECONDS,
      // By the same clock as all else here: the library looks at one of its own.
      currentDate: new Date(Date.now()),
      ...more,
    });
    return claimsSchema.parse(payload);
  };
  return {
    publicPem: keys.publicPem,
    async sign(audience, { id, role, accountId, familyId, via, actId, endsAt, jti = newId() }) {
      const exp = Math.floor(endsAt / 1000);
      const adminId = adminIdOf(role, accountId);
      const expires_in = new Date(exp * 1000).toISOString();
      const act = actId === undefined ? {} : { act: { _id: actId } };
      return new SignJWT({ _id: id, role, ...adminId, expires_in, sid: familyId, via, ...act })
        .setProtectedHeader({ alg: 'RS512', kid: (await known).current, typ: 'JWT' })
        .setIssuedAt(Math.floor(Date.now() / 1000))
        .setExpirationTime(exp)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(jti)
        .sign(keys.privateKey);
    },
    async read(audience, token) {
      try {
        const claims = await verify(token, { audience });
        if (!(Date.parse(claims.expires_in) + SKEW_SECONDS * 1000 > Date.now())) throw new Error('expired');
        return claims;
      } catch {
        throw new Problem('no-session');
      }
    },
    async familyOf(token) {
      // As if it were the moment of its making.
      const currentDate = new Date((unread(token).iat ?? 0) * 1000);
      return verify(token, { currentDate }).then(
        ({ sid }) => sid,
        () => undefined,
      );
    },
  };
}

/** Public keys by their RFC 7638 thumbprint: the current one and the one before it. */
async function knownKeys({ publicKey, previous }: KeyPair) {
  const idOf = async (key: KeyObject) => calculateJwkThumbprint(await exportJWK(key));
  const current = await idOf(publicKey);
  const byId = new Map([[current, publicKey]]);
  if (previous) byId.set(await idOf(previous), previous);
  return { current, byId };
}

/** What a token says before it is checked. */
function unread(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

function unknownKey(): never {
  throw new Error('unknown key');
}

import type { KeyObject } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';

/** What the test provider can do wrong, one at a time. */
export const MISCHIEF = [
  'wrong-iss',
  'wrong-aud',
  'wrong-nonce',
  'expired',
  'clock-ahead',
  'issued-ahead',
  'alg-none',
  'hs256',
  'unknown-kid',
  'foreign-key',
  'other-sub',
  'huge-userinfo',
  'redirecting-userinfo',
] as const;
/** The last two lock nobody out: clocks differ by some seconds, and a provider may ask nobody anew whom it was told to. */
export type Mischief = (typeof MISCHIEF)[number] | 'clock-a-bit-ahead' | 'asks-nobody';

/** The keys with which the provider signs, and one that it does not publish. */
export interface Keys {
  own: KeyObject;
  /** Public half of `own` in PEM: what an attacker would use as an HMAC secret. */
  publicPem: string;
  kid: string;
  foreign: KeyObject;
}

/** An ID token like the real one but for what is wrong with it. */
export async function spoil(idToken: string, mischief: Mischief, keys: Keys): Promise<string> {
  const claims = decodeJwt(idToken);
  const now = Math.floor(Date.now() / 1000);
  const sign = (payload: object, header: object = {}, key: KeyObject | Uint8Array = keys.own) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'RS256', kid: keys.kid, ...header }).sign(key);
  switch (mischief) {
    case 'wrong-iss':
      return sign({ ...claims, iss: 'https://elders.example' });
    case 'wrong-aud':
      return sign({ ...claims, aud: 'een-ander' });
    case 'wrong-nonce':
      return sign({ ...claims, nonce: 'geraden' });
    case 'expired':
      return sign({ ...claims, iat: now - 7200, exp: now - 3600 });
    case 'clock-ahead':
      return sign({ ...claims, iat: now + 120, nbf: now + 120, exp: now + 600 });
    case 'issued-ahead':
      return sign({ ...claims, iat: now + 120, nbf: undefined, exp: now + 600 });
    case 'clock-a-bit-ahead':
      return sign({ ...claims, iat: now + 20, nbf: now + 20, exp: now + 600 });
    case 'asks-nobody':
      return sign({ ...claims, auth_time: now - 3600 });
    case 'alg-none': {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    case 'hs256':
      return sign(claims, { alg: 'HS256' }, new TextEncoder().encode(keys.publicPem));
    case 'unknown-kid':
      return sign(claims, { kid: 'onbekend' }, keys.foreign);
    case 'foreign-key':
      return sign(claims, {}, keys.foreign);
    default:
      return idToken;
  }
}

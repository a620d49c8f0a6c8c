import { tokenPayloadSchema, type TokenPayload } from '../../../server/contract/auth.ts';
import type { Store } from './storage.ts';

/** Why a token is refused (spec section 5), and `rejected` for one that is tampered with or unreadable. */
export type TokenFault = 'tokenExpired' | 'noTokenDetected' | 'publicKeyFailed' | 'tokenRejected';

const NAMES: Record<TokenFault, string> = {
  tokenExpired: 'token expired',
  noTokenDetected: 'no token detected',
  publicKeyFailed: 'failed to get public key',
  tokenRejected: 'token rejected',
};

/** A token that did not pass; `fault` is also the key of its Dutch message. */
export class TokenError extends Error {
  readonly fault: TokenFault;
  constructor(fault: TokenFault, options?: ErrorOptions) {
    super(NAMES[fault], options);
    this.name = 'TokenError';
    this.fault = fault;
  }
}

const KEY_ITEM = 'jwt_public_key';

interface Verifier {
  /** Where the public key is cached: session storage. */
  cache: Store;
  fetchKey: () => Promise<string>;
  now?: () => number;
  /** Whether the browser can check signatures: only on a page over https (or on this machine). */
  canVerify?: boolean;
}

/**
 * Returns the payload of a token that is signed with RS512 by our server and has not ended.
 * Throws a TokenError otherwise. A signature that does not fit a cached key is tried once with a fresh key.
 */
export async function verifyToken(
  token: string | null | undefined,
  { cache, fetchKey, now = Date.now, canVerify = globalThis.crypto?.subtle !== undefined }: Verifier,
): Promise<TokenPayload> {
  if (!token) throw new TokenError('noTokenDetected');
  // Fetched when a token comes along: the first page of a visitor does without.
  const { decodeJwt, importSPKI, jwtVerify } = await import('jose');
  const freshKey = async () => {
    try {
      const key = await fetchKey();
      await importSPKI(key, 'RS512');
      cache.set(KEY_ITEM, key);
      return key;
    } catch (cause) {
      throw new TokenError('publicKeyFailed', { cause });
    }
  };
  const read = async (pem: string) => {
    const key = await importSPKI(pem, 'RS512');
    const { payload } = await jwtVerify(token, key, { algorithms: ['RS512'], currentDate: new Date(now()) });
    return current(payload);
  };
  const current = (payload: unknown) => {
    const parsed = tokenPayloadSchema.safeParse(payload);
    if (!parsed.success) throw new TokenError('tokenExpired', { cause: parsed.error });
    const { expires_in, exp } = parsed.data;
    if (!(Date.parse(expires_in) > now()) || exp * 1000 <= now()) throw new TokenError('tokenExpired');
    return parsed.data;
  };

  if (!canVerify) {
    // A school that serves its own network over http still gets in: the server checks every call anyway.
    console.warn('Without https this browser cannot check the signature of a token.');
    try {
      return current(decodeJwt(token));
    } catch (error) {
      throw new TokenError(faultOf(error), { cause: error });
    }
  }

  const cached = cache.get(KEY_ITEM);
  if (cached) {
    try {
      return await read(cached);
    } catch (error) {
      if (faultOf(error) === 'tokenExpired') throw new TokenError('tokenExpired', { cause: error });
      cache.remove(KEY_ITEM);
    }
  }
  const key = await freshKey();
  try {
    return await read(key);
  } catch (error) {
    throw new TokenError(faultOf(error), { cause: error });
  }
}

function faultOf(error: unknown): TokenFault {
  if (error instanceof TokenError) return error.fault;
  const expired =
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
  return expired ? 'tokenExpired' : 'tokenRejected';
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { z } from 'zod';
import { tokenPayloadSchema, type TokenPayload } from '../../../server/contract/auth.ts';
import type { Store } from './storage.ts';
import { TokenError, verifyToken, type TokenFault } from './token.ts';

/** The stored user: what the login token says about who this is (spec section 3). */
const userSchema = tokenPayloadSchema.partial({ expires_in: true });
export type User = z.infer<typeof userSchema>;

/** Why a session ended by itself; also the key of its Dutch message. */
type EndReason = TokenFault | 'sessionEnded';

interface SessionState {
  user: User | null;
  usingSSO: boolean;
  /** Set when the session ended without the user asking for it. */
  ended?: EndReason | undefined;
}

export interface SessionDeps {
  local: Store;
  /** Storage of the tab: tokens of a single-sign-on session, and the public key. */
  tab: Store;
  fetchKey: () => Promise<string>;
  /** New tokens for a single-sign-on session, got with the refresh token. */
  refreshTokens?: (refreshToken: string) => Promise<{ access_token: string; refresh_token: string }>;
  now?: () => number;
}

/** Who is logged in, kept in the browser's storage exactly as spec sections 3 and 4 say. */
export interface Session {
  store: StoreApi<SessionState>;
  accessToken(): string | null;
  /** Takes a token over after checking it; throws a TokenError. */
  start(token: string): Promise<User>;
  /** Checks the stored token again. The fault, or undefined when all is well or can't be known now. */
  check(): Promise<TokenFault | undefined>;
  /** Renews the tokens of a single-sign-on session; false when that is not possible. */
  refresh(): Promise<boolean>;
  /** Ends the session; `reason` when the user did not ask for it. */
  logout(reason?: EndReason): void;
}

/** Opens the session that the browser remembers. */
export function createSession({ local, tab, fetchKey, refreshTokens, now = Date.now }: SessionDeps): Session {
  const usingSSO = () => local.get('usingSSO') === 'true';
  const tokens = () => (usingSSO() ? tab : local);
  const verify = (token: string | null) => verifyToken(token, { cache: tab, fetchKey, now });

  const clear = () => {
    for (const store of [local, tab]) {
      for (const item of ['access_token', 'refresh_token', 'user']) store.remove(item);
    }
    local.set('usingSSO', 'false');
  };

  const stored = readUser(local.get('user'));
  const ended = stored !== null && stored.exp * 1000 <= now();
  if (ended) clear();
  const store = createStore<SessionState>()(() => ({ user: ended ? null : stored, usingSSO: usingSSO() }));

  const keep = (payload: TokenPayload): User => {
    const { _id, role, adminId, exp } = payload;
    const user: User = { _id, role, exp, ...(adminId !== undefined && { adminId }) };
    local.set('user', JSON.stringify(user));
    store.setState({ user, usingSSO: usingSSO(), ended: undefined });
    return user;
  };

  return {
    store,
    accessToken: () => tokens().get('access_token'),
    async start(token) {
      const payload = await verify(token);
      clear();
      local.set('access_token', token);
      return keep(payload);
    },
    async check() {
      if (!store.getState().user) return undefined;
      try {
        await verify(tokens().get('access_token'));
        return undefined;
      } catch (error) {
        // Without a line nobody can check; the server will, at the next request.
        if (!(error instanceof TokenError) || error.fault === 'publicKeyFailed') return undefined;
        return error.fault;
      }
    },
    async refresh() {
      const token = tokens().get('refresh_token');
      if (!usingSSO() || !token || !refreshTokens) return false;
      try {
        const fresh = await refreshTokens(token);
        const payload = await verify(fresh.access_token);
        tab.set('access_token', fresh.access_token);
        tab.set('refresh_token', fresh.refresh_token);
        keep(payload);
        return true;
      } catch (error) {
        console.warn('Refreshing the session failed.', error);
        return false;
      }
    },
    logout(reason) {
      // Several calls may be refused at once: the first one says why, the later ones find nobody logged in.
      const { user, ended: known } = store.getState();
      const ended = user ? reason : known;
      clear();
      store.setState({ user: null, usingSSO: false, ended });
    },
  };
}

function readUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    return userSchema.parse(JSON.parse(text));
  } catch (error) {
    console.warn('The stored user could not be read and is ignored.', error);
    return null;
  }
}

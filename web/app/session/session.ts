import { createStore, type StoreApi } from 'zustand/vanilla';
import type { z } from 'zod';
import { tokenPayloadSchema } from '../../../server/contract/auth.ts';
import type { Store } from './storage.ts';
import { TokenError, verifyToken, type TokenFault } from './token.ts';

/** The stored user: what the login token says about who this is (spec section 3). */
const userSchema = tokenPayloadSchema.partial({ expires_in: true });
export type User = z.infer<typeof userSchema>;

/** Why a session ended by itself; also the key of its Dutch message. */
type EndReason = TokenFault | 'sessionEnded';

/** Which screen lets one in again. */
type Door = 'login' | 'login-sso';

interface SessionState {
  user: User | null;
  usingSSO: boolean;
  /** Set when the session ended without the user asking for it. */
  ended?: EndReason | undefined;
  /** Where who is not logged in goes. */
  door: Door;
  /** Whether the session ended while something was typed that is not saved: all stays, hidden, until the password is given. */
  isLocked: boolean;
  /** Whether somebody just logged out here: the next one starts anew, not where that one was. */
  left: boolean;
}

/** A pair of tokens as the server gives it. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
  /** The server's clock when it answered, ms since the epoch: a computer's own may be minutes off. */
  serverTime?: number | undefined;
}

/** How asking for new tokens went; `offline`: nobody answered, so that nothing is known. */
export type Renewal = 'renewed' | 'denied' | 'offline';

export interface SessionDeps {
  local: Store;
  /** Storage of the tab: tokens of a single-sign-on session, and the public key. */
  tab: Store;
  fetchKey: () => Promise<string>;
  /** New tokens for a single-sign-on session; undefined when nobody answers, throws when they are refused. */
  refreshTokens?: (refreshToken: string) => Promise<TokenPair | undefined>;
  /** Tells the server that a session is over; not waited for. */
  revoke?: (accessToken: string) => void;
  now?: () => number;
}

/** Who is logged in, kept in the browser's storage exactly as spec sections 3 and 4 say. */
export interface Session {
  store: StoreApi<SessionState>;
  accessToken(): string | null;
  /**
   * Takes the token of a password login over after checking it by the server's clock, where that is known; throws a
   * TokenError.
   */
  start(token: string, serverTime?: number): Promise<User>;
  /** Takes the tokens of single sign-on over after checking both; throws a TokenError. Nobody is logged in yet. */
  exchange(pair: TokenPair): Promise<void>;
  /** Begins to work as the user that the server gave. */
  startSSO(user: User): void;
  /** Checks the stored token again. The fault, or undefined when all is well or can't be known now. */
  check(): Promise<TokenFault | undefined>;
  /** Renews the tokens of a single-sign-on session, once for all who ask at the same time. */
  refresh(): Promise<Renewal>;
  /** The server knows the session no more: ends it, or locks it where that would lose what was typed. */
  deny(): void;
  /** Has a session that ends locked instead, as long as there is something to keep; gives how to stop that. */
  lockWhile(hasUnsaved: () => boolean): () => void;
  /** Ends the session; `reason` when the user did not ask for it. */
  logout(reason?: EndReason): void;
  /**
   * Ends it here where it was ended in another tab, or somebody else logged in there: on a computer that is shared nothing
   * of who has left may stay on a screen. To be called whenever what is stored may have changed.
   */
  follow(): void;
}

/** Who is logged in: what other tabs go by. */
export const USER = 'user';
/** How far the clock of this computer is behind the server's, in ms. */
const SKEW = 'clock_skew';
/** Less than this says nothing: answers are under way for a while, and tell whole seconds. */
const SMALLEST_SKEW_MS = 60_000;
const ITEMS = ['access_token', 'refresh_token', USER, 'usingSSO', SKEW];

/** Opens the session that the browser remembers. */
export function createSession(deps: SessionDeps): Session {
  const { local, tab, fetchKey, refreshTokens, revoke, now: clock = Date.now } = deps;
  const usingSSO = () => (tab.get('usingSSO') ?? local.get('usingSSO')) === 'true';
  const tokens = () => (usingSSO() ? tab : local);
  const knownSkew = () => Number(tokens().get(SKEW) ?? 0);
  const skewBy = (serverTime: number | undefined) =>
    serverTime === undefined ? knownSkew() : serverTime - clock();
  const now = () => clock() + knownSkew();
  const verify = (token: string | null, at = now) => verifyToken(token, { cache: tab, fetchKey, now: at });

  const clear = ({ keepUser = false } = {}) => {
    for (const item of ITEMS) {
      tab.remove(item);
      if (!(keepUser && item === USER)) local.remove(item);
    }
    local.set('usingSSO', 'false');
  };

  const store = createStore<SessionState>()(() => ({
    ...open(),
    usingSSO: usingSSO(),
    isLocked: false,
    left: false,
  }));

  function open(): Pick<SessionState, 'user' | 'door'> {
    const sso = usingSSO();
    // Tokens of single sign-on are the tab's: another tab finds the user, but logs in for itself.
    if (sso && tab.get('access_token') === null) return { user: null, door: 'login-sso' };
    const user = readUser((sso ? tab.get(USER) : null) ?? local.get(USER));
    if (user === null || user.exp * 1000 > now()) return { user, door: 'login' };
    clear();
    return { user: null, door: sso ? 'login-sso' : 'login' };
  }

  const keep = ({ _id, role, adminId, exp }: User): User => {
    const user: User = { _id, role, exp, ...(adminId !== undefined && { adminId }) };
    const text = JSON.stringify(user);
    local.set(USER, text);
    if (usingSSO()) tab.set(USER, text);
    store.setState({
      user,
      usingSSO: usingSSO(),
      isLocked: false,
      ended: undefined,
      door: 'login',
      left: false,
    });
    return user;
  };

  /** Checks both tokens by the server's clock before anything is stored. */
  const checkPair = async ({ access_token, refresh_token, serverTime }: TokenPair) => {
    const skew = skewBy(serverTime);
    const at = () => clock() + skew;
    const payload = await verify(access_token, at);
    await verify(refresh_token, at);
    return { payload, skew };
  };
  const keepPair = ({ access_token, refresh_token }: TokenPair, skew: number) => {
    tab.set('access_token', access_token);
    tab.set('refresh_token', refresh_token);
    tab.set(SKEW, String(Math.round(skew)));
  };

  const unsaved = new Set<() => boolean>();
  let renewing: Promise<Renewal> | undefined;
  async function renew(): Promise<Renewal> {
    const token = tab.get('refresh_token');
    if (!usingSSO() || !token || !refreshTokens) return 'denied';
    try {
      const pair = await refreshTokens(token);
      if (!pair) return 'offline';
      const { payload, skew } = await checkPair(pair);
      // Who logged out meanwhile stays logged out.
      if (tab.get('refresh_token') !== token) return 'denied';
      keepPair(pair, skew);
      const { user } = store.getState();
      // The role may be another now; how long the session lasts the server said at its start.
      if (user) keep({ ...payload, exp: Math.max(user.exp, payload.exp) });
      return 'renewed';
    } catch (error) {
      if (error instanceof TokenError && error.fault === 'publicKeyFailed') return 'offline';
      console.warn('Refreshing the session failed.', error);
      return 'denied';
    }
  }

  const session: Session = {
    store,
    accessToken: () => tokens().get('access_token'),
    async start(token, serverTime) {
      const skew = serverTime === undefined ? 0 : skewBy(serverTime);
      const payload = await verify(token, () => clock() + skew);
      // Other tabs see one user give way to another, and never nobody in between.
      clear({ keepUser: true });
      local.set('access_token', token);
      // Other tabs read the token too.
      if (Math.abs(skew) >= SMALLEST_SKEW_MS) local.set(SKEW, String(Math.round(skew)));
      return keep(payload);
    },
    async exchange(pair) {
      const { skew } = await checkPair(pair);
      clear();
      keepPair(pair, skew);
      tab.set('usingSSO', 'true');
    },
    startSSO(user) {
      tab.set('usingSSO', 'true');
      local.set('usingSSO', 'true');
      keep(user);
    },
    async check() {
      if (!store.getState().user) return undefined;
      try {
        await verify(tokens().get('access_token'));
        return undefined;
      } catch (error) {
        // Without a line nobody can check; the server will, at the next request.
        if (!(error instanceof TokenError) || error.fault === 'publicKeyFailed') return undefined;
        // A token of single sign-on is short; the session need not be over with it.
        if (error.fault === 'tokenExpired' && usingSSO() && (await session.refresh()) !== 'denied')
          return undefined;
        return error.fault;
      }
    },
    refresh: () => (renewing ??= renew().finally(() => (renewing = undefined))),
    deny() {
      // Who came in by single sign-on has no password to give here.
      const isKept = store.getState().user !== null && !usingSSO() && [...unsaved].some((has) => has());
      if (isKept) store.setState({ isLocked: true });
      else session.logout('sessionEnded');
    },
    lockWhile(hasUnsaved) {
      unsaved.add(hasUnsaved);
      return () => void unsaved.delete(hasUnsaved);
    },
    logout(reason) {
      // Several calls may be refused at once: the first one says why, the later ones find nobody logged in.
      const { user, ended: known, door, left } = store.getState();
      const token = session.accessToken();
      if (!reason && token) revoke?.(token);
      const again: Door = reason && usingSSO() ? 'login-sso' : 'login';
      clear();
      store.setState(
        user
          ? { user: null, usingSSO: false, isLocked: false, ended: reason, door: again, left: !reason }
          : { user: null, usingSSO: false, isLocked: false, ended: known, door, left },
      );
    },
    follow() {
      const { user } = store.getState();
      if (!user || readUser(local.get(USER))?._id === user._id) return;
      const token = usingSSO() ? tab.get('access_token') : null;
      if (token) revoke?.(token);
      // What is stored for all tabs is the other one's.
      for (const item of ITEMS) tab.remove(item);
      store.setState({
        user: null,
        usingSSO: false,
        isLocked: false,
        ended: undefined,
        door: 'login',
        left: true,
      });
    },
  };
  return session;
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

import { exchangeCode, logout, publicKey, refreshTokens } from '../../server/contract/auth.ts';
import { createClient, serverTimeOf } from '../api/client.ts';
import { ApiError, readError } from '../api/error.ts';
import { lookingHere, ownStore } from './looking/looking.ts';
import { createConfirmation } from './confirmation.ts';
import { readerOf } from './session/family.ts';
import { createSession, type TokenPair } from './session/session.ts';
import { localStore, sessionStore } from './session/storage.ts';
import { speakTo } from './wording/define.ts';

/** The session of this browser. The public key is fetched without the client: the client needs the session. */
export const session = createSession({
  // Where somebody of the office looks on as another, nothing of it is seen by other tabs.
  local: lookingHere() ? ownStore : localStore,
  tab: sessionStore,
  fetchKey: async () => {
    const response = await fetch(publicKey.path);
    if (!response.ok) throw new Error(`The public key answered ${response.status}.`);
    return response.headers.get('content-type')?.includes('json')
      ? String(await response.json())
      : response.text();
  },
  refreshTokens: (token) =>
    fetchTokens(refreshTokens.path, { Authorization: `Bearer ${token}` }).catch((error: unknown) => {
      // `fetch` throws a TypeError when nobody answers.
      if (error instanceof TypeError) return undefined;
      if (error instanceof ApiError && error.status >= 500) return undefined;
      throw error;
    }),
  revoke: (token) =>
    void fetch(logout.path, {
      method: logout.method,
      headers: { Authorization: `Bearer ${token}` },
      // Also when the page is left.
      keepalive: true,
    }).catch(() => undefined),
});

speakTo(readerOf(session.store.getState().user));
session.store.subscribe(({ user }) => speakTo(readerOf(user)));

/** Where calls ask who this is once more. */
export const confirmation = createConfirmation();

/** Asks for a pair of tokens past the client, which would ask here again. Throws when it is refused. */
async function fetchTokens(path: string, headers: HeadersInit): Promise<TokenPair> {
  const response = await fetch(path, { headers });
  if (!response.ok) throw await readError(response);
  const serverTime = serverTimeOf(response);
  return { ...exchangeCode.response.parse(await response.json()), serverTime };
}

/** The tokens for a code of single sign-on (spec section 7). Throws an ApiError when there are none for it. */
export const tokensFor = (code: string, verifier: string): Promise<TokenPair> =>
  fetchTokens(
    `${exchangeCode.path}?${new URLSearchParams({ auth_code: code, code_verifier: verifier })}`,
    {},
  );

/** Who hears of calls that are refused, whatever page made them. */
const refusals = new Set<(error: ApiError) => void>();

/** Hears of each call that is refused; gives how to stop that. */
export function onRefusal(hear: (error: ApiError) => void): () => void {
  refusals.add(hear);
  return () => void refusals.delete(hear);
}

/** The typed client of the server's calls. */
export const { call, callTimed, callFile } = createClient({
  session,
  onDenied: session.deny,
  onUnconfirmed: confirmation.ask,
  onRefused: (error) => refusals.forEach((hear) => hear(error)),
});

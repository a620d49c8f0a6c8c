import { z } from 'zod';
import { ssoUser } from '../../../server/contract/auth.ts';
import { SSO_ERRORS, ssoStart, type SsoErrorCode } from '../../../server/contract/sso.ts';
import { ApiError } from '../../api/error.ts';
import { call, session, tokensFor } from '../../app/services.ts';
import type { User } from '../../app/session/session.ts';
import type { SsoReturn } from '../../app/session/sso-return.ts';
import { localStore, sessionStore } from '../../app/session/storage.ts';

/** What this tab keeps of a login that it began (server/auth/sso/README.md 5). */
const startSchema = z.object({
  provider: z.string(),
  verifier: z.string(),
  state: z.string(),
  wanted: z.string().optional(),
  at: z.number(),
  /** To link, not to log in. */
  linking: z.boolean().optional(),
});
type Start = z.infer<typeof startSchema>;

const STARTED = 'sso_start';
/** The provider that was chosen last on this device: its id and nothing else. */
const LAST = 'sso_provider';
const MOST_MS = 10 * 60_000;
/** The first letter of a state says whether the login began by itself because an earlier one got lost. */
const FIRST = 'e';
const AGAIN = 'o';

/** What came of linking; without a code it is done. The page that asked for it says so. */
export interface Linking {
  code?: SsoErrorCode;
  via?: string;
}

/** What came of a login: go on, say why not, or begin once more by itself. Linking goes back to the page it came from. */
export type Outcome =
  | { kind: 'linked'; to: string | undefined; linking: Linking }
  | { kind: 'done'; user: User; wanted: string | undefined }
  | { kind: 'failed'; code: SsoErrorCode | 'network'; via: string | undefined; isStaff?: boolean }
  | { kind: 'again'; provider: string };

interface Beginning {
  wanted?: string | undefined;
  again?: boolean;
  anew?: boolean;
  link?: string;
}

/** Whether this browser can do it: the secrets need a page over https, or of this machine. */
export const canSso = () => globalThis.crypto?.subtle !== undefined;

export const lastProvider = () => localStore.get(LAST);

/**
 * Makes the secrets of this tab and goes to the server, which leads on to the provider; `again` when it begins by itself,
 * `anew` when the provider has to ask who it is, `link` to link it to who is logged in here (`ssoLinkStart`).
 */
export async function begin(
  provider: string,
  { wanted, again = false, anew = false, link }: Beginning,
): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const state = (again ? AGAIN : FIRST) + base64url(crypto.getRandomValues(new Uint8Array(24)));
  const start: Start = {
    provider,
    verifier,
    state,
    at: Date.now(),
    ...(wanted !== undefined && { wanted }),
    ...(link !== undefined && { linking: true }),
  };
  sessionStore.set(STARTED, JSON.stringify(start));
  if (link === undefined) localStore.set(LAST, provider);
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    provider,
    code_challenge: base64url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
    state,
    return_host: window.location.host,
    ...(anew && { fresh: '1' }),
    ...(link !== undefined && { link }),
  });
  window.location.assign(`${ssoStart.path}?${query}`);
}

/** Finishes what this tab began. A code that it did not ask for is never used. */
export async function finish(came: SsoReturn): Promise<Outcome> {
  const start = takeStart();
  const mine = start?.state === came.state && Date.now() - start.at < MOST_MS ? start : undefined;
  const failed = (code: SsoErrorCode | 'network') => ({ kind: 'failed', code, via: came.via }) as const;
  const code = came.error && (SSO_ERRORS.find((one) => one === came.error) ?? 'SSO_PROVIDER');
  if (came.linked !== undefined || (code && mine?.linking)) {
    const linking = { ...(code && { code }), ...(came.via !== undefined && { via: came.via }) };
    return { kind: 'linked', to: mine?.wanted, linking };
  }
  if (code) return { ...failed(code), ...(came.who === 'staff' && { isStaff: true }) };
  if (!mine || came.auth_code === undefined) {
    const once = came.via !== undefined && came.state.startsWith(FIRST);
    return once ? { kind: 'again', provider: came.via! } : failed('SSO_LOST');
  }
  try {
    await session.exchange(await tokensFor(came.auth_code, mine.verifier));
    const user = await call(ssoUser, {});
    session.startSSO(user);
    return { kind: 'done', user, wanted: mine.wanted };
  } catch (error) {
    session.logout();
    console.warn('Single sign-on could not be finished.', error);
    const offline = error instanceof TypeError || (error instanceof ApiError && error.status === 0);
    return failed(offline ? 'network' : 'SSO_CODE_INVALID');
  }
}

function takeStart(): Start | undefined {
  const text = sessionStore.get(STARTED);
  sessionStore.remove(STARTED);
  if (text === null) return undefined;
  try {
    return startSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

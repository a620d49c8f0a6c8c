import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSession, type SessionDeps } from './session.ts';
import { browserStore, memoryStore } from './storage.ts';
import { TokenError, verifyToken } from './token.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3600;
let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
let pem: string;

beforeAll(async () => {
  ours = await generateKeyPair('RS512', { modulusLength: 2048, extractable: true });
  theirs = await generateKeyPair('RS512', { modulusLength: 2048, extractable: true });
  pem = await exportSPKI(ours.publicKey);
});

const claims = (over: Record<string, unknown> = {}) => ({
  _id: 'u1',
  role: 'docent',
  adminId: 'a1',
  exp: NOW / 1000 + HOUR,
  expires_in: new Date(NOW + HOUR * 1000).toISOString(),
  ...over,
});
const sign = (payload: Record<string, unknown>, key = ours.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS512' }).sign(key);

function open(over: Partial<SessionDeps> = {}) {
  const local = over.local ?? memoryStore();
  const tab = over.tab ?? memoryStore();
  const deps = { local, tab, fetchKey: () => Promise.resolve(pem), now: () => NOW, ...over };
  return { local, tab, session: createSession(deps), reopen: () => createSession(deps) };
}
const fault = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof TokenError ? `${error.fault}: ${error.message}` : String(error)),
  );

describe('session', () => {
  it('keeps a checked token and its user in local storage, and finds them again', async () => {
    const { local, tab, session, reopen } = open();
    const token = await sign(claims());
    expect(await session.start(token)).toEqual({
      _id: 'u1',
      role: 'docent',
      adminId: 'a1',
      exp: NOW / 1000 + HOUR,
    });
    expect(local.get('access_token')).toBe(token);
    expect(local.get('usingSSO')).toBe('false');
    expect(tab.get('jwt_public_key')).toBe(pem);
    expect(reopen().store.getState().user?._id).toBe('u1');
  });

  it('names the three faults of a token', async () => {
    const { session } = open();
    expect(await fault(session.start(''))).toBe('noTokenDetected: no token detected');
    const past = { expires_in: new Date(NOW - 1000).toISOString() };
    expect(await fault(session.start(await sign(claims(past))))).toBe('tokenExpired: token expired');
    expect(await fault(session.start(await sign(claims({ expires_in: undefined }))))).toBe(
      'tokenExpired: token expired',
    );
    expect(await fault(session.start(await sign(claims({ exp: NOW / 1000 - 1 }))))).toBe(
      'tokenExpired: token expired',
    );
    const cut = open({ fetchKey: () => Promise.reject(new Error('down')) });
    expect(await fault(cut.session.start(await sign(claims())))).toBe(
      'publicKeyFailed: failed to get public key',
    );
  });

  it('refuses a token of another key, and one with a changed payload', async () => {
    const { session } = open();
    expect(await fault(session.start(await sign(claims(), theirs.privateKey)))).toContain('tokenRejected');
    const [head, , signature] = (await sign(claims())).split('.');
    const forged = Buffer.from(JSON.stringify(claims({ role: 'superadmin' }))).toString('base64url');
    expect(await fault(session.start(`${head}.${forged}.${signature}`))).toContain('tokenRejected');
  });

  it('reads a token where the browser cannot check signatures, and still refuses an old one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const plain = {
      cache: memoryStore(),
      fetchKey: () => Promise.resolve(pem),
      now: () => NOW,
      canVerify: false,
    };
    expect((await verifyToken(await sign(claims()), plain))._id).toBe('u1');
    expect(await fault(verifyToken(await sign(claims({ exp: NOW / 1000 - 1 })), plain))).toContain(
      'tokenExpired',
    );
    expect(await fault(verifyToken('no.token.here', plain))).toContain('tokenRejected');
    warn.mockRestore();
  });

  it('fetches the key once, and again when the server has a new one', async () => {
    const fetchKey = vi.fn(() => Promise.resolve(pem));
    const { session, tab } = open({ fetchKey });
    await session.start(await sign(claims()));
    await session.start(await sign(claims()));
    expect(fetchKey).toHaveBeenCalledTimes(1);
    tab.set('jwt_public_key', await exportSPKI(theirs.publicKey));
    await session.start(await sign(claims()));
    expect(fetchKey).toHaveBeenCalledTimes(2);
  });

  it('clears an expired user at start-up', () => {
    const local = memoryStore();
    local.set('user', JSON.stringify(claims({ exp: NOW / 1000 - 1 })));
    local.set('access_token', 'old');
    const { session } = open({ local });
    expect(session.store.getState().user).toBeNull();
    expect(local.get('user')).toBeNull();
    expect(local.get('access_token')).toBeNull();
  });

  it('ignores a stored user that cannot be read, with a note', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const text of ['{half', '"text"', '{"_id":1}']) {
      const local = memoryStore();
      local.set('user', text);
      expect(open({ local }).session.store.getState().user).toBeNull();
    }
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });

  it('works without storage', async () => {
    const refuse = () =>
      browserStore(() => {
        throw new Error('SecurityError');
      });
    const { session } = open({ local: refuse(), tab: refuse() });
    const token = await sign(claims());
    await session.start(token);
    expect(session.accessToken()).toBe(token);
    session.logout();
    expect(session.accessToken()).toBeNull();
  });

  it('keeps the tokens of single sign-on in the tab, and renews them', async () => {
    const local = memoryStore();
    const tab = memoryStore();
    local.set('usingSSO', 'true');
    local.set('user', JSON.stringify(claims()));
    tab.set('access_token', 'old');
    tab.set('refresh_token', 'r1');
    const fresh = { access_token: await sign(claims()), refresh_token: 'r2' };
    const { session } = open({
      local,
      tab,
      refreshTokens: (old) => (old === 'r1' ? Promise.resolve(fresh) : Promise.reject(new Error())),
    });
    expect(session.accessToken()).toBe('old');
    expect(await session.refresh()).toBe(true);
    expect(session.accessToken()).toBe(fresh.access_token);
    expect(local.get('access_token')).toBeNull();
    expect(tab.get('refresh_token')).toBe('r2');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await session.refresh()).toBe(false);
    warn.mockRestore();
    session.logout();
    expect(tab.get('access_token')).toBeNull();
    expect(local.get('usingSSO')).toBe('false');
  });

  it('finds a tampered stored token, but leaves the session alone without a line', async () => {
    const { session, local } = open();
    await session.start(await sign(claims()));
    expect(await session.check()).toBeUndefined();
    local.set('access_token', await sign(claims(), theirs.privateKey));
    expect(await session.check()).toBe('tokenRejected');
    const cut = open({ local, fetchKey: () => Promise.reject(new Error('down')) });
    expect(await cut.session.check()).toBeUndefined();
  });
});

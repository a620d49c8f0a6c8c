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
    const answers = [
      { access_token: await sign(claims()), refresh_token: await sign(claims({ jti: 'r2' })) },
    ];
    const { local, tab, session, reopen } = open({
      refreshTokens: () => (answers.length ? Promise.resolve(answers.pop()!) : Promise.reject(new Error())),
    });
    local.set('access_token', 'of a password');
    const first = { access_token: await sign(claims()), refresh_token: await sign(claims({ jti: 'r1' })) };
    await session.exchange(first);
    expect(session.store.getState().user).toBeNull();
    session.startSSO({ _id: 'u1', role: 'docent', adminId: 'a1', exp: NOW / 1000 + 10 * HOUR });
    expect(session.store.getState()).toMatchObject({ usingSSO: true, user: { _id: 'u1' } });
    expect(tab.get('usingSSO')).toBe('true');
    expect(local.get('access_token')).toBeNull();
    expect(tab.get('access_token')).toBe(first.access_token);
    expect(await session.refresh()).toBe('renewed');
    expect(tab.get('refresh_token')).not.toBe(first.refresh_token);
    // The session is as long as the server said, not as its tokens.
    expect(reopen().store.getState().user?.exp).toBe(NOW / 1000 + 10 * HOUR);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await session.refresh()).toBe('denied');
    warn.mockRestore();
    session.logout();
    expect(tab.get('access_token')).toBeNull();
    expect(local.get('usingSSO')).toBe('false');
  });

  it('takes neither of two tokens when one of them is not ours', async () => {
    const { tab, session } = open();
    const pair = {
      access_token: await sign(claims()),
      refresh_token: await sign(claims(), theirs.privateKey),
    };
    expect(await fault(session.exchange(pair))).toContain('tokenRejected');
    expect(tab.get('access_token')).toBeNull();
  });

  it('asks once for new tokens for all who need them, and stays when nobody answers', async () => {
    const pair = { access_token: await sign(claims()), refresh_token: await sign(claims()) };
    const refreshTokens = vi.fn((): Promise<typeof pair | undefined> => Promise.resolve(pair));
    const { session } = open({ refreshTokens });
    await session.exchange(pair);
    session.startSSO({ _id: 'u1', role: 'docent', exp: NOW / 1000 + HOUR });
    expect(await Promise.all(Array.from({ length: 10 }, () => session.refresh()))).toEqual(
      Array<string>(10).fill('renewed'),
    );
    expect(refreshTokens).toHaveBeenCalledTimes(1);
    refreshTokens.mockResolvedValueOnce(undefined);
    expect(await session.refresh()).toBe('offline');
    expect(session.store.getState().user).not.toBeNull();
  });

  it.each([20, -20])('works on a computer whose clock is %i minutes off', async (minutes) => {
    const off = minutes * 60_000;
    const brief = { exp: NOW / 1000 + 900, expires_in: new Date(NOW + 900_000).toISOString() };
    const pair = { access_token: await sign(claims(brief)), refresh_token: await sign(claims(brief)) };
    const { session, reopen } = open({ now: () => NOW + off });
    await session.exchange({ ...pair, serverTime: NOW });
    session.startSSO({ _id: 'u1', role: 'leerling', exp: NOW / 1000 + 900 });
    expect(reopen().store.getState().user?._id).toBe('u1');
    expect(await reopen().check()).toBeUndefined();
    // Without the server's word a clock that runs ahead refuses it.
    if (off > 0)
      expect(await fault(open({ now: () => NOW + off }).session.exchange(pair))).toContain('tokenExpired');
  });

  it.each([24, -24])('lets in with a password on a computer whose clock is %i hours off', async (hours) => {
    const clock = { now: () => NOW + hours * HOUR * 1000 };
    const { session, reopen, local } = open(clock);
    const token = await sign(claims());
    await session.start(token, NOW);
    // Another tab, later.
    const other = createSession({
      local,
      tab: memoryStore(),
      fetchKey: () => Promise.resolve(pem),
      now: () => clock.now() + 1800_000,
    });
    for (const tab of [session, reopen(), other]) {
      expect(tab.store.getState().user?._id).toBe('u1');
      expect(await tab.check()).toBeUndefined();
    }
    session.logout();
    expect(local.get('clock_skew')).toBeNull();
    // What has ended by the server's clock is refused.
    expect(await fault(session.start(token, NOW + 2 * HOUR * 1000))).toContain('tokenExpired');
  });

  it('ends in every tab when one logs out, and where somebody else logs in beside it', async () => {
    const local = memoryStore();
    const first = open({ local }).session;
    const token = await sign(claims());
    await first.start(token);
    const second = open({ local }).session;
    second.follow();
    expect(second.store.getState().user?._id).toBe('u1');
    first.logout();
    second.follow();
    expect(second.store.getState()).toMatchObject({ user: null, left: true, door: 'login' });

    await first.start(token);
    const third = open({ local }).session;
    const theirs = await sign(claims({ _id: 'u2', role: 'leerling' }));
    await third.start(theirs);
    first.follow();
    expect(first.store.getState().user).toBeNull();
    // What the other one logged in with is not touched.
    third.follow();
    expect(third.store.getState().user?._id).toBe('u2');
    expect(third.accessToken()).toBe(theirs);
  });

  it('is locked where ending it would lose what was typed, and goes on with the password', async () => {
    const { session } = open();
    const token = await sign(claims());
    await session.start(token);
    let hasUnsaved = true;
    const stop = session.lockWhile(() => hasUnsaved);
    session.deny();
    expect(session.store.getState()).toMatchObject({ isLocked: true, user: { _id: 'u1' } });
    await session.start(token);
    expect(session.store.getState().isLocked).toBe(false);
    hasUnsaved = false;
    session.deny();
    expect(session.store.getState()).toMatchObject({ isLocked: false, user: null, ended: 'sessionEnded' });
    stop();
    hasUnsaved = true;
    await session.start(token);
    session.deny();
    expect(session.store.getState().user).toBeNull();
  });

  it('of single sign-on ends with its tokens when somebody else logs in beside it', async () => {
    const told: string[] = [];
    const { session, local, tab } = open({ revoke: (token) => told.push(token) });
    const pair = { access_token: await sign(claims()), refresh_token: await sign(claims()) };
    await session.exchange(pair);
    session.startSSO({ _id: 'u1', role: 'docent', exp: NOW / 1000 + HOUR });
    session.follow();
    expect(session.store.getState().user?._id).toBe('u1');
    await open({ local }).session.start(await sign(claims({ _id: 'u2' })));
    session.follow();
    expect(session.store.getState().user).toBeNull();
    expect(tab.get('access_token')).toBeNull();
    expect(told).toEqual([pair.access_token]);
  });

  it('leads back to the door by which one came, and forgets where the one before was', async () => {
    const pair = { access_token: await sign(claims()), refresh_token: await sign(claims()) };
    const told: string[] = [];
    const { session, local, reopen, tab } = open({ revoke: (token) => told.push(token) });
    const begin = async () => {
      await session.exchange(pair);
      session.startSSO({ _id: 'u1', role: 'docent', exp: NOW / 1000 + HOUR });
    };
    await begin();
    session.logout('sessionEnded');
    expect(session.store.getState()).toMatchObject({ door: 'login-sso', left: false, ended: 'sessionEnded' });
    expect(told).toEqual([]);
    await begin();
    session.logout();
    expect(session.store.getState()).toMatchObject({ door: 'login', left: true });
    expect(told).toEqual([pair.access_token]);
    // Another tab knows who is at work, and that it has to log in for itself.
    await begin();
    const other = createSession({
      local,
      tab: memoryStore(),
      fetchKey: () => Promise.resolve(pem),
      now: () => NOW,
    });
    expect(other.store.getState()).toMatchObject({ user: null, door: 'login-sso' });
    expect(tab.get('access_token')).toBe(pair.access_token);
    expect(reopen().store.getState().user?._id).toBe('u1');
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

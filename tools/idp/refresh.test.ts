import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { cleanSessions } from '../../server/auth/cleaning.ts';
import { openKeyPair } from '../../server/auth/keys.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { until } from '../../server/testing/play.ts';
import { Browser } from './browser.ts';
import { startSsoSchool, type SsoSchool } from './school.ts';

type Pair = Record<'access_token' | 'refresh_token', string>;

const refresh = async ({ server }: SsoSchool, token: string, browser = new Browser()) => {
  const reply = await browser.get(`${server.url}/api/auth/token/refresh`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { status: reply.status, body: (await reply.json()) as Pair };
};
const works = async ({ server }: SsoSchool, { access_token: token }: Pair) =>
  (await server.call('GET', '/api/session', { token })).status;
const keyPair = (privateKey: KeyObject) => {
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicPem: '' };
};
/** As if all that happened so far was this long ago. */
const wait = async ({ server }: SsoSchool, ms: number) => {
  for (const row of await server.db.selectFrom('refresh_tokens').selectAll().execute())
    await server.db
      .updateTable('refresh_tokens')
      .set({ replaced_at: row.replaced_at && row.replaced_at - ms, expires_at: row.expires_at - ms })
      .where('id', '=', row.id)
      .execute();
};

test('tokens rotate; the one just replaced works a minute more, later it does not, and elsewhere it ends all', async () => {
  const school = await startSsoSchool();
  const browser = new Browser();
  const first = await school.tokens('noor', browser);
  expect(decodeJwt(first.access_token).exp! - decodeJwt(first.access_token).iat!).toBe(15 * 60);
  expect(decodeJwt(first.refresh_token).exp! - decodeJwt(first.refresh_token).iat!).toBe(60 * 60);
  const second = await refresh(school, first.refresh_token);
  expect(second.status).toBe(200);
  expect(await works(school, second.body)).toBe(200);
  // A lost answer, or two tabs at once.
  const twice = await Promise.all([1, 2].map(() => refresh(school, first.refresh_token)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await wait(school, 61_000);
  // The same classroom: an honest mistake, answered with a refusal alone.
  expect((await refresh(school, first.refresh_token)).status).toBe(401);
  expect(await works(school, second.body)).toBe(200);
  const third = await refresh(school, second.body.refresh_token);
  expect(third.status).toBe(200);
  // Another browser: stolen.
  expect((await refresh(school, first.refresh_token, new Browser('een ander'))).status).toBe(401);
  expect(await works(school, third.body)).toBe(401);
  expect((await refresh(school, third.body.refresh_token)).status).toBe(401);
});

test('a refresh token ends after an hour without use, and with the school day', async () => {
  const school = await startSsoSchool();
  const idle = await school.tokens('noor');
  await wait(school, 61 * 60_000);
  expect((await refresh(school, idle.refresh_token)).status).toBe(401);
  const long = await school.tokens('noor');
  await school.server.db
    .updateTable('token_families')
    .set({ ends_at: Date.now() - 1 })
    .execute();
  expect((await refresh(school, long.refresh_token)).status).toBe(401);
  // What is left of it says when it was, not from where; in the end nothing is left.
  const { db } = school.server;
  const families = () => db.selectFrom('token_families').select(['network', 'browser']).execute();
  await cleanSessions(db, Date.now() + 2 * 3600_000);
  expect(await db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([]);
  expect(await families()).toEqual(Array(2).fill({ network: '', browser: '' }));
  await cleanSessions(db, Date.now() + 400 * 24 * 3600_000);
  expect(await families()).toEqual([]);
});

test('an access token renews nothing, and a refresh token opens nothing', async () => {
  const school = await startSsoSchool();
  const pair = await school.tokens('noor');
  expect((await refresh(school, pair.access_token)).status).toBe(401);
  expect(await works(school, { ...pair, access_token: pair.refresh_token })).toBe(401);
  await expect(school.server.live(pair.refresh_token)).rejects.toMatchObject({
    data: { code: 'no-session' },
  });
  // A password session is renewed by nobody, and is no session of single sign-on.
  const token = await school.server.login('noor');
  expect((await refresh(school, token)).status).toBe(401);
  const { status, body } = await school.server.call('POST', '/api/auth/sso', { token });
  expect([status, body.code]).toEqual([401, 'SSO_NOT_ACTIVE']);
});

test('who logs out, is blocked or moved, or whose school switches the provider off, gets nothing new', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { noor, account } = server.school;
  const set = (change: object) => server.db.updateTable('users').set(change).where('id', '=', noor).execute();

  const out = await school.tokens('noor');
  expect((await server.call('POST', '/api/auth/logout', { token: out.access_token })).status).toBe(204);
  expect((await refresh(school, out.refresh_token)).status).toBe(401);

  const blocked = await school.tokens('noor');
  await set({ active: 0 });
  expect((await refresh(school, blocked.refresh_token)).status).toBe(401);
  expect((await new Browser().login(server.url, 'noor')).parameters['error']).toBe('SSO_BLOCKED');
  await set({ active: 1 });
  // Ended is ended, also when the block is taken off.
  expect((await refresh(school, blocked.refresh_token)).status).toBe(401);

  const moved = await school.tokens('noor');
  await set({ account_id: server.school.elsewhere.account });
  expect((await refresh(school, moved.refresh_token)).status).toBe(401);
  // Never across schools: the old one has nobody of that name any more.
  expect((await new Browser().login(server.url, 'noor')).parameters['error']).toBe('SSO_NO_ACCOUNT');
  await set({ account_id: account });

  const off = await school.tokens('juf');
  const token = await server.login('schooladmin');
  const path = `/api/accounts/${account}/sso/test`;
  const body = { enabled: false, alwaysLogin: false };
  expect((await server.call('PUT', path, { token, body })).status).toBe(200);
  expect(await works(school, off)).toBe(401);
  expect((await refresh(school, off.refresh_token)).status).toBe(401);
  expect((await new Browser().login(server.url, 'juf')).parameters['error']).toBe('SSO_NOT_ENABLED');
});

test('another role counts from the next refresh on', async () => {
  const school = await startSsoSchool();
  const pair = await school.tokens('directeur');
  const { db, school: ids } = school.server;
  await db.updateTable('users').set({ role: 'docent' }).where('id', '=', ids.staff.schooladmin).execute();
  expect(await works(school, pair)).toBe(401);
  const fresh = await refresh(school, pair.refresh_token);
  expect(decodeJwt(fresh.body.access_token)['role']).toBe('docent');
  expect(await works(school, fresh.body)).toBe(200);
});

test('a connection that has to be renewed is told so, and is let in again with the new token', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const pair = await school.tokens('noor');
  const claims = decodeJwt(pair.access_token);
  const tokens = createTokens(openKeyPair(openDataFolder(server.path)), claims.iss!);
  const about = { id: server.school.noor, role: 'leerling', accountId: null, via: 'sso' } as const;
  const short = { ...about, familyId: String(claims['sid']), endsAt: Date.now() + 1500 };
  const socket = await server.live(await tokens.sign('web', short));
  let told: string | undefined;
  socket.on('sessionEnded', ({ reason }) => (told = reason));
  await until(() => told === 'expired' && socket.disconnected);
  const fresh = await refresh(school, pair.refresh_token);
  expect((await server.live(fresh.body.access_token)).connected).toBe(true);
});

test('tokens of the key before are good after a rotation, those of another key are not', async () => {
  const pairs = [1, 2, 3].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const keysOf = (key: KeyObject, previous?: KeyObject) => ({
    ...keyPair(key),
    ...(previous && { previous }),
  });
  const [old, current, other] = pairs as [KeyObject, KeyObject, KeyObject];
  const about = { id: 'u', role: 'docent', accountId: 'a', familyId: 'f', via: 'sso' } as const;
  const token = await createTokens(keysOf(old), 'x').sign('web', { ...about, endsAt: Date.now() + 60_000 });
  const rotated = createTokens(keysOf(current, keyPair(old).publicKey), 'x');
  expect((await rotated.read('web', token))._id).toBe('u');
  const fresh = await rotated.sign('web', { ...about, endsAt: Date.now() + 60_000 });
  expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(token).kid);
  await expect(
    createTokens(keysOf(other, keyPair(current).publicKey), 'x').read('web', token),
  ).rejects.toThrow();
});

import { generateKeyPairSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { importSPKI, jwtVerify, SignJWT, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { openDataFolder } from '../data/folder.ts';
import { until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { addFamily, livingFamilies } from './families.ts';
import { openKeyPair } from './keys.ts';
import { TRIES_PER_NAME } from './limits.ts';
import { createTokens } from './tokens.ts';

const tryLogin = (server: TestServer, username: string, password = 'fout') =>
  server.call('POST', '/api/auth', { body: { username, password } });

/** A login of this user, as `addFamily` notes it. */
const openFamily = (server: TestServer, userId: string) =>
  addFamily(
    server.db,
    {
      user_id: userId,
      account_id: null,
      via: 'password',
      provider: null,
      act_id: null,
      ends_at: Date.now() + 60_000,
      network: '',
      browser: '',
    },
    true,
  );

test('a login gives a token with the claims of the specification, checked with the public key', async () => {
  const server = await startTestServer();
  const { body: pem, headers } = await server.call<string>('GET', '/api/auth/public-key');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const key = await importSPKI(pem, 'RS512');
  const claims = async (username: string) => {
    const token = await server.login(username);
    expect(decodeProtectedHeader(token).alg).toBe('RS512');
    return (await jwtVerify(token, key)).payload;
  };
  const { account, noor, staff } = server.school;
  const docent = await claims('docent');
  expect(Object.keys(docent).sort()).toEqual([
    '_id',
    'adminId',
    'aud',
    'exp',
    'expires_in',
    'iat',
    'iss',
    'jti',
    'role',
    'sid',
    'via',
  ]);
  expect(docent).toMatchObject({ aud: 'web', via: 'password' });
  expect(docent.exp! - docent.iat!).toBe(10 * 3600);
  expect(docent).toMatchObject({ _id: staff.docent, role: 'docent', adminId: account });
  expect(Date.parse(docent['expires_in'] as string)).toBe(docent.exp! * 1000);
  const pupil = await claims('noor');
  expect(pupil).toMatchObject({ _id: noor, role: 'leerling' });
  expect(pupil).not.toHaveProperty('adminId');
  expect(pupil.exp! - pupil.iat!).toBe(8 * 3600);
  expect(await claims('office')).not.toHaveProperty('adminId');
});

test('the key pair is of 2048 bits or more, stays the same, and is readable for its owner alone', async () => {
  const server = await startTestServer();
  const pair = openKeyPair(openDataFolder(server.path));
  expect(pair.publicKey.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2048);
  expect((await server.call<string>('GET', '/api/auth/public-key')).body).toBe(pair.publicPem);
  expect(statSync(join(server.path, 'keys/token.pem')).mode & 0o777).toBe(0o600);
});

test.each(['zoë', 'ZOE', ' z o e ', 'Zoe\u0308'])('user name %j belongs to Zoë', async (username) => {
  const server = await startTestServer();
  const token = await server.login(username);
  const { body } = await server.call<{ id: string }>('GET', '/api/session', { token });
  expect(body.id).toBe(server.school.zoe);
});

// Time on a machine that does other work too: tried again before it counts.
test('a wrong password and an unknown user get the same answer in the same time', { retry: 2 }, async () => {
  const server = await startTestServer();
  const time = async (username: string) => {
    const start = performance.now();
    const reply = await tryLogin(server, username);
    return { ms: performance.now() - start, reply };
  };
  const [pupil, staff, nobody] = [await time('noor'), await time('docent'), await time('bestaat.niet')];
  expect(nobody.reply).toMatchObject({ status: 422, body: { code: 'wrong-credentials' } });
  expect(pupil.reply.body).toEqual(nobody.reply.body);
  expect(staff.reply.body).toEqual(nobody.reply.body);
  const times = [pupil.ms, staff.ms, nobody.ms];
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(100);
});

test('too many wrong passwords slow a name down where they were typed, whoever it is, and say who can help', async () => {
  const server = await startTestServer({ trustProxy: 'loopback' });
  const from = async (address: string, username: string, more: object = { password: 'fout' }) => {
    const response = await fetch(`${server.url}/api/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ username, ...more }),
    });
    return { status: response.status, body: (await response.json()) as ErrorBody & { device: string } };
  };
  const { device } = (await from('10.0.0.1', 'noor', { password: 'geheim' })).body;
  for (const name of ['noor', 'bestaat.niet']) {
    const tries = await Promise.all(Array.from({ length: TRIES_PER_NAME + 1 }, () => from('10.0.0.1', name)));
    expect(tries.map(({ body }) => body.code)).toEqual(
      Array<string>(TRIES_PER_NAME + 1).fill('wrong-credentials'),
    );
    expect(tries.filter(({ body }) => /langer.*leerkracht/.test(body.message))).toHaveLength(1);
  }
  const lines = server.db.selectFrom('audit').select('subject').where('action', '=', 'login-slowed');
  expect(await lines.execute()).toEqual([{ subject: server.school.noor }, { subject: null }]);
  // Wrong ones tell whether they had to wait.
  expect((await from('10.0.0.2', 'noor')).body.message).not.toMatch(/langer/);
  expect((await from('10.0.0.1', 'daan')).body.message).not.toMatch(/langer/);
  expect((await from('10.0.0.1', 'noor', { password: 'fout', device })).body.message).not.toMatch(/langer/);
  expect((await from('10.0.0.1', 'noor', { password: 'geheim', device })).status).toBe(200);
  // The device of one is no device of another.
  expect((await from('10.0.0.1', 'bestaat.niet', { password: 'fout', device })).body.message).toMatch(
    /langer/,
  );
});

test('a teacher sees for whom logging in is slow, and lifts it', async () => {
  const server = await startTestServer();
  const { account, group, noor, finn } = server.school;
  await Promise.all(Array.from({ length: TRIES_PER_NAME + 1 }, () => tryLogin(server, 'noor')));
  const token = await server.login('docent');
  const pupils = `/api/accounts/${account}/groups/${group}/pupils`;
  const slow = async () => {
    const { body } = await server.call<{ pupils: { id: string; slowLogin: boolean }[] }>('GET', pupils, {
      token,
    });
    return body.pupils.filter(({ slowLogin }) => slowLogin).map(({ id }) => id);
  };
  expect(await slow()).toEqual([noor]);
  const freed = await server.call('POST', `${pupils}/free-logins`, { token, body: { pupils: [noor, finn] } });
  expect(freed.body).toEqual({ freed: 1 });
  expect(await slow()).toEqual([]);
  expect((await tryLogin(server, 'noor')).body.message).not.toMatch(/langer/);
  const lines = server.db.selectFrom('audit').select(['actor_id', 'subject']);
  expect(await lines.where('action', '=', 'login-freed').execute()).toEqual([
    { actor_id: server.school.staff.docent, subject: noor },
  ]);
});

test('a right password forgets the wrong ones before it', async () => {
  const server = await startTestServer();
  for (let round = 0; round < 2; round++) {
    await Promise.all(Array.from({ length: TRIES_PER_NAME - 1 }, () => tryLogin(server, 'noor')));
    expect((await tryLogin(server, 'noor', 'geheim')).status).toBe(200);
  }
});

test('a token that is foreign, tampered with, unsigned or gone gives 401', async () => {
  const server = await startTestServer();
  const good = await server.login('docent');
  const { superadmin } = server.school.staff;
  const payload = {
    _id: superadmin,
    role: 'superadmin',
    sid: await openFamily(server, superadmin),
    via: 'password',
    jti: 'een',
    iss: 'http://localhost',
    aud: 'web',
  };
  const soon = new Date(Date.now() + 60_000).toISOString();
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const own = openKeyPair(openDataFolder(server.path)).privateKey;
  const header = decodeProtectedHeader(good);
  const sign = (claims: Record<string, unknown>, key = own, exp = '1m', over = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'RS512', ...over })
      .setExpirationTime(exp)
      .sign(key);
  const [head, , signature] = good.split('.');
  const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const right = { ...payload, expires_in: soon };
  const bad = [
    '',
    'onzin',
    `${head}.${b64({ ...right, exp: 9_999_999_999 })}.${signature}`,
    `${b64({ ...header, alg: 'none' })}.${b64({ ...right, exp: 9_999_999_999 })}.`,
    await sign(right, foreign),
    await sign(right, own, '-1m'),
    await sign(right, own, '1m', { alg: 'RS256' }),
    await sign(right, own, '1m', { kid: 'onbekend' }),
    await sign(right, own, '1m', { typ: 'at+jwt' }),
    await sign({ ...right, expires_in: new Date(0).toISOString() }),
    await sign({ ...payload }),
    await sign({ ...right, aud: 'refresh' }),
    await sign({ ...right, iss: 'https://elders.nl' }),
    await sign({ ...right, sid: 'geen' }),
    await sign({ ...right, sid: await openFamily(server, server.school.staff.office) }),
    await sign({ ...right, role: 'baas' }),
    // The role was another when the user was looked up.
    await sign({ ...right, role: 'office' }),
    await sign({ ...right, _id: 'niemand' }),
  ];
  for (const token of bad) {
    const reply = await server.call('GET', '/api/office/dashboard', { token });
    expect([reply.status, reply.body.code], token).toEqual([401, 'no-session']);
    await expect(server.live(token)).rejects.toMatchObject({ data: { code: 'no-session' } });
  }
  expect((await server.call('GET', '/api/office/dashboard', { token: await sign(right) })).status).toBe(200);
});

test('who is switched off can no longer log in, and the running session ends', async () => {
  const server = await startTestServer();
  const token = await server.login('noor');
  await server.db.updateTable('users').set({ active: 0 }).where('id', '=', server.school.noor).execute();
  expect((await server.call('GET', '/api/session', { token })).status).toBe(401);
  expect((await tryLogin(server, 'noor', 'geheim')).body.code).toBe('wrong-credentials');
  const { noor, daan } = server.school;
  const families = [await openFamily(server, noor), await openFamily(server, daan)];
  expect(await livingFamilies(server.db, families)).toEqual(new Set([families[1]]));
});

test('a connection ends, and says so, when its token does', async () => {
  const server = await startTestServer();
  const tokens = createTokens(openKeyPair(openDataFolder(server.path)), 'http://localhost');
  const { noor: id } = server.school;
  const familyId = await openFamily(server, id);
  const endsAt = Date.now() + 2000;
  const socket = await server.live(
    await tokens.sign('web', { id, role: 'leerling', accountId: null, familyId, via: 'password', endsAt }),
  );
  let told: string | undefined;
  socket.on('sessionEnded', ({ reason }) => (told = reason));
  await until(() => told === 'expired' && socket.disconnected);
});

test('logging out ends every token of that login and its connection, and of no other', async () => {
  const server = await startTestServer();
  const [token, other] = [await server.login('noor'), await server.login('noor')];
  const socket = await server.live(token);
  let told: string | undefined;
  socket.on('sessionEnded', ({ reason }) => (told = reason));
  expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(204);
  await until(() => told === 'ended' && socket.disconnected);
  expect((await server.call('GET', '/api/session', { token })).status).toBe(401);
  expect((await server.call('GET', '/api/session', { token: other })).status).toBe(200);
  // A second time does no harm; a token of nobody ends nothing.
  expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(204);
  expect((await server.call('POST', '/api/auth/logout', { token: `${other}x` })).status).toBe(204);
  expect((await server.call('GET', '/api/session', { token: other })).status).toBe(200);
});

test('logins and refusals are in the audit log, without passwords', async () => {
  const server = await startTestServer();
  await server.login('docent');
  await tryLogin(server, 'noor', 'verkeerd');
  const rows = await server.db.selectFrom('audit').selectAll().orderBy('at').execute();
  expect(rows).toMatchObject([
    { action: 'login', actor_id: server.school.staff.docent },
    { action: 'login-refused', actor_id: null, subject: server.school.noor },
  ]);
  expect(JSON.stringify(rows)).not.toContain('verkeerd');
});

test('passwords are kept as argon2id', async () => {
  const server = await startTestServer();
  const users = await server.db.selectFrom('users').select('password_hash').execute();
  for (const { password_hash } of users) expect(password_hash).toMatch(/^\$argon2id\$/);
});

test("a demo pupil's doings are gone at the next login", async () => {
  const server = await startTestServer();
  const { demo } = server.school;
  const mapNow = async () => {
    const token = await server.login('demo');
    const { body } = await server.call<{ tasks: { id: string; state: string }[]; coins: number }>(
      'GET',
      `/api/pupils/${demo}/map`,
      { token },
    );
    return body;
  };
  const first = await mapNow();
  const second = await mapNow();
  expect(second.tasks.map((task) => task.state)).toEqual(first.tasks.map((task) => task.state));
  expect(second.coins).toBe(first.coins);
  expect(second.tasks[0]!.id).not.toBe(first.tasks[0]!.id);
  expect(first.tasks.slice(0, 8).map((task) => task.state)).toEqual([
    'goud',
    'klaar',
    'bezig',
    'bezig',
    'open',
    'open',
    'dicht',
    'dicht',
  ]);
});

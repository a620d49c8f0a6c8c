import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import type { OwnSecond } from '../../contract/second.ts';
import { codeOf } from '../../testing/second.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const HALF_MINUTE = 30_000;
const DAY = 24 * 60 * 60_000;

// Codes go by the clock: it stands still, a second into half a minute.
beforeEach(() => {
  const now = Math.floor(Date.now() / HALF_MINUTE) * HALF_MINUTE + 1000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => void vi.useRealTimers());

interface Added {
  second: OwnSecond;
  codes?: string[];
}
interface Answer extends ErrorBody {
  token: string;
  codes?: string[];
}

/** Logs in with the password alone. */
const first = ({ call }: TestServer, username: string) =>
  call<Answer>('POST', '/api/auth', { body: { username, password: 'geheim' } });
const challengeOf = async (server: TestServer, username: string) =>
  (await first(server, username)).body.fields!['challenge']!;
const answer = ({ call }: TestServer, challenge: string, code: string) =>
  call<Answer>('POST', '/api/auth/second', { body: { challenge, code } });
const ownPath = ({ school }: TestServer, role: keyof TestServer['school']['staff']) =>
  `/api/users/${school.staff[role]}/second`;

/** Gives somebody an app, whose last code is of half a minute ago: that of now still works. */
async function withApp(server: TestServer, role: 'docent' | 'schooladmin' | 'office' | 'superadmin') {
  const token = await server.login(role);
  const path = ownPath(server, role);
  const { body: proposed } = await server.call<{ challenge: string; key: string; uri: string }>(
    'POST',
    `${path}/app-proposals`,
    { token, body: {} },
  );
  const { body, status } = await server.call<Added>('POST', `${path}/apps`, {
    token,
    body: {
      challenge: proposed.challenge,
      code: codeOf(proposed.key, Date.now() - HALF_MINUTE),
      label: 'Telefoon',
    },
  });
  expect(status).toBe(200);
  return { token, path, key: proposed.key, uri: proposed.uri, codes: body.codes!, second: body.second };
}

test('an app is set up with a code, and from then on the password alone lets nobody in', async () => {
  const server = await startTestServer();
  const { uri, codes, second } = await withApp(server, 'docent');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Spelwereld:docent\?.*secret=/);
  expect(second).toMatchObject({
    factors: [{ kind: 'totp', label: 'Telefoon' }],
    codesLeft: 10,
    neededBy: null,
  });
  expect(new Set(codes).size).toBe(10);

  const { status, body } = await first(server, 'docent');
  expect([status, body.code, body.token]).toEqual([422, 'second-factor', undefined]);
  expect(body.fields).toMatchObject({ ways: 'app,recovery' });
  // Nothing of it can be read in the database.
  const rows = await server.db.selectFrom('second_factors').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(uri.match(/secret=(\w+)/)![1]!);
  const kept = JSON.stringify(await server.db.selectFrom('recovery_codes').selectAll().execute());
  for (const code of codes) expect(kept).not.toContain(code);
});

test('a code works once, that of half a minute ago too, and of a login the sixth try is refused', async () => {
  const server = await startTestServer();
  const { key } = await withApp(server, 'docent');
  await server.db.updateTable('second_factors').set({ last_step: 0 }).execute();
  const now = Date.now();

  // The previous half minute: clocks are off, and people type slowly.
  const before = codeOf(key, now - HALF_MINUTE);
  const let_in = await answer(server, await challengeOf(server, 'docent'), before);
  expect(let_in.status).toBe(200);
  expect((await server.call('GET', '/api/session', { token: let_in.body.token })).status).toBe(200);

  const challenge = await challengeOf(server, 'docent');
  const again = await answer(server, challenge, before);
  expect([again.status, again.body.fields?.['code']]).toEqual([422, expect.stringMatching(/al gebruikt/)]);
  const wrong = codeOf(key, now + DAY);
  for (let i = 0; i < 4; i++)
    expect((await answer(server, challenge, wrong)).body.fields?.['code']).toMatch(/klopt niet/);
  const sixth = await answer(server, challenge, codeOf(key));
  expect([sixth.status, sixth.body.code]).toEqual([429, 'login-locked']);
  // With the password one begins anew.
  expect((await answer(server, await challengeOf(server, 'docent'), codeOf(key))).status).toBe(200);
});

test('of two who send the same code at once one is let in', async () => {
  const server = await startTestServer();
  const { key } = await withApp(server, 'docent');
  const asked = [await challengeOf(server, 'docent'), await challengeOf(server, 'docent')];
  const code = codeOf(key);
  const both = await Promise.all(asked.map((challenge) => answer(server, challenge, code)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  // And one answer to a question counts, however often it is sent.
  const challenge = await challengeOf(server, 'docent');
  await server.db.updateTable('second_factors').set({ last_step: 0 }).execute();
  expect((await answer(server, challenge, codeOf(key))).status).toBe(200);
  await server.db.updateTable('second_factors').set({ last_step: 0 }).execute();
  expect((await answer(server, challenge, codeOf(key))).status).toBe(404);
});

test('wrong codes count for a person over all logins, and a right password does not forget them', async () => {
  const server = await startTestServer();
  const { key } = await withApp(server, 'docent');
  const wrong = codeOf(key, Date.now() + DAY);
  let locked = 0;
  for (let i = 0; i < 2; i++) {
    const challenge = await challengeOf(server, 'docent');
    for (let n = 0; n < 3; n++) if ((await answer(server, challenge, wrong)).status === 429) locked++;
  }
  expect(locked).toBe(0);
  // The ninth try for this name from here, passwords and codes together, has to wait.
  const began = performance.now();
  const { body } = await first(server, 'docent');
  expect(body.code).toBe('second-factor');
  expect(performance.now() - began).toBeGreaterThan(900);
});

test('a recovery code works once, however it is typed, and its owner is told', async () => {
  const server = await startTestServer();
  await server.db
    .updateTable('users')
    .set({ email: 'juf@voorbeeld.nl', email_key: 'juf@voorbeeld.nl' })
    .where('id', '=', server.school.staff.docent)
    .execute();
  const { codes, path } = await withApp(server, 'docent');
  const typed = ` ${codes[0]!.slice(0, 5).toLowerCase().replaceAll('0', 'o')}-${codes[0]!.slice(5)}`;
  const { body } = await answer(server, await challengeOf(server, 'docent'), typed);
  const { token } = body;
  expect((await server.call<OwnSecond>('GET', path, { token })).body.codesLeft).toBe(9);
  expect((await answer(server, await challengeOf(server, 'docent'), typed)).body.fields?.['code']).toMatch(
    /al gebruikt/,
  );
  const mails = await server.db
    .selectFrom('mails')
    .select('text')
    .where('kind', 'like', 'second-%')
    .execute();
  expect(mails.map(({ text }) => /toegevoegd|herstelcodes/.exec(text)?.[0]).sort()).toEqual([
    'herstelcodes',
    'toegevoegd',
  ]);

  const renewed = await server.call<{ codes: string[] }>('POST', `${path}/recovery-codes`, {
    token,
    body: {},
  });
  expect((await answer(server, await challengeOf(server, 'docent'), codes[1]!)).status).toBe(422);
  expect((await answer(server, await challengeOf(server, 'docent'), renewed.body.codes[0]!)).status).toBe(
    200,
  );
});

test('members of the office set it up before anything else, and get their codes', async () => {
  const server = await startTestServer({ secondNeeded: true });
  const { body } = await first(server, 'office');
  expect(body).toMatchObject({ code: 'second-factor', fields: { ways: 'set-up' } });
  const challenge = body.fields!['challenge']!;
  const setUp = () =>
    server.call<{ key: string }>('POST', '/api/auth/second/set-up', { body: { challenge } });
  // An app may have it by the time that the page is reloaded.
  const [{ body: one }, { body: two }] = [await setUp(), await setUp()];
  expect(two.key).toBe(one.key);
  expect((await answer(server, challenge, codeOf(one.key, Date.now() + DAY))).status).toBe(422);
  const done = await answer(server, challenge, codeOf(one.key));
  expect([done.status, done.body.codes?.length]).toEqual([200, 10]);
  const { token } = done.body;
  expect((await server.call('GET', '/api/session', { token })).status).toBe(200);
  // The last one stays.
  const path = ownPath(server, 'office');
  const { body: own } = await server.call<OwnSecond>('GET', path, { token });
  const remove = await server.call('DELETE', `${path}/factors/${own.factors[0]!.id}`, { token });
  expect([remove.status, remove.body.code]).toEqual([409, 'conflict']);
  expect((await first(server, 'office')).body.fields).toMatchObject({ ways: 'app,recovery' });
});

test('a demo asks nobody to, and nobody else has to', async () => {
  const server = await startTestServer({ secondNeeded: true });
  expect((await first(server, 'docent')).status).toBe(200);
  expect((await first(server, 'noor')).status).toBe(200);
  await server.db.insertInto('installation').values({ name: 'demo', value: '1' }).execute();
  expect((await first(server, 'superadmin')).status).toBe(200);
});

test('an administrator wants it of the staff: two weeks of notice, then it comes first; pupils never', async () => {
  const server = await startTestServer();
  const { call, school, db } = server;
  const token = await server.login('schooladmin');
  const path = `/api/accounts/${school.account}/second`;
  const { body: wish } = await call<{ wanted: boolean; by: string; staff: number }>('PUT', path, {
    token,
    body: { wanted: true },
  });
  expect(wish).toMatchObject({ wanted: true, staff: 3, have: 0 });
  const docent = await server.login('docent');
  const { body: seen } = await call<{ secondBy?: number }>('GET', '/api/session', { token: docent });
  expect(Math.round((seen.secondBy! - Date.now()) / DAY)).toBe(14);
  expect((await call('PUT', path, { token: docent, body: { wanted: false } })).status).toBe(403);

  await db
    .updateTable('accounts')
    .set({ second_since: Date.now() - 14 * DAY })
    .where('id', '=', school.account)
    .execute();
  // Who came last week has a week left.
  expect((await first(server, 'docent')).status).toBe(200);
  await db.updateTable('users').set({ created_at: 0 }).execute();
  expect((await first(server, 'docent')).body.fields).toMatchObject({ ways: 'set-up' });
  expect((await first(server, 'noor')).status).toBe(200);
  expect((await first(server, 'rtadmin')).status).toBe(200);
});

test('who lost it is helped by another administrator, or by the office with a reason; all logins end', async () => {
  const server = await startTestServer();
  const { call, school } = server;
  const { token: docent } = await withApp(server, 'docent');
  const lift = async (by: string, user: string, reason = '') =>
    call('POST', `/api/users/${user}/second/removal`, { token: await server.login(by), body: { reason } });

  expect((await lift('rtadmin', school.staff.docent)).status).toBe(404);
  expect((await lift('office', school.staff.docent)).body.fields).toHaveProperty('reason');
  expect((await lift('schooladmin', school.staff.docent)).status).toBe(200);
  expect((await call('GET', '/api/session', { token: docent })).status).toBe(401);
  expect((await first(server, 'docent')).status).toBe(200);
  expect((await lift('schooladmin', school.staff.docent)).body.code).toBe('conflict');
  expect((await lift('schooladmin', school.noor)).status).toBe(404);

  const lines = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'subject'])
    .where('action', '=', 'second-lifted')
    .execute();
  expect(lines).toEqual([{ actor_id: school.staff.schooladmin, subject: school.staff.docent }]);
});

test('of the office a superadmin alone helps a colleague, and nobody takes the own away so', async () => {
  const server = await startTestServer();
  const { call, school } = server;
  const { token: office } = await withApp(server, 'office');
  const reason = 'Gebeld op het nummer dat we kennen.';
  const lift = (token: string, user: string) =>
    call('POST', `/api/users/${user}/second/removal`, { token, body: { reason } });
  expect((await lift(office, school.staff.superadmin)).status).toBe(404);
  const superadmin = await server.login('superadmin');
  expect((await lift(superadmin, school.staff.superadmin)).body.code).toBe('conflict');
  expect((await lift(superadmin, school.staff.office)).status).toBe(200);
});

test('the office sees who of a customer has a second step, a parent too', async () => {
  const server = await startTestServer();
  const { call, school } = server;
  await withApp(server, 'office');
  const home = await server.db
    .selectFrom('users')
    .select(['account_id', 'id'])
    .where('role', '=', 'thuisadmin')
    .executeTakeFirstOrThrow();
  const superadmin = await server.login('superadmin');
  const people = async (path: string, token = superadmin) =>
    call<{ id: string; second: boolean; role: string }[]>('GET', path, { token });
  const { body: family } = await people(`/api/office/accounts/${home.account_id}/second/people`);
  expect(family).toEqual([expect.objectContaining({ id: home.id, second: false })]);
  const { body: staff } = await people(`/api/office/accounts/${school.account}/second/people`);
  expect(staff.map(({ role }) => role)).not.toContain('leerling');
  expect(staff.length).toBeGreaterThan(1);

  const admin = await server.login('schooladmin');
  expect((await people(`/api/office/accounts/${school.account}/second/people`, admin)).status).toBe(403);
});

test('who has an app shows who it is by a code too', async () => {
  const server = await startTestServer();
  const { token, path, key, second } = await withApp(server, 'docent');
  await server.db.updateTable('token_families').set({ confirmed_at: null }).execute();
  const remove = () => server.call('DELETE', `${path}/factors/${second.factors[0]!.id}`, { token });
  expect((await remove()).body.code).toBe('confirmation-needed');
  const confirm = (body: object) => server.call('POST', '/api/auth/confirmation', { token, body });
  expect((await confirm({})).body.fields).toHaveProperty('password');
  expect((await confirm({ code: codeOf(key, Date.now() + DAY) })).body.fields).toHaveProperty('code');
  expect((await confirm({ code: codeOf(key) })).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await first(server, 'docent')).status).toBe(200);
});

test('another person’s question is not answered, nor one that is too old', async () => {
  const server = await startTestServer();
  const { key } = await withApp(server, 'docent');
  const other = await server.login('schooladmin');
  const challenge = await challengeOf(server, 'docent');
  const elsewhere = await server.call('POST', `${ownPath(server, 'schooladmin')}/apps`, {
    token: other,
    body: { challenge, code: codeOf(key), label: '' },
  });
  expect(elsewhere.status).toBe(404);
  await server.db
    .updateTable('second_challenges')
    .set({ expires_at: Date.now() - 1 })
    .execute();
  expect((await answer(server, challenge, codeOf(key))).status).toBe(404);
  expect((await answer(server, 'verzonnen', '123456')).status).toBe(404);
});

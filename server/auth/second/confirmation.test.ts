import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import { CALLS } from '../../contract/index.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const MINUTE = 60_000;

/** As if all who are logged in showed so long ago who they are. */
const passes = ({ db }: TestServer, ms: number) =>
  db
    .updateTable('token_families')
    .set(({ eb }) => ({ confirmed_at: eb('confirmed_at', '-', ms) }))
    .execute();

const block = ({ call, school }: TestServer, token: string, kind = 'misbruik') =>
  call<ErrorBody>('PUT', `/api/office/accounts/${school.account}/block`, {
    token,
    body: { block: { kind, why: 'Iemand deelde de inlognamen.' } },
  });
const confirm = ({ call }: TestServer, token: string, password = 'geheim') =>
  call<ErrorBody & { until: number }>('POST', '/api/auth/confirmation', { token, body: { password } });
const blocked = async ({ db, school }: TestServer) =>
  (await db.selectFrom('accounts').select('block').where('id', '=', school.account).executeTakeFirstOrThrow())
    .block !== null;

test('ten minutes after logging in the password is asked again, and nothing is done before it', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  await passes(server, 10 * MINUTE);

  const { status, body } = await block(server, token);
  expect([status, body.code]).toEqual([422, 'confirmation-needed']);
  expect(body.message).toMatch(/wachtwoord/);
  expect(await blocked(server)).toBe(false);

  const wrong = await confirm(server, token, 'fout');
  expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
    422,
    'invalid-fields',
    { password: 'Dit is niet je huidige wachtwoord.' },
  ]);
  expect((await block(server, token)).body.code).toBe('confirmation-needed');

  const { body: shown } = await confirm(server, token);
  expect(shown.until - Date.now()).toBeGreaterThan(9 * MINUTE);
  expect((await block(server, token)).status).toBe(200);
  expect(await blocked(server)).toBe(true);

  const lines = await server.db.selectFrom('audit').select(['action', 'actor_id']).execute();
  const told = lines.filter(({ action }) => action.startsWith('confirm'));
  expect(told).toEqual([
    { action: 'confirmation-refused', actor_id: server.school.staff.office },
    { action: 'confirmed', actor_id: server.school.staff.office },
  ]);
});

test('who logged in with the password a moment ago is not asked', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  await passes(server, 9 * MINUTE);
  expect((await block(server, token)).status).toBe(200);
});

test('it counts for the login that gave the password, and no other of the same person', async () => {
  const server = await startTestServer();
  const [here, there] = [await server.login('office'), await server.login('office')];
  await passes(server, 10 * MINUTE);
  await confirm(server, here);
  expect((await block(server, there)).body.code).toBe('confirmation-needed');
  expect((await block(server, here)).status).toBe(200);
});

test('single sign-on shows nothing of who sits there', async () => {
  const server = await startTestServer();
  const token = await server.login('schooladmin');
  await server.db.updateTable('token_families').set({ confirmed_at: null }).execute();
  const want = () =>
    server.call('PUT', `/api/accounts/${server.school.account}/second`, { token, body: { wanted: true } });
  expect((await want()).body.code).toBe('confirmation-needed');
  await confirm(server, token);
  expect((await want()).status).toBe(200);
});

test('what is wrong with a call is told before the password is asked', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  await passes(server, 10 * MINUTE);
  expect((await block(server, token, 'zomaar')).body.code).toBe('invalid-fields');
});

test('each call that asks for it is refused without, and nobody is logged out', async () => {
  const server = await startTestServer();
  const token = await server.login('superadmin');
  await passes(server, 10 * MINUTE);
  const { account, group, noor, staff } = server.school;
  const asked = CALLS.filter((call) => call.confirmed);
  expect(asked.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['eraseTrash', 'finalInvoice', 'setBlock']),
  );
  for (const call of asked) {
    const ids: Record<string, string> = { account, group, pupil: noor, user: staff.superadmin };
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
    const { status } = await server.call(call.method, path, {
      token,
      ...(call.method !== 'GET' && { body: {} }),
    });
    // Its fields, what is not there or the password: never the session.
    expect([call.id, [404, 422].includes(status)]).toEqual([call.id, true]);
  }
  expect((await server.call('GET', '/api/session', { token })).status).toBe(200);
});

test('no pupil is asked, and wrong passwords count as tries to log in', async () => {
  const server = await startTestServer();
  expect((await confirm(server, await server.login('noor'))).status).toBe(403);
  const token = await server.login('office');
  for (let i = 0; i < 8; i++) await confirm(server, token, 'fout');
  expect((await confirm(server, token, 'fout')).body.fields?.['password']).toMatch(/langer/);
});

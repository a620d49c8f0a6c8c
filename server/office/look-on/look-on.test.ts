import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reachedBy } from '../../access/look-on.ts';
import type { Profile } from '../../contract/accounts.ts';
import { CALLS } from '../../contract/index.ts';
import type { Ack } from '../../contract/live.ts';
import type { OfficeAccess } from '../../contract/look-ons.ts';
import { reachOf, type Action } from '../../contract/permissions.ts';
import type { PupilMap } from '../../contract/practice.ts';
import { startTestServer, type LiveClient, type TestServer } from '../../testing/server.ts';

const REASON = 'Belt over een scherm dat leeg blijft';
const MINUTE = 60_000;

interface Begun {
  id: string;
  token: string;
  endsAt: number;
}

const begin = async (
  server: TestServer,
  as: 'office' | 'superadmin',
  user: string,
  more: { id?: string; reason?: string; kind?: string | undefined; thread?: string } = {},
) =>
  server.call<Begun>('POST', '/api/office/look-ons', {
    token: await server.login(as),
    body: { id: randomUUID(), user, reason: REASON, kind: 'telefoon', ...more },
  });

const accessOf = async (server: TestServer, token?: string) =>
  (
    await server.call<OfficeAccess>('GET', `/api/accounts/${server.school.account}/look-ons`, {
      token: token ?? (await server.login('schooladmin')),
    })
  ).body;

const letIn = async (server: TestServer, on: boolean) =>
  server.call('PUT', `/api/accounts/${server.school.account}/office-access`, {
    token: await server.login('schooladmin'),
    body: { on },
  });

const rename = (server: TestServer, token: string, name: string) =>
  server.call('PATCH', `/api/accounts/${server.school.account}/groups/${server.school.group}`, {
    token,
    body: { change: randomUUID(), name },
  });

test('looking on asks a reason, is for half an hour, opens nothing that is one’s own, and the customer sees it', async () => {
  const server = await startTestServer();
  const { staff, noor, demo, account } = server.school;
  expect((await begin(server, 'office', staff.docent, { reason: 'negentien' })).status).toBe(422);
  expect((await begin(server, 'office', staff.docent, { kind: undefined })).status).toBe(422);
  expect(
    (await begin(server, 'office', staff.docent, { kind: undefined, thread: randomUUID() })).status,
  ).toBe(422);
  for (const nobody of [noor, demo, staff.office, staff.superadmin, randomUUID()])
    expect((await begin(server, 'superadmin', nobody)).status).toBe(404);
  expect(
    (
      await server.call('POST', '/api/office/look-ons', {
        token: await server.login('schooladmin'),
        body: {},
      })
    ).status,
  ).toBe(403);

  await server.db
    .updateTable('users')
    .set({ last_login_at: 7 })
    .where('id', '=', staff.schooladmin)
    .execute();
  const id = randomUUID();
  const { status, body } = await begin(server, 'office', staff.schooladmin, { id });
  expect(status).toBe(200);
  const { token } = body;
  // Sent once more it is the same.
  expect((await begin(server, 'office', staff.schooladmin, { id })).body.endsAt).toBe(body.endsAt);
  expect((await begin(server, 'superadmin', staff.schooladmin, { id })).status).toBe(409);
  expect((await begin(server, 'office', staff.docent, { id })).status).toBe(409);

  const get = (path: string) => server.call('GET', path, { token });
  expect(await get('/api/session')).toMatchObject({
    status: 200,
    body: { id: staff.schooladmin, role: 'schooladmin', lookOn: { mayChange: false } },
  });
  expect((await get(`/api/accounts/${account}/groups`)).status).toBe(200);
  const own = `/api/users/${staff.schooladmin}`;
  const patched = await server.call('PATCH', `${own}/credentials`, {
    token,
    body: { currentPassword: 'geheim' },
  });
  expect(patched).toMatchObject({ status: 404, body: { code: 'not-while-looking' } });
  for (const path of [`${own}/profile`, `${own}/second`, `/api/accounts/${account}/exports`])
    expect((await get(path)).status).toBe(404);

  const user = await server.db
    .selectFrom('users')
    .select('last_login_at')
    .where('id', '=', staff.schooladmin)
    .executeTakeFirstOrThrow();
  expect(user.last_login_at).toBe(7);
  expect((await accessOf(server)).lookOns).toMatchObject([
    { by: 'Juf office', as: 'Juf schooladmin', kind: 'telefoon', reason: REASON, isOpen: true, changes: [] },
  ]);
  const admin = await server.login('schooladmin');
  const profile = await server.call<Profile>('GET', `${own}/profile`, { token: admin });
  expect(profile.body.sessions.filter(({ via }) => via === 'office')).toHaveLength(1);
  const messages = await server.call<{ messages: { title: string }[] }>('GET', '/api/messages', {
    token: admin,
  });
  expect(messages.body.messages.map(({ title }) => title)).toContain('Iemand van ons kijkt mee');
  const line = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'look-on-begun')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    actor_id: staff.office,
    account_id: account,
    subject: staff.schooladmin,
    reason: REASON,
  });

  vi.useFakeTimers({ toFake: ['Date'], now: body.endsAt + MINUTE });
  onTestFinished(() => void vi.useRealTimers());
  expect((await get('/api/session')).status).toBe(401);
});

test('it ends by stopping, by the customer, and when the member of the office may not log in any more', async () => {
  const server = await startTestServer();
  const { staff } = server.school;
  const statusOf = async (token: string) => (await server.call('GET', '/api/session', { token })).status;
  const stopped = (await begin(server, 'office', staff.docent)).body;
  await server.call('POST', '/api/auth/logout', { token: stopped.token });
  expect(await statusOf(stopped.token)).toBe(401);
  expect((await accessOf(server)).lookOns[0]?.isOpen).toBe(false);
  expect((await begin(server, 'office', staff.docent, { id: stopped.id })).status).toBe(409);

  const ended = (await begin(server, 'office', staff.docent)).body;
  const docent = await server.login('docent');
  await server.call('DELETE', `/api/users/${staff.docent}/sessions/${ended.id}`, { token: docent });
  expect(await statusOf(ended.token)).toBe(401);
  expect(await statusOf(docent)).toBe(200);

  const off = (await begin(server, 'office', staff.docent)).body;
  await server.db.updateTable('users').set({ active: 0 }).where('id', '=', staff.office).execute();
  expect(await statusOf(off.token)).toBe(401);
});

test('things are changed only by a superadmin or while the customer lets the office in, and each line names both', async () => {
  const server = await startTestServer();
  const { staff, account } = server.school;
  const { token } = (await begin(server, 'office', staff.schooladmin)).body;
  expect(await rename(server, token, 'Groep vijf')).toMatchObject({
    status: 409,
    body: { code: 'looking-on' },
  });
  const by = (await begin(server, 'superadmin', staff.schooladmin)).body;
  expect((await rename(server, by.token, 'Groep vijf a')).status).toBe(200);

  // Nobody who looks on opens the door.
  expect(
    (
      await server.call('PUT', `/api/accounts/${account}/office-access`, {
        token: by.token,
        body: { on: true },
      })
    ).status,
  ).toBe(404);
  expect((await letIn(server, true)).status).toBe(200);
  expect((await rename(server, token, 'Groep vijf b')).status).toBe(200);
  const { lookOns, officeUntil } = await accessOf(server);
  expect(officeUntil).toBeGreaterThan(Date.now());
  expect(lookOns.map(({ by: who, changes }) => [who, changes]).sort()).toEqual([
    ['Juf office', [{ label: 'Gegevens van groep veranderd', count: 1 }]],
    ['Juf superadmin', [{ label: 'Gegevens van groep veranderd', count: 1 }]],
  ]);
  await letIn(server, false);
  expect((await rename(server, token, 'Groep vijf c')).status).toBe(409);
  const lines = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'act_id'])
    .where('action', '=', 'group-edited')
    .execute();
  expect(lines.map(({ actor_id }) => actor_id)).toEqual([staff.schooladmin, staff.schooladmin]);
  expect(lines.map(({ act_id }) => act_id).sort()).toEqual([staff.office, staff.superadmin].sort());
  // What the customer does beside it is the customer's alone.
  await rename(server, await server.login('schooladmin'), 'Groep 5');
  const { act_id } = await server.db
    .selectFrom('audit')
    .select('act_id')
    .where('action', '=', 'group-edited')
    .where('act_id', 'is', null)
    .executeTakeFirstOrThrow();
  expect(act_id).toBeNull();
});

test('what is changed in a later time stands at that one alone, also within half an hour of the first', async () => {
  const server = await startTestServer();
  const { staff } = server.school;
  await letIn(server, true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const first = (await begin(server, 'office', staff.schooladmin)).body;
  vi.setSystemTime(Date.now() + MINUTE);
  expect((await rename(server, first.token, 'Groep een')).status).toBe(200);
  vi.setSystemTime(Date.now() + MINUTE);
  await server.call('POST', '/api/auth/logout', { token: first.token });
  vi.setSystemTime(Date.now() + MINUTE);
  const second = (await begin(server, 'office', staff.schooladmin)).body;
  expect((await rename(server, second.token, 'Groep twee')).status).toBe(200);
  expect((await rename(server, second.token, 'Groep drie')).status).toBe(200);
  const { lookOns } = await accessOf(server);
  expect(lookOns.map(({ id, changes }) => [id, changes.map(({ count }) => count)])).toEqual([
    [second.id, [2]],
    [first.id, [1]],
  ]);
});

test('a game that is opened is a preview: no round, no answer, no coin', async () => {
  const server = await startTestServer();
  const { staff, noor } = server.school;
  await server.call('GET', `/api/pupils/${noor}/map`, { token: await server.login('noor') });
  const { token } = (await begin(server, 'office', staff.docent)).body;
  const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token });
  const opened = await server.call('POST', `/api/pupils/${noor}/tasks/${map.tasks[0]!.id}/rounds`, {
    token,
    body: { id: randomUUID(), somvenster: map.somvenster.id, game: 'bellenprikken' },
  });
  expect(opened.status).toBe(200);
  for (const table of ['rounds', 'answers', 'rewards'] as const) {
    const rows = await server.db.selectFrom(table).selectAll().execute();
    expect([table, rows.length]).toEqual([table, 0]);
  }
});

test('the live channel lets who looks on watch a group, and not lead it', async () => {
  const server = await startTestServer();
  const { staff, group } = server.school;
  await letIn(server, true);
  const { token } = (await begin(server, 'office', staff.docent)).body;
  const socket: LiveClient = await server.live(token);
  const board = await new Promise<Ack<unknown>>((resolve) =>
    socket.emit('watchGroup', { groupId: group }, resolve),
  );
  expect(board.ok).toBe(true);
  const held = await new Promise<Ack<unknown>>((resolve) =>
    socket.emit('holdPupils', { groupId: group, held: true }, resolve),
  );
  expect(held).toMatchObject({ ok: false, error: { code: 'not-found' } });
  const line = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'board-watched')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ actor_id: staff.docent, act_id: staff.office });
});

test('every call that the staff may make is closed, only looks, or is refused: nothing is changed by asking all of them', async () => {
  const server = await startTestServer();
  const { staff, account, group, noor } = server.school;
  const ids: Record<string, string> = { account, group, pupil: noor, user: staff.docent };
  const { token } = (await begin(server, 'office', staff.schooladmin)).body;
  const counts = { closed: 0, read: 0, change: 0 };
  for (const call of CALLS) {
    if (call.action === 'public' || call.answer === 'file') continue;
    if (reachOf('schooladmin', call.action as Action) === undefined) continue;
    const reached = reachedBy(call);
    counts[reached]++;
    // Of what may be looked at other tests see that it stores nothing.
    if (reached === 'read') continue;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? randomUUID());
    const { status } = await server.call(call.method, path, {
      token,
      ...(call.method !== 'GET' && { body: {} }),
    });
    // What an address names that is not there is said first.
    expect([call.id, reached === 'closed' ? status === 404 : status === 404 || status === 409]).toEqual([
      call.id,
      true,
    ]);
  }
  expect(counts.closed).toBeGreaterThan(40);
  expect(counts.change).toBeGreaterThan(60);
  expect(counts.read).toBeGreaterThan(60);
});

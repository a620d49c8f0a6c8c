import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import type { OfficeMember } from '../../contract/office-members.ts';
import { mails } from '../../testing/office-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const WHY = 'Gaat per maart iets anders doen.';
const PATH = '/api/office/members';

/** A server with a superadmin who is logged in, who has a mail address as the other one has. */
async function start() {
  const server = await startTestServer();
  const { staff } = server.school;
  for (const who of ['superadmin', 'office'] as const)
    await server.db
      .updateTable('users')
      .set({ email: `${who}@kantoor.test`, email_key: `${who}@kantoor.test` })
      .where('id', '=', staff[who])
      .execute();
  const token = await server.login('superadmin');
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path = '', body?: object, as = token) =>
    server.call<OfficeMember[] & ErrorBody>(method, PATH + path, { token: as, ...(body && { body }) });
  const find = async (id: string) => (await ask('GET')).body.find((member) => member.id === id);
  return { server, staff, token, ask, find };
}
type Office = Awaited<ReturnType<typeof start>>;

const invitee = (changes: object = {}) => ({
  ...{ id: randomUUID(), name: 'Bo de Vries', email: 'bo@kantoor.test', role: 'office' },
  ...changes,
});

/** What to change somebody into, by one who saw how this member is now. */
async function wishOf({ find }: Office, id: string, changes: object) {
  const { name, email, role } = (await find(id))!;
  return { ...{ name, email, role }, ...changes, was: { name, email, role } };
}

const lines = (server: TestServer, subject: string) =>
  server.db
    .selectFrom('audit')
    .select(['action', 'reason', 'detail'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
const isIn = async (server: TestServer, token: string) =>
  (await server.call('GET', '/api/session', { token })).status === 200;
const letters = async (server: TestServer) =>
  (await mails(server)).map(({ kind, to_address }) => `${kind} ${to_address}`);
/** What the link in the last mail of an invitation has: whose it is, and its secret. */
async function linkTo(server: TestServer, address: string) {
  const mail = (await mails(server)).findLast(
    ({ kind, to_address }) => kind === 'office-invitation' && to_address === address,
  );
  const [user, token] = mail!.link!.split('/').slice(-2);
  return { user: user!, token: token! };
}
const choose = (server: TestServer, link: { user: string; token: string }) =>
  server.call('POST', '/api/auth/password-resets', { body: { ...link, password: 'een lange regenboog 7' } });

test('who is invited gets a link, chooses a password and works for the office; sent twice it is done once, and all superadmins hear of it', async () => {
  const { server, ask, find, staff } = await start();
  const one = invitee();
  expect((await ask('POST', '', one)).status).toBe(200);
  expect((await ask('POST', '', one)).status).toBe(200);
  expect(await letters(server)).toEqual([
    'office-member-changed superadmin@kantoor.test',
    'office-invitation bo@kantoor.test',
  ]);
  expect(await lines(server, one.id)).toEqual([
    { action: 'office-member-invited', reason: null, detail: 'medewerker van kantoor' },
  ]);
  expect(await find(one.id)).toMatchObject({ ...one, invited: 'open', active: true, lastLogin: null });
  expect((await choose(server, await linkTo(server, one.email))).status).toBe(200);
  expect(await find(one.id)).toMatchObject({ invited: null });
  // Who is there for long was never invited in this way.
  expect(await find(staff.superadmin)).toMatchObject({ self: true, invited: null, second: false });

  // An address that somebody has is nobody else's.
  const taken = await ask('POST', '', invitee({ email: 'office@kantoor.test' }));
  expect([taken.status, Object.keys(taken.body.fields!)]).toEqual([422, ['email']]);
});

test('making a superadmin and taking rights away asks a reason, the rest does not', async () => {
  const office = await start();
  const { server, ask, staff } = office;
  const refused = async (reply: Promise<{ status: number; body: ErrorBody }>) => {
    const { status, body } = await reply;
    return [status, Object.keys(body.fields ?? {})];
  };
  const none = [422, ['reason']];
  const made = invitee({ role: 'superadmin' });
  expect(await refused(ask('POST', '', { ...made, reason: 'kort' }))).toEqual(none);
  expect(await refused(ask('POST', '', { ...made, reason: WHY }))).toEqual([200, []]);
  const edit = async (changes: object) =>
    refused(ask('PATCH', `/${staff.office}`, await wishOf(office, staff.office, changes)));
  expect(await edit({ role: 'superadmin' })).toEqual(none);
  expect(await edit({ name: 'Juf Kantoor' })).toEqual([200, []]);
  expect(await edit({ role: 'superadmin', reason: WHY })).toEqual([200, []]);
  expect(await edit({ role: 'office' })).toEqual(none);
  const set = (body: object) => refused(ask('PUT', `/${staff.office}/active`, body));
  expect(await set({ active: false })).toEqual(none);
  expect(await set({ active: false, reason: WHY })).toEqual([200, []]);
  // It comes back as a superadmin.
  expect(await set({ active: true })).toEqual(none);
  expect(await set({ active: true, reason: WHY })).toEqual([200, []]);
  expect(await lines(server, staff.office)).toEqual([
    { action: 'office-member-changed', reason: null, detail: 'naam' },
    { action: 'office-member-changed', reason: WHY, detail: 'rol: superbeheerder' },
    { action: 'office-member-stopped', reason: WHY, detail: 'superbeheerder' },
    { action: 'office-member-started', reason: WHY, detail: 'superbeheerder' },
  ]);
});

test('who is stopped is out at once, looking on too, can’t come in, and is still named in the log; started again it works', async () => {
  const { server, ask, find, staff, token } = await start();
  const own = await server.login('office');
  const begun = await server.call<{ token: string }>('POST', '/api/office/look-ons', {
    token: own,
    body: { id: randomUUID(), user: staff.docent, reason: 'Vraagt hulp bij een groep.', kind: 'telefoon' },
  });
  expect(begun.status).toBe(200);
  const look = await server.db.selectFrom('look_ons').select('id').executeTakeFirstOrThrow();
  const stop = { active: false, reason: WHY };
  for (let i = 0; i < 2; i++) expect((await ask('PUT', `/${staff.office}/active`, stop)).status).toBe(200);
  expect(await isIn(server, own)).toBe(false);
  const family = await server.db
    .selectFrom('token_families')
    .select('revoked_why')
    .where('id', '=', look.id)
    .executeTakeFirst();
  expect(family).toEqual({ revoked_why: 'switched-off' });
  const login = () => server.call('POST', '/api/auth', { body: { username: 'office', password: 'geheim' } });
  expect((await login()).status).toBe(422);
  expect(await find(staff.office)).toMatchObject({ active: false });
  expect(await letters(server)).toEqual(['office-member-changed superadmin@kantoor.test']);
  const log = await server.call<{ lines: { who: unknown }[] }>(
    'GET',
    `/api/office/audit?person=${staff.office}`,
    { token },
  );
  expect(JSON.stringify(log.body)).toContain('Juf office');
  expect((await ask('PUT', `/${staff.office}/active`, { active: true })).status).toBe(200);
  expect((await login()).status).toBe(200);
});

test('another role ends the sessions, and the mail address can be moved: of before hears of it, its links are dead', async () => {
  const office = await start();
  const { server, ask, find, staff } = office;
  const own = await server.login('office');
  const wish = await wishOf(office, staff.office, { role: 'superadmin', reason: WHY });
  // Of two at once, or the same twice, it is done once.
  const twice = await Promise.all([0, 1].map(() => ask('PATCH', `/${staff.office}`, wish)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await isIn(server, own)).toBe(false);
  expect(await lines(server, staff.office)).toHaveLength(1);
  await ask('PATCH', `/${staff.office}`, await wishOf(office, staff.office, { role: 'office', reason: WHY }));
  const before = (await mails(server)).length;
  await ask('PATCH', `/${staff.office}`, await wishOf(office, staff.office, { email: 'nieuw@kantoor.test' }));
  expect((await letters(server)).slice(before)).toEqual([
    'office-member-changed superadmin@kantoor.test',
    'email-changed office@kantoor.test',
  ]);
  // Who never came gets the invitation at the new address, and the link of before is dead.
  const one = invitee();
  await ask('POST', '', one);
  const link = await linkTo(server, one.email);
  await ask('PATCH', `/${one.id}`, await wishOf(office, one.id, { email: 'bo2@kantoor.test' }));
  expect((await choose(server, link)).status).toBe(409);
  const [old] = (await mails(server)).filter(({ to_address }) => to_address === one.email);
  expect(old!.link).toBeNull();
  expect(await find(one.id)).toMatchObject({ invited: 'open', username: 'bo2@kantoor.test' });
  expect((await choose(server, await linkTo(server, 'bo2@kantoor.test'))).status).toBe(200);
  const taken = await wishOf(office, one.id, { email: 'office@kantoor.test' });
  expect((await ask('PATCH', `/${one.id}`, taken)).status).toBe(200);
  expect(
    (await ask('PATCH', `/${one.id}`, await wishOf(office, one.id, { email: 'superadmin@kantoor.test' })))
      .status,
  ).toBe(422);
});

test('of two superadmins who change one record the second is told; who changes each other’s role at once leaves one', async () => {
  const office = await start();
  const { server, ask, staff, token } = office;
  const other = invitee({ role: 'superadmin', reason: WHY });
  await ask('POST', '', other);
  // Who was asked and never came is no help: this is the last one.
  const leave = await wishOf(office, staff.superadmin, { role: 'office', reason: WHY });
  const third = await server.login('office');
  await ask(
    'PATCH',
    `/${staff.office}`,
    await wishOf(office, staff.office, { role: 'superadmin', reason: WHY }),
  );
  expect(await isIn(server, third)).toBe(false);
  const second = await server.login('office');
  const [name, mail] = [
    await wishOf(office, other.id, { name: 'Bo Vries' }),
    await wishOf(office, other.id, { email: 'bo9@kantoor.test' }),
  ];
  expect((await ask('PATCH', `/${other.id}`, name)).status).toBe(200);
  const late = await ask('PATCH', `/${other.id}`, mail, second);
  expect([late.status, late.body.message]).toEqual([
    409,
    'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.',
  ]);
  const demote = await wishOf(office, staff.office, { role: 'office', reason: WHY });
  const both = await Promise.all([
    ask('PATCH', `/${staff.office}`, demote, token),
    ask('PATCH', `/${staff.superadmin}`, leave, second),
  ]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const left = await server.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('id', '!=', other.id)
    .execute();
  expect(left).toHaveLength(1);
});

test('nobody stops, demotes or renames oneself here', async () => {
  const office = await start();
  const { ask, staff } = office;
  const own = `/${staff.superadmin}`;
  expect((await ask('PUT', `${own}/active`, { active: false, reason: WHY })).status).toBe(409);
  for (const changes of [{ role: 'office', reason: WHY }, { name: 'Ik' }])
    expect((await ask('PATCH', own, await wishOf(office, staff.superadmin, changes))).status).toBe(409);
});

test('an invitation is sent again with another link, ends after its days, and is withdrawn; not one that was accepted', async () => {
  const office = await start();
  const { server, ask, find, staff } = office;
  const one = invitee();
  await ask('POST', '', one);
  const path = `/${one.id}/invitation`;
  expect((await ask('POST', path)).status).toBe(429);
  const first = await linkTo(server, one.email);
  await server.db.updateTable('password_tokens').set({ created_at: 0 }).execute();
  expect((await ask('POST', path)).status).toBe(200);
  expect((await choose(server, first)).status).toBe(409);
  await server.db.updateTable('password_tokens').set({ expires_at: 1, created_at: 0 }).execute();
  expect(await find(one.id)).toMatchObject({ invited: 'expired' });
  expect((await choose(server, await linkTo(server, one.email))).status).toBe(409);
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(404);
  expect(await find(one.id)).toBeUndefined();
  const left = await server.db.selectFrom('mails').select('id').where('user_id', '=', one.id).execute();
  expect(left).toEqual([]);
  expect((await lines(server, one.id)).map(({ action }) => action)).toEqual([
    'office-member-invited',
    'office-member-invited-again',
    'office-invitation-withdrawn',
  ]);
  await server.login('office');
  for (const method of ['POST', 'DELETE'] as const)
    expect((await ask(method, `/${staff.office}/invitation`)).status).toBe(409);
});

test('only a superadmin who just showed who it is does this, and only to members of the office', async () => {
  const { server, ask, staff, token } = await start();
  const office = await server.login('office');
  expect((await ask('GET', '', undefined, office)).status).toBe(403);
  expect((await ask('POST', '', invitee(), office)).status).toBe(403);
  const stop = { active: false, reason: WHY };
  expect((await ask('PUT', `/${staff.docent}/active`, stop)).status).toBe(404);
  expect((await ask('DELETE', `/${staff.docent}/invitation`)).status).toBe(404);
  await server.db.updateTable('token_families').set({ confirmed_at: null }).execute();
  const reply = await server.call('PUT', `${PATH}/${staff.office}/active`, { token, body: stop });
  expect(reply.body.code).toBe('confirmation-needed');
});

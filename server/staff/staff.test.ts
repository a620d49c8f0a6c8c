import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Member, StaffList } from '../contract/staff.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

async function asAdmin(server: TestServer) {
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${server.school.account}`;
  const call = <T = StaffList>(method: string, path: string, body?: object) =>
    server.call<T>(method, base + path, { token, ...(body && { body }) });
  const find = async (wanted: (member: Member) => boolean) =>
    (await call('GET', '/staff')).body.staff.find(wanted);
  return { token, base, call, find };
}

const person = (email: string, more: object = {}) => ({
  id: randomUUID(),
  name: 'An de Wit',
  email,
  role: 'docent',
  groups: [],
  allGroups: false,
  ...more,
});
const DAY_MS = 24 * 60 * 60 * 1000;

test('good addresses are invited, faulty ones come back with the reason, and nobody twice', async () => {
  const server = await startTestServer();
  const { group, elsewhere } = server.school;
  const { call, find } = await asAdmin(server);
  const an = person('An@School.test', { groups: [group] });
  const people = [an, person('an@school.test'), person('piet@school.test', { groups: [elsewhere.group] })];
  type Invited = { invited: string[]; refused: { id: string; message: string }[] };
  const send = () => call<Invited>('POST', '/staff-invitations', { people });
  const first = (await send()).body;
  expect(first.invited).toEqual([an.id]);
  expect(first.refused.map(({ message }) => message)).toEqual([
    'Dit e-mailadres staat al in de lijst.',
    'Een van de gekozen groepen is er niet meer.',
  ]);
  expect((await send()).body.invited).toEqual([an.id]);
  const mails = await server.db.selectFrom('mails').selectAll().where('kind', '=', 'invitation').execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual(['an@school.test']);
  const member = (await find(({ email }) => email === 'an@school.test'))!;
  expect(member).toMatchObject({ invited: 'open', groups: [{ id: group }], lastLogin: null, role: 'docent' });

  // The link in the mail lets An choose a password and work in the own group.
  const [, userId, secret] = /wachtwoordherstellen\/([^/]+)\/(.+)$/.exec(mails[0]!.link!)!;
  const password = 'zonnige-fiets-vol-appels-42';
  const set = await server.call('POST', '/api/auth/password-resets', {
    body: { user: userId, token: secret, password },
  });
  expect(set.status).toBe(200);
  expect(await find(({ id }) => id === member.id)).toMatchObject({ invited: 'accepted' });
  const login = await server.call<{ token: string }>('POST', '/api/auth', {
    body: { username: 'an@school.test', password },
  });
  const own = await server.call('GET', `/api/accounts/${server.school.account}/groups/${group}`, {
    token: login.body.token,
  });
  expect(own.status).toBe(200);
  expect((await find(({ id }) => id === member.id))?.lastLogin).toEqual(expect.any(Number));
  expect((await call('DELETE', `/staff/${member.id}/invitation`)).status).toBe(409);
});

test('an invitation is sent again with another link, and is withdrawn', async () => {
  const server = await startTestServer();
  const { call, find } = await asAdmin(server);
  await call('POST', '/staff-invitations', { people: [person('an@school.test')] });
  const { id } = (await find(({ email }) => email === 'an@school.test'))!;
  const path = `/staff/${id}/invitation`;
  expect((await call('POST', path, {})).status).toBe(429);
  await server.db
    .updateTable('invitations')
    .set({ sent_at: Date.now() - DAY_MS, ends_at: Date.now() - 1 })
    .execute();
  expect(await find((member) => member.id === id)).toMatchObject({ invited: 'expired' });
  expect((await call('POST', path, {})).status).toBe(200);
  expect(await find((member) => member.id === id)).toMatchObject({ invited: 'open' });
  expect(await server.db.selectFrom('password_tokens').selectAll().execute()).toHaveLength(1);
  expect((await call('DELETE', path)).status).toBe(200);
  expect(await find((member) => member.id === id)).toBeUndefined();
});

test('a teacher with all groups reaches them, and a stand-in until the last day', async () => {
  const server = await startTestServer();
  const { otherGroup, staff, account } = server.school;
  const { call } = await asAdmin(server);
  const token = await server.login('docent');
  const open = async () =>
    (await server.call('GET', `/api/accounts/${account}/groups/${otherGroup}`, { token })).status;
  expect(await open()).toBe(404);
  await call('PATCH', `/staff/${staff.docent}`, { allGroups: true });
  expect(await open()).toBe(200);
  await call('PATCH', `/staff/${staff.docent}`, { allGroups: false });
  expect(await open()).toBe(404);

  const until = nameOfDay(Date.now());
  const standIns = (day: string) =>
    call('PUT', `/staff/${staff.docent}/stand-ins`, { standIns: [{ group: otherGroup, until: day }] });
  expect((await standIns('2020-01-01')).status).toBe(422);
  expect((await standIns(until)).status).toBe(200);
  expect(await open()).toBe(200);
  await server.db
    .updateTable('stand_ins')
    .set({ until_day: nameOfDay(Date.now() - DAY_MS) })
    .execute();
  expect(await open()).toBe(404);
});

test('who is switched off is out at once and the groups are handed over; the last administrator stays', async () => {
  const server = await startTestServer();
  const { group, staff, account } = server.school;
  const { call, find } = await asAdmin(server);
  const token = await server.login('docent');
  const colleague = (await find(({ name }) => name === 'Juf collega'))!;
  const off = { active: false, handOver: [{ group, to: colleague.id }] };
  expect((await call('PUT', `/staff/${staff.docent}/active`, off)).status).toBe(200);
  expect((await server.call('GET', `/api/accounts/${account}/groups`, { token })).status).toBe(401);
  expect((await find(({ id }) => id === colleague.id))?.groups).toContainEqual({
    id: group,
    name: 'Groep 5',
  });
  expect(await find(({ id }) => id === staff.docent)).toMatchObject({ active: false, groups: [] });

  const office = await server.login('office');
  const base = `/api/accounts/${account}/staff/${staff.schooladmin}`;
  const asOffice = async (method: string, path: string, body: object) => {
    const reply = await server.call(method, base + path, { token: office, body });
    return [reply.status, reply.body.message];
  };
  const last = [409, 'Juf schooladmin is de enige beheerder. Maak eerst iemand anders beheerder.'];
  expect(await asOffice('PUT', '/active', { active: false })).toEqual(last);
  expect(await asOffice('PATCH', '', { role: 'docent' })).toEqual(last);
  // Who was only invited does not count.
  await call('POST', '/staff-invitations', { people: [person('baas@school.test', { role: 'schooladmin' })] });
  expect(await asOffice('PATCH', '', { role: 'docent' })).toEqual(last);
  await call('PATCH', `/staff/${colleague.id}`, { role: 'schooladmin' });
  expect((await asOffice('PATCH', '', { role: 'docent' }))[0]).toBe(200);
});

test('a home has no teachers, a teacher manages none, and pupils or strangers are no members', async () => {
  const server = await startTestServer();
  const { account, noor, staff, elsewhere } = server.school;
  const { call } = await asAdmin(server);
  const status = async (username: string, of: string) =>
    (await server.call('GET', `/api/accounts/${of}/staff`, { token: await server.login(username) })).status;
  const { account_id: home } = await server.db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', staff.thuisadmin)
    .executeTakeFirstOrThrow();
  expect(await status('thuisadmin', home!)).toBe(403);
  expect(await status('office', home!)).toBe(404);
  expect(await status('docent', account)).toBe(403);
  expect(await status('rtadmin', elsewhere.account)).toBe(200);
  for (const id of [noor, staff.rtadmin, staff.office])
    expect((await call('PATCH', `/staff/${id}`, { name: 'X' })).status).toBe(404);
});

test('two who change the groups of one at once each keep what they gave and took', async () => {
  const server = await startTestServer();
  const { staff, group, otherGroup } = server.school;
  const { call, find } = await asAdmin(server);
  const groups = async () =>
    (await find(({ id }) => id === staff.docent))!.groups.map(({ id }) => id).toSorted();
  const were = await groups();
  expect(were).toEqual([group]);
  // One takes the group away and one, who looked at the same, gives another.
  const edit = (chosen: string[]) =>
    call('PATCH', `/staff/${staff.docent}`, { groups: chosen, groupsWere: were });
  expect((await edit([])).status).toBe(200);
  expect((await edit([group, otherGroup])).status).toBe(200);
  expect(await groups()).toEqual([otherGroup]);
});

test('of two who change the same of one the second reads that; what each changed alone is kept', async () => {
  const server = await startTestServer();
  const { staff } = server.school;
  const { call, find } = await asAdmin(server);
  const member = () => find(({ id }) => id === staff.docent);
  const edit = (body: object) => call<StaffList & ErrorBody>('PATCH', `/staff/${staff.docent}`, body);
  expect(await member()).toMatchObject({ name: 'Juf docent', allGroups: false, mayImport: false });
  await edit({ name: 'Juf Marit', was: { name: 'Juf docent' } });
  await edit({ allGroups: true, was: { allGroups: false } });
  // Another tab that looked before all that: what is the same there is no quarrel, what is not is refused whole.
  expect((await edit({ allGroups: true, was: { allGroups: false } })).status).toBe(200);
  const late = await edit({ name: 'Juf M.', mayImport: true, was: { name: 'Juf docent', mayImport: false } });
  expect([late.status, late.body.code, late.body.message]).toEqual([
    409,
    'conflict',
    'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.',
  ]);
  expect(await member()).toMatchObject({ name: 'Juf Marit', allGroups: true, mayImport: false });
  // At the same moment, with different wishes.
  const both = await Promise.all(['Een', 'Twee'].map((name) => edit({ name, was: { name: 'Juf Marit' } })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('of two administrators who take each other’s role or login at once, one stays', async () => {
  const server = await startTestServer();
  const { staff, account } = server.school;
  const { call, find } = await asAdmin(server);
  const colleague = (await find(({ name }) => name === 'Juf collega'))!;
  await call('PATCH', `/staff/${colleague.id}`, { role: 'schooladmin' });
  const office = await server.login('office');
  const tries = [
    ['PATCH', `/api/accounts/${account}/staff/${staff.schooladmin}`, { role: 'docent' }],
    ['PUT', `/api/accounts/${account}/staff/${colleague.id}/active`, { active: false }],
  ] as const;
  const both = await Promise.all(
    tries.map(([method, path, body]) => server.call(method, path, { token: office, body })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

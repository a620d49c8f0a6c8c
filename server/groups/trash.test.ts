import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Group, RosterPupil, TrashWeight } from '../contract/groups.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** The trash as an administrator uses it. */
async function asAdmin(server: TestServer) {
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${server.school.account}`;
  const get = async <T>(path: string) => (await server.call<T>('GET', base + path, { token })).body;
  const post = (path: string, body: object) =>
    server.call<{ message: string }>('POST', base + path, { token, body });
  return {
    token,
    base,
    get,
    post,
    groups: async (query = '') => (await get<{ groups: Group[] }>(`/groups${query}`)).groups,
    trash: (groups: string[], change: string) => post('/group-trash', { change, groups }),
    undo: (change: string) => post(`/group-changes/${change}/undo`, {}),
  };
}

/** All that is stored of groups, who is in them and who teaches them. */
const stored = async ({ db }: TestServer) => ({
  groups: await db.selectFrom('groups').selectAll().orderBy('id').execute(),
  pupils: await db.selectFrom('pupils').selectAll().orderBy('id').execute(),
  users: await db.selectFrom('users').select(['id', 'active']).orderBy('id').execute(),
  teachers: await db.selectFrom('group_teachers').selectAll().orderBy('group_id').execute(),
  standIns: await db.selectFrom('stand_ins').selectAll().execute(),
});

test('a group in the trash is nowhere with its pupils, and undo gives all back as it was', async () => {
  const server = await startTestServer();
  const { db, school } = server;
  const { account, group, otherGroup, noor, daan, zoe, staff } = school;
  const { base, token, get, post, groups, trash, undo } = await asAdmin(server);
  await db
    .insertInto('stand_ins')
    .values({
      group_id: group,
      user_id: staff.schooladmin,
      until_day: '2999-01-01',
      made_by: null,
      created_at: 1,
    })
    .execute();
  // Who lies in the trash already came there alone, and stays there.
  const trashed = { pupils: [daan], trashed: true };
  await server.call('PUT', `${base}/groups/${group}/pupils/trash`, { token, body: trashed });
  const own = await server.login('noor');
  const before = await stored(server);
  const listed = await groups();

  const change = randomUUID();
  expect((await trash([group], change)).status).toBe(200);
  expect((await trash([group], change)).status).toBe(200);
  const lying = await db.selectFrom('pupils').selectAll().where('trashed_from', '=', group).execute();
  expect(lying.map(({ id }) => id).sort()).toEqual([noor, daan, zoe].sort());
  const row = (await stored(server)).groups.find(({ id }) => id === group)!;
  expect(lying.filter(({ trashed_at }) => trashed_at === row.trashed_at)).toHaveLength(2);

  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(names(await groups())).toEqual(['Groep 6']);
  expect(names(await groups('?archived=yes'))).toEqual([]);
  const { years } = await get<{ years: { groups: Group[] }[] }>('/school-years');
  expect(years.flatMap((year) => names(year.groups))).toEqual(['Groep 6']);
  expect(JSON.stringify(await get('/staff'))).not.toContain('Groep 5');
  const roster = (await get<{ pupils: RosterPupil[] }>('/rosters')).pupils;
  expect(roster.map(({ id }) => id)).not.toContain(noor);
  for (const viewer of [token, await server.login('docent')])
    for (const path of ['', '/pupils', '/past', '/passwords'])
      expect([
        path,
        (await server.call('GET', `${base}/groups/${group}${path}`, { token: viewer })).status,
      ]).toEqual([path, 404]);
  const login = () => server.call('POST', '/api/auth', { body: { username: 'noor', password: 'geheim' } });
  expect((await login()).status).toBe(422);
  expect((await server.call('GET', `/api/pupils/${noor}/map`, { token: own })).status).toBe(401);

  // Only undo finds it; no other way leads round it.
  const change2 = { change: randomUUID() };
  for (const [path, body] of [
    ['/group-archive', { ...change2, groups: [group], archived: false }],
    ['/group-trash', { ...change2, groups: [group] }],
    [`/groups/${otherGroup}/merges`, { ...change2, other: group, name: 'x' }],
    [`/groups/${otherGroup}/shared-settings`, { batch: randomUUID(), groups: [group] }],
  ] as const)
    expect([path, (await post(path, body)).status]).toEqual([path, 404]);

  expect((await undo(change)).status).toBe(200);
  expect(await stored(server)).toEqual(before);
  expect(await groups()).toEqual(listed);
  expect((await login()).status).toBe(200);
  const { body } = await server.call<{ groups: Group[] }>('GET', `/api/accounts/${account}/groups`, {
    token: await server.login('docent'),
  });
  expect(body.groups[0]).toMatchObject({ id: group, own: true });
});

test('the name of a group in the trash is free, and undo does not tread on who took it', async () => {
  const server = await startTestServer();
  const { group } = server.school;
  const { post, groups, trash, undo } = await asAdmin(server);
  const change = randomUUID();
  await post('/group-archive', { change: randomUUID(), groups: [group], archived: true });
  const archived = await stored(server);
  await trash([group], change);
  const made = { change: randomUUID(), id: randomUUID(), name: 'groep 5', groep: [5], teachers: [] };
  expect((await post('/groups', made)).status).toBe(200);
  // What lay in the archive goes back there, where names may be alike.
  expect((await undo(change)).status).toBe(200);
  expect((await groups('?archived=yes')).map(({ id }) => id)).toEqual([group]);
  await undo(made.change);
  expect(await stored(server)).toEqual(archived);

  const second = randomUUID();
  await trash([server.school.otherGroup], second);
  await post('/groups', { ...made, change: randomUUID(), id: randomUUID(), name: 'Groep 6' });
  const left = await stored(server);
  expect((await undo(second)).status).toBe(422);
  expect(await stored(server)).toEqual(left);
});

test('what goes along is told; groups of others are not to be put away, nor any by a teacher', async () => {
  const server = await startTestServer();
  const { group, otherGroup, elsewhere, noor } = server.school;
  const { base, token, get, trash } = await asAdmin(server);
  const weigh = (ids: string[]) => get<TrashWeight>(`/group-trash?groups=${ids.join(',')}`);
  // The pupil of the demo does not go along.
  expect(await weigh([group])).toEqual({ pupils: 3, ready: 0, settings: 0 });
  await server.call('PUT', `${base}/groups/${group}/settings/${randomUUID()}`, {
    token,
    body: { batch: randomUUID(), head: { name: 'Rustig' } },
  });
  await server.db
    .insertInto('ready_tasks')
    .values([
      ...[null, 5].map((removed_at, i) => ({
        id: `t${i}`,
        group_id: group,
        maker_id: null,
        category: 'ei-ij',
        word_list_id: null,
        set_at: 1,
        removed_at,
      })),
    ])
    .execute();
  await server.db
    .insertInto('pupil_settings')
    .values({ pupil_id: noor, setting_id: null, fields: '{"calm":true}', changed_at: 1 })
    .execute();
  expect(await weigh([group, otherGroup])).toEqual({ pupils: 4, ready: 1, settings: 2 });

  const before = await stored(server);
  expect((await trash([group, elsewhere.group], randomUUID())).status).toBe(404);
  const query = `${base}/group-trash?groups=${elsewhere.group}`;
  expect((await server.call('GET', query, { token })).status).toBe(404);
  const docent = await server.login('docent');
  const body = { change: randomUUID(), groups: [group] };
  expect((await server.call('POST', `${base}/group-trash`, { token: docent, body })).status).toBe(403);
  expect(await stored(server)).toEqual(before);
});

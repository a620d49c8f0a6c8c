import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Group, listGroups, RosterPupil } from '../contract/groups.ts';
import type { BoardSnapshot } from '../contract/live.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { z } from 'zod';

/** A school as its administrator changes it. */
async function asAdmin(server: TestServer) {
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${server.school.account}`;
  const list = async (query = '') =>
    (await server.call<z.output<typeof listGroups.response>>('GET', `${base}/groups${query}`, { token }))
      .body;
  const change = async (method: string, path: string, body: object, id: string = randomUUID()) => ({
    id,
    ...(await server.call(method, base + path, { token, body: { change: id, ...body } })),
  });
  const undo = (id: string) => server.call('POST', `${base}/group-changes/${id}/undo`, { token, body: {} });
  const names = async (query?: string) => (await list(query)).groups.map(({ name }) => name);
  const membersOf = async (group: string) => {
    const { body } = await server.call<{ pupils: RosterPupil[] }>('GET', `${base}/rosters`, { token });
    return body.pupils.filter((pupil) => pupil.group === group).map(({ name }) => name);
  };
  return { token, base, list, change, undo, names, membersOf };
}

const fields = (name: string) => ({ id: randomUUID(), name, groep: [5], teachers: [] as string[] });

test('a teacher sees the groups of the school, own groups first, with who practised and what wants looking at', async () => {
  const server = await startTestServer();
  const { account, group, otherGroup, noor, staff } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await server.db.updateTable('groups').set({ name: 'Groep 10' }).where('id', '=', group).execute();
  await server.db
    .updateTable('groups')
    .set({ created_at: Date.now() - 15 * 24 * 60 * 60 * 1000, groep: '[]' })
    .where('id', '=', otherGroup)
    .execute();
  const list = async (username: string) => {
    const token = await server.login(username);
    return (
      await server.call<{ groups: Group[]; total: number }>('GET', `/api/accounts/${account}/groups`, {
        token,
      })
    ).body;
  };
  const mine = await list('docent');
  expect(mine.groups[0]).toMatchObject({
    id: group,
    name: 'Groep 10',
    groep: [5],
    archived: false,
    pupils: 3,
    activeThisWeek: 1,
    own: true,
    teachers: [{ id: staff.docent, name: 'Juf docent' }],
    warnings: [],
  });
  expect(mine.groups[1]).toMatchObject({
    id: otherGroup,
    name: 'Groep 6',
    pupils: 1,
    activeThisWeek: 0,
    own: false,
    warnings: ['quiet', 'noYear'],
  });
  // Numbers in names are numbers: 6 comes before 10.
  expect((await list('schooladmin')).groups.map((row) => row.name)).toEqual(['Groep 6', 'Groep 10']);
});

test('a group is added once, its name is of one group in the school year, and undo takes it away', async () => {
  const server = await startTestServer();
  const { change, undo, names, list } = await asAdmin(server);
  const made = fields("Groep 5 – été d'Élise");
  const { id, status } = await change('POST', '/groups', made);
  expect(status).toBe(200);
  expect((await change('POST', '/groups', made, id)).status).toBe(200);
  expect(await names()).toEqual(['Groep 5', "Groep 5 – été d'Élise", 'Groep 6']);
  expect((await list()).groups[1]!.warnings).toEqual(['noTeacher', 'noPupils']);
  const again = await change('POST', '/groups', fields('groep  5'));
  expect(again.status).toBe(422);
  expect(again.body.fields).toHaveProperty('name');
  expect((await change('POST', '/groups', fields('   '))).body.fields).toHaveProperty('name');
  expect((await change('POST', '/groups', fields('x'.repeat(61)))).status).toBe(422);
  expect(
    (await change('POST', '/groups', { ...fields('A'), teachers: ['niemand'] })).body.fields,
  ).toHaveProperty('teachers');
  expect((await undo(id)).status).toBe(200);
  expect((await undo(id)).status).toBe(200);
  expect(await names()).toEqual(['Groep 5', 'Groep 6']);
});

test('a group that was built on is not taken away by an undo, which says why', async () => {
  const server = await startTestServer();
  const { noor, account } = server.school;
  const { change, undo, token } = await asAdmin(server);
  const made = fields('5b');
  const { id } = await change('POST', '/groups', made);
  const move = await change('POST', `/groups/${made.id}/moves`, { pupils: [noor] });
  const refused = await undo(id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'In 5b zitten intussen andere leerlingen. Verplaats die eerst.',
  ]);
  await undo(move.id);
  await server.call('PUT', `/api/accounts/${account}/groups/${made.id}/settings/${randomUUID()}`, {
    token,
    body: { batch: randomUUID(), head: { name: 'Rustig' } },
  });
  expect((await undo(id)).body.message).toBe('De oefeninstellingen van 5b zijn intussen veranderd.');
});

test('name, years and teachers change, and go back', async () => {
  const server = await startTestServer();
  const { group, staff } = server.school;
  const { change, undo, list } = await asAdmin(server);
  const find = async () => (await list()).groups.find(({ id }) => id === group);
  const before = await find();
  const { id } = await change('PATCH', `/groups/${group}`, { name: '5/6', groep: [6, 5, 5], teachers: [] });
  expect(await find()).toMatchObject({ name: '5/6', groep: [5, 6], teachers: [] });
  expect((await change('PATCH', `/groups/${group}`, { name: 'Groep 6' })).status).toBe(422);
  expect((await undo(id)).status).toBe(200);
  expect(await find()).toEqual(before);
  // What another changed afterwards is not trodden on.
  const first = await change('PATCH', `/groups/${group}`, { teachers: [staff.schooladmin] });
  await change('PATCH', `/groups/${group}`, { name: '5a' });
  expect((await undo(first.id)).status).toBe(409);
});

test('merging, splitting and archiving keep every pupil, and can be undone', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor, daan } = server.school;
  const { change, undo, names, membersOf } = await asAdmin(server);
  const everyone = await membersOf(group);

  const half = fields('5b');
  const split = await change('POST', `/groups/${group}/splits`, { ...half, pupils: [noor, daan] });
  expect(await membersOf(half.id)).toEqual(['Daan Jansen', 'Noor de Vries']);
  expect((await change('POST', `/groups/${group}/splits`, { ...fields('5c'), pupils: [noor] })).status).toBe(
    409,
  );
  await undo(split.id);
  expect(await membersOf(group)).toEqual(everyone);
  expect(await names()).toEqual(['Groep 5', 'Groep 6']);

  const merge = await change('POST', `/groups/${group}/merges`, { other: otherGroup, name: '5/6' });
  expect(await names()).toEqual(['5/6']);
  expect(await names('?archived=yes')).toEqual(['Groep 6']);
  expect(await membersOf(group)).toHaveLength(everyone.length + 1);
  expect((await change('POST', `/groups/${otherGroup}/moves`, { pupils: [noor] })).status).toBe(409);
  expect((await undo(merge.id)).status).toBe(200);
  expect(await membersOf(otherGroup)).toEqual(['Finn Bakker']);

  const archive = await change('POST', '/group-archive', { groups: [group], archived: true });
  expect(await names()).toEqual(['Groep 6']);
  await change('POST', '/groups', fields('Groep 5'));
  // Its name is another's now.
  expect((await undo(archive.id)).status).toBe(422);
});

test('groups and pupils of another account are not reached through one’s own', async () => {
  const server = await startTestServer();
  const { group, elsewhere } = server.school;
  const { change } = await asAdmin(server);
  const pupils = [elsewhere.pupil];
  expect((await change('POST', `/groups/${group}/moves`, { pupils })).status).toBe(404);
  expect(
    (await change('POST', `/groups/${group}/merges`, { other: elsewhere.group, name: 'x' })).status,
  ).toBe(404);
  expect((await change('POST', '/group-archive', { groups: [elsewhere.group], archived: true })).status).toBe(
    404,
  );
  // An id that is taken there makes no group here, and leaves that one as it is.
  const rowOf = () =>
    server.db.selectFrom('groups').selectAll().where('id', '=', elsewhere.group).executeTakeFirst();
  const before = await rowOf();
  expect((await change('POST', '/groups', { ...fields('x'), id: elsewhere.group })).status).toBeGreaterThan(
    399,
  );
  expect(await rowOf()).toEqual(before);
});

test('a pupil who moves in the middle of a round loses nothing, and both boards know', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor } = server.school;
  const { change, token } = await asAdmin(server);
  const watcher = await server.live(token);
  const watch = (groupId: string) =>
    new Promise<BoardSnapshot>((resolve, reject) =>
      watcher.emit('watchGroup', { groupId }, (reply) =>
        reply.ok ? resolve(reply.data) : reject(new Error(reply.error.message)),
      ),
    );
  const before = await watch(group);
  await watch(otherGroup);
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  const gaps = new Promise<Set<string>>((resolve) => {
    const seen = new Set<string>();
    watcher.on('board', (board) => {
      if (board.seq >= before.seq + 2) seen.add(board.groupId);
      if (seen.size === 2) resolve(seen);
    });
  });
  // Other things stand ready there, at other hours: the pupil's browser asks for the map again.
  const mapChanged = new Promise<void>((resolve) => socket.once('mapChanged', resolve));
  await change('POST', `/groups/${otherGroup}/moves`, { pupils: [noor] });
  expect(await gaps).toEqual(new Set([group, otherGroup]));
  await mapChanged;
  expect((await sendAnswer(socket, answerTo(round, 1, true))).ok).toBe(true);
  const tiles = async (groupId: string) => (await watch(groupId)).tiles;
  expect((await tiles(group)).some(({ pupilId }) => pupilId === noor)).toBe(false);
  const tile = (await tiles(otherGroup)).find(({ pupilId }) => pupilId === noor);
  expect(tile?.today.answers).toBe(2);
});

test('a setting is shared with other groups', async () => {
  const server = await startTestServer();
  const { group, otherGroup } = server.school;
  const { base, token } = await asAdmin(server);
  type Settings = { settings: { id: string; fields: object; isDefault: boolean }[] };
  const settings = async (of: string) =>
    (await server.call<Settings>('GET', `${base}/groups/${of}/settings`, { token })).body.settings;
  const [standard] = await settings(group);
  await server.call('PUT', `${base}/groups/${group}/settings/${standard!.id}`, {
    token,
    body: { batch: randomUUID(), set: { calm: true } },
  });
  const batch = randomUUID();
  const { body } = await server.call('POST', `${base}/groups/${group}/shared-settings`, {
    token,
    body: { batch, groups: [otherGroup] },
  });
  expect(body).toEqual({ given: 1, skipped: [] });
  expect((await settings(otherGroup))[0]).toMatchObject({ isDefault: true, fields: { calm: true } });
  const undo = () =>
    server.call('POST', `${base}/shared-settings/${batch}/undo`, { token, body: { batch: randomUUID() } });
  expect((await undo()).body).toEqual({ undone: 1 });
  expect((await settings(otherGroup))[0]).toMatchObject({ isDefault: true, fields: {} });
  expect((await settings(group))[0]).toMatchObject({ fields: { calm: true } });
  const elsewhere = `/api/accounts/${server.school.elsewhere.account}/shared-settings/${batch}/undo`;
  const body2 = { token: await server.login('rtadmin'), body: { batch: randomUUID() } };
  expect((await server.call('POST', elsewhere, body2)).status).toBe(404);
});

test('the office sees its key figures', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  socket.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  await sendAnswer(socket, answerTo(round, 0, true));
  const token = await server.login('office');
  expect((await server.call('GET', '/api/office/dashboard', { token })).body).toMatchObject({
    accounts: { total: 3, pupils: 5, unsigned: 2 },
    now: { connected: 1, playing: 1 },
    work: { threads: 0 },
  });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { trashOf, type Trash } from '../testing/trash.ts';

const DAY = 24 * 60 * 60 * 1000;

const WORDS = ['bibliotheek', 'horloge'].map((word) => ({ word }));

/** A list that was thrown away by who made it. */
async function thrownList({ call }: Trash, name: string): Promise<string> {
  const id = randomUUID();
  await call('PUT', `/word-lists/${id}`, { name, words: WORDS });
  await call('PATCH', `/word-lists/${id}/removed`, { removed: true });
  return id;
}

const pupil = (id: string, more: object = {}) => ({ kind: 'pupil', id, ...more });

test('the trash says what lies there, by whom and until when; each sees what is theirs', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor, finn } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const teacher = await trashOf(server, 'docent');
  await teacher.trashPupils(group, [noor]);
  await admin.trashPupils(otherGroup, [finn]);
  const own = await thrownList(teacher, 'Week 12');
  await thrownList(admin, 'Week 13');
  await admin.trashGroup(otherGroup);

  expect((await admin.names()).sort()).toEqual([
    'Finn Bakker',
    'Groep 6',
    'Noor de Vries',
    'Week 12',
    'Week 13',
  ]);
  expect((await teacher.names()).sort()).toEqual(['Noor de Vries', 'Week 12']);
  const items = await admin.list();
  expect(items.find(({ id }) => id === noor)).toMatchObject({
    kind: 'pupil',
    username: 'noor',
    by: 'Juf docent',
    from: { id: group, name: 'Groep 5', state: 'open' },
    along: false,
    keptUntil: nameOfDay(Date.now() + 90 * DAY),
  });
  // Who lay there before the group did not come along with it.
  expect(items.find(({ id }) => id === finn)).toMatchObject({ along: false, from: { state: 'trashed' } });
  expect(items.find(({ id }) => id === otherGroup)).toMatchObject({
    kind: 'group',
    count: 0,
    by: 'Juf schooladmin',
  });
  expect(items.find(({ id }) => id === own)).toMatchObject({ kind: 'list', count: 2, by: 'Juf docent' });
});

test('a pupil comes back as before, or to another group when the old one is gone', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor, daan } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const before = await server.db.selectFrom('pupils').selectAll().where('id', '=', noor).execute();
  await admin.trashPupils(group, [noor, daan]);
  expect(await admin.restore(pupil(noor))).toEqual({ restored: 1, failed: [], notes: [] });
  expect(await server.db.selectFrom('pupils').selectAll().where('id', '=', noor).execute()).toEqual(before);
  expect(await server.login('noor')).toBeTypeOf('string');

  await admin.trashGroup(group);
  expect((await admin.restore(pupil(daan))).failed).toEqual([
    { ...pupil(daan), name: 'Daan Jansen', why: 'Zet eerst Groep 5 terug, of kies een andere groep.' },
  ]);
  expect(await admin.restore(pupil(daan, { group: otherGroup }))).toMatchObject({ restored: 1, failed: [] });
  const [row] = await server.db.selectFrom('pupils').selectAll().where('id', '=', daan).execute();
  expect(row).toMatchObject({ group_id: otherGroup, trashed_at: null, trashed_from: null, trashed_by: null });
  // Asked for again it is there already.
  expect(await admin.restore(pupil(daan))).toEqual({ restored: 0, failed: [], notes: [] });
});

test('a group brings back who went along with it, and asks for another name where it must', async () => {
  const server = await startTestServer();
  const { group, noor, daan, zoe } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  await admin.trashPupils(group, [daan]);
  await admin.trashGroup(group);
  const made = { change: randomUUID(), id: randomUUID(), name: 'groep 5', groep: [5], teachers: [] };
  await admin.call('POST', '/groups', made);
  const item = { kind: 'group', id: group };
  expect((await admin.list()).find(({ id }) => id === group)).toMatchObject({ nameTaken: true, count: 2 });
  expect((await admin.restore(item)).failed).toMatchObject([{ why: expect.stringContaining('bestaat al') }]);
  // Pupils who are named too come back with it, and once.
  const back = await admin.restore(pupil(noor), { ...item, name: 'Groep 5b' });
  expect(back).toMatchObject({ failed: [], notes: [] });
  expect((await admin.groups()).map(({ name }) => name)).toEqual(['groep 5', 'Groep 5b', 'Groep 6']);
  const inside = server.db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select('pupils.id');
  const rows = await inside
    .where('group_id', '=', group)
    .where('active', '=', 1)
    .where('role', '=', 'leerling')
    .execute();
  expect(rows.map(({ id }) => id).sort()).toEqual([noor, zoe].sort());
  expect(await admin.names()).toEqual(['Daan Jansen']);
  const teacher = await trashOf(server, 'docent');
  expect((await teacher.groups()).find(({ id }) => id === group)).toMatchObject({ own: true });
});

test('a number or a name that another has by now is told of, and taken from nobody', async () => {
  const server = await startTestServer();
  const { group, noor, daan } = server.school;
  const teacher = await trashOf(server, 'docent');
  const setNumber = (id: string) =>
    server.db.updateTable('pupils').set({ number: '12' }).where('id', '=', id).execute();
  await setNumber(noor);
  await teacher.trashPupils(group, [noor]);
  await setNumber(daan);
  const first = await thrownList(teacher, 'Week 12');
  await teacher.call('PUT', `/word-lists/${randomUUID()}`, { name: 'week 12', words: WORDS });
  const { restored, notes } = await teacher.restore(pupil(noor), { kind: 'list', id: first });
  expect(restored).toBe(2);
  expect(notes).toEqual([
    'Noor de Vries is terug zonder nummer 12: dat heeft Daan Jansen nu.',
    'Week 12 heet nu Week 12 (2), want er is al een Week 12.',
  ]);
  const rows = await server.db
    .selectFrom('pupils')
    .select(['id', 'number'])
    .where('number', '=', '12')
    .execute();
  expect(rows).toEqual([{ id: daan, number: '12' }]);
});

test('a list is not ready again where three others are by now', async () => {
  const server = await startTestServer();
  const { group } = server.school;
  const teacher = await trashOf(server, 'docent');
  const [first, ...later] = Array.from({ length: 4 }, () => randomUUID());
  const ready = async (id: string) => {
    await teacher.call('PUT', `/word-lists/${id}`, { name: id, words: WORDS });
    await teacher.call('PUT', `/groups/${group}/word-lists/${id}/ready`, { ready: true });
  };
  await ready(first!);
  await teacher.call('PATCH', `/word-lists/${first}/removed`, { removed: true });
  for (const id of later) await ready(id);
  expect((await teacher.restore({ kind: 'list', id: first })).notes).toHaveLength(1);
  const rows = await server.db.selectFrom('ready_lists').select('word_list_id').execute();
  expect(rows.map((row) => row.word_list_id).sort()).toEqual(later.sort());
});

test('a teacher brings back own pupils to own groups and own lists only, and erases nothing', async () => {
  const server = await startTestServer();
  const { group, otherGroup, noor, finn } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const teacher = await trashOf(server, 'docent');
  await admin.trashPupils(group, [noor]);
  await admin.trashPupils(otherGroup, [finn]);
  const colleagues = await thrownList(admin, 'Week 13');
  const before = await admin.names();
  const others = [pupil(finn), { kind: 'list', id: colleagues }, { kind: 'group', id: otherGroup }];
  expect(await teacher.restore(...others)).toEqual({ restored: 0, failed: [], notes: [] });
  expect((await teacher.restore(pupil(noor, { group: otherGroup }))).failed).toHaveLength(1);
  expect((await teacher.askToErase(pupil(noor))).status).toBe(403);
  expect(await admin.names()).toEqual(before);

  const elsewhere = `/api/accounts/${server.school.account}/trash`;
  const token = await server.login('rtadmin');
  expect((await server.call('GET', elsewhere, { token })).status).toBe(404);
  for (const end of ['restores', 'erasures'])
    expect(
      (
        await server.call('POST', `${elsewhere}/${end}`, {
          token,
          body: { id: randomUUID(), typed: 'WIS', items: [pupil(noor)] },
        })
      ).status,
    ).toBe(404);
});

test('an administrator erases before the time what lies there, and nothing else', async () => {
  const server = await startTestServer();
  const { group, noor, daan, finn, account } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const list = await thrownList(admin, 'Week 13');
  await admin.trashPupils(group, [daan]);
  // Noor sits in her group, and is not erased by a call that names her.
  expect(await admin.erase(pupil(daan), pupil(noor), pupil(finn), { kind: 'list', id: list })).toEqual({
    pupil: 1,
    list: 1,
  });
  await admin.trashGroup(group);
  expect(await admin.erase({ kind: 'group', id: group })).toEqual({ pupil: 2, group: 1 });
  expect(await admin.list()).toEqual([]);
  const left = await server.db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account)
    .where('role', '=', 'leerling')
    .execute();
  expect(left).toEqual([{ id: finn }]);
  const lines = server.db
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('action', 'like', '%-erased');
  const actor_id = server.school.staff.schooladmin;
  expect(new Set((await lines.execute()).map((line) => JSON.stringify(line)))).toEqual(
    new Set(['pupil', 'group', 'list'].map((what) => JSON.stringify({ action: `${what}-erased`, actor_id }))),
  );
});

test('a method that was thrown away lies there, comes back under a free name, and is erased for good', async () => {
  const server = await startTestServer();
  const admin = await trashOf(server, 'schooladmin');
  const teacher = await trashOf(server, 'docent');
  const add = async (name: string) => {
    const id = randomUUID();
    const now = Date.now();
    const row = { id, account_id: server.school.account, name, created_at: now, changed_at: now };
    const blocks = JSON.stringify([{ id: 'b', name: 'Blok 1', categories: [] }]);
    await server.db
      .insertInto('methods')
      .values({ ...row, blocks, removed_at: null })
      .execute();
    return id;
  };
  const remove = (who: typeof admin, id: string) => who.call('PATCH', `/methods/${id}`, { removed: true });
  const [one, other] = [await add('Onze methode'), await add('Andere')];
  await remove(teacher, one);
  await remove(admin, other);
  const lying = { kind: 'method', id: one, name: 'Onze methode', count: 1, by: 'Juf docent' };
  expect(await teacher.list()).toMatchObject([lying]);
  expect((await admin.names()).toSorted()).toEqual(['Andere', 'Onze methode']);
  await add('onze methode');
  expect(await teacher.restore({ kind: 'method', id: one })).toMatchObject({
    restored: 1,
    notes: ['Onze methode heet nu Onze methode (2), want er is al een Onze methode.'],
  });
  expect(await admin.erase({ kind: 'method', id: other })).toEqual({ method: 1 });
  const left = await server.db.selectFrom('methods').select(['name', 'removed_at']).orderBy('name').execute();
  expect(left).toEqual([
    { name: 'Onze methode (2)', removed_at: null },
    { name: 'onze methode', removed_at: null },
  ]);
});

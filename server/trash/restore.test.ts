import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPupils } from '../people/create.ts';
import { setLicence } from '../testing/licence.ts';
import { startTestServer } from '../testing/server.ts';
import { trashOf, type Trash } from '../testing/trash.ts';

const pupil = (id: string, more: object = {}) => ({ kind: 'pupil', id, ...more });

/** A practice setting of a group in its archive. */
async function archivedSetting({ call }: Trash, group: string, name: string) {
  const id = randomUUID();
  const at = `/groups/${group}/settings/${id}`;
  const head = { name, from: null, to: null, wholeGroup: false };
  await call('PUT', at, { batch: randomUUID(), head, set: { calm: true } });
  await call('PATCH', at, { batch: randomUUID(), archived: true });
  return { id, at };
}

test('a practice setting goes to the trash out of the archive alone, and comes back there', async () => {
  const server = await startTestServer();
  const { group, otherGroup } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const teacher = await trashOf(server, 'docent');
  const listed = async () =>
    (
      await teacher.call<{ settings: { id: string; archived: boolean }[] }>(
        'GET',
        `/groups/${group}/settings`,
      )
    ).body.settings;
  const [standard] = await listed();
  const used = `/groups/${group}/settings/${standard!.id}`;
  expect((await teacher.call('DELETE', used)).status).toBe(409);
  const { id, at } = await archivedSetting(teacher, group, 'Rustig aan');
  const others = await archivedSetting(admin, otherGroup, 'Van een ander');
  expect((await teacher.call('DELETE', at)).status).toBe(204);
  expect((await teacher.call('DELETE', at)).status).toBe(404);
  expect((await admin.call('DELETE', others.at)).status).toBe(204);

  expect((await listed()).map((one) => one.id)).toEqual([standard!.id]);
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { batch: randomUUID(), set: { calm: false } }],
    ['PATCH', { batch: randomUUID(), archived: false }],
  ] as const)
    expect((await teacher.call(method, at, body)).status).toBe(404);
  // Each sees what is of the own groups.
  expect(await teacher.list()).toMatchObject([
    { kind: 'setting', id, name: 'Rustig aan', by: 'Juf docent', from: { id: group, state: 'open' } },
  ]);
  expect((await admin.names()).sort()).toEqual(['Rustig aan', 'Van een ander']);
  expect(await teacher.restore({ kind: 'setting', id: others.id })).toMatchObject({ restored: 0 });

  await admin.trashGroup(group);
  const item = { kind: 'setting', id };
  expect((await admin.restore(item)).failed).toMatchObject([{ why: 'Zet eerst Groep 5 terug.' }]);
  await admin.restore({ kind: 'group', id: group });
  expect(await admin.restore(item)).toEqual({
    restored: 1,
    failed: [],
    notes: ['Rustig aan ligt weer in het archief van Groep 5.'],
  });
  expect(await listed()).toMatchObject([{ id: standard!.id }, { id, archived: true }]);

  await teacher.call('DELETE', at);
  expect(await admin.erase(item, { kind: 'setting', id: others.id })).toEqual({ setting: 2 });
  const left = await server.db
    .selectFrom('practice_settings')
    .select('id')
    .where('name', '!=', 'Standaard')
    .execute();
  expect(left).toEqual([]);
});

test('who followed a setting that is gone by now follows the group, and it is told', async () => {
  const server = await startTestServer();
  const { group, noor, zoe } = server.school;
  const teacher = await trashOf(server, 'docent');
  const { id, at } = await archivedSetting(teacher, group, 'Rustig aan');
  await teacher.call('PATCH', at, { batch: randomUUID(), archived: false });
  await teacher.call('PUT', `/groups/${group}/setting-followers`, {
    batch: randomUUID(),
    setting: id,
    pupils: [noor, zoe],
  });
  await teacher.trashPupils(group, [noor, zoe]);
  expect((await teacher.restore(pupil(zoe))).notes).toEqual([]);
  await teacher.call('PUT', `/groups/${group}/setting-followers`, {
    batch: randomUUID(),
    setting: null,
    pupils: [zoe],
  });
  expect((await teacher.call('PATCH', at, { batch: randomUUID(), archived: true })).status).toBe(200);
  expect((await teacher.restore(pupil(noor))).notes).toEqual([
    'Noor de Vries volgt nu de standaard van de groep: de oefeninstelling “Rustig aan” is daar niet.',
  ]);
});

test('of each is told what goes and comes back with it, and who came from elsewhere', async () => {
  const server = await startTestServer();
  const { group, noor, daan, account } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const now = Date.now();
  const counted = { answers: 12, correct: 9, tries: 14, ms: 60_000, last_at: now };
  for (const [day, category] of [
    ['2026-11-16', 'a'],
    ['2026-11-17', 'b'],
  ])
    await server.db
      .insertInto('day_counts')
      .values({ pupil_id: noor, day: day!, category: category!, ...counted })
      .execute();
  await server.db
    .insertInto('rewards')
    .values({
      id: randomUUID(),
      pupil_id: noor,
      round_id: null,
      kind: 'begin',
      subject: null,
      coins: 7,
      at: now,
    })
    .execute();
  await admin.call('PUT', `/groups/${group}/settings/${randomUUID()}`, {
    batch: randomUUID(),
    head: { name: 'Rustig aan', from: null, to: null, wholeGroup: false },
    set: { calm: true },
  });
  await server.db
    .insertInto('moves')
    .values({
      ...{
        id: randomUUID(),
        token_id: null,
        account_id: account,
        pupil_id: daan,
        made_by: null,
        how: 'read',
      },
      ...{ state: 'undone', issuer: null, detail: null, receipt: null, at: Date.parse('2026-11-02T09:00Z') },
      ...{ undo_until: now, undone_at: now },
    })
    .execute();
  await admin.trashGroup(group);
  const items = new Map((await admin.list()).map((item) => [item.id, item]));
  expect(items.get(noor)).toMatchObject({ hangs: { answers: 24, coins: 7 }, along: true });
  expect(items.get(noor)).not.toHaveProperty('readInOn');
  expect(items.get(daan)).toMatchObject({ hangs: {}, readInOn: '2026-11-02' });
  expect(items.get(group)).toMatchObject({ count: 3, hangs: { settings: 1 } });
});

const kind = (id: string, i: number) => ({
  ...{ id, groep: 7, first_name: `Kind ${i}`, infix: '', last_name: 'Nieuw' },
  ...{ username: `kind-${i}`, passwordHash: 'x', avatar_shape: 'vos', avatar_colour: 'rood' },
});

test('a group of 25 with 20 seats free comes back with twenty who are picked; five stay', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  const group = randomUUID();
  const made = { change: randomUUID(), id: group, name: 'Groep 7', groep: [7], teachers: [] };
  await admin.call('POST', '/groups', made);
  const ids = Array.from({ length: 25 }, () => randomUUID());
  await createPupils(
    server.db,
    ids.map((id, i) => ({ ...kind(id, i), account_id: account, group_id: group })),
  );
  await admin.trashGroup(group);
  // Four other pupils have theirs.
  await setLicence(server.db, account, { seats: 24 });
  const restore = (item: object) =>
    admin.call<{ code: string; fields: object }>('POST', '/trash/restores', { items: [item] });
  const refused = await restore({ kind: 'group', id: group });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'seats-full', fields: { needed: '25', free: '20' } },
  });
  expect((await admin.list()).filter(({ kind }) => kind === 'pupil')).toHaveLength(25);
  expect(await admin.restore({ kind: 'group', id: group, pupils: ids.slice(0, 20) })).toMatchObject({
    restored: 1,
  });
  const lying = await admin.list();
  expect(lying.map(({ id }) => id).sort()).toEqual(ids.slice(20).sort());
  // They are still of that group, which is open again.
  expect(lying[0]).toMatchObject({ along: false, from: { id: group, state: 'open' } });
});

test('who was thrown away before the group stays when it comes back, and asks for the group first', async () => {
  const server = await startTestServer();
  const { group, noor } = server.school;
  const admin = await trashOf(server, 'schooladmin');
  await admin.trashPupils(group, [noor]);
  await admin.trashGroup(group);
  expect((await admin.restore(pupil(noor))).failed).toMatchObject([
    { why: 'Zet eerst Groep 5 terug, of kies een andere groep.' },
  ]);
  expect(await admin.restore({ kind: 'group', id: group })).toMatchObject({ restored: 1, failed: [] });
  expect(await admin.names()).toEqual(['Noor de Vries']);
  expect(await admin.restore(pupil(noor))).toMatchObject({ restored: 1, failed: [] });
});

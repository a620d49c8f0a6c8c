import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EdexImport, EdexPreview, PupilRowView } from '../contract/edexml.ts';
import type { Job } from '../contract/jobs.ts';
import { edexml, madeSchool, type MadeFile } from '../testing/edexml.ts';
import { onPostgres } from '../testing/places.ts';
import { startPlayer, until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { forgetOld } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A file that is right today, whenever that is. */
const today = new Date().toISOString().slice(0, 10);
const begun = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0);
const NOW: MadeFile = { year: `${begun}-${begun + 1}`, day: today };

async function importing() {
  const server = await startTestServer({ jobs: { pace: { lookMs: 20 } } });
  const { account } = server.school;
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${account}/edexml-imports`;
  const upload = async (file: string | Uint8Array, as = token, path = base) => {
    const form = new FormData();
    form.set('file', new Blob([file as BlobPart]), 'export.xml');
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${as}` },
      body: form,
    });
    return {
      status: response.status,
      body: (await response.json()) as EdexImport & { code: string; message: string },
    };
  };
  const preview = async (id: string) =>
    (await server.call<EdexPreview>('GET', `${base}/${id}`, { token })).body;
  const propose = async (file: MadeFile) => {
    const { status, body } = await upload(edexml({ ...NOW, ...file }));
    expect([status, body.code]).toEqual([200, undefined]);
    return preview(body.id);
  };
  const commit = (seen: EdexPreview, choices: object = {}, requestId: string = randomUUID()) =>
    server.call<{ job: string; code: string; message: string; fields: Record<string, string> }>(
      'POST',
      `${base}/${seen.id}/commit`,
      { token, body: { requestId, stamp: seen.stamp, ...choices } },
    );
  const ended = async (id: string) => {
    let job: Job | undefined;
    await until(async () => {
      job = (await server.call<Job>('GET', `/api/jobs/${id}`, { token })).body;
      return ['done', 'failed', 'cancelled'].includes(job.state);
    });
    return job!;
  };
  const bringIn = async (file: MadeFile, choices: object = {}) => {
    const { status, body } = await commit(await propose(file), choices);
    expect([status, body.message]).toEqual([200, undefined]);
    const job = await ended(body.job);
    expect(job).toMatchObject({ state: 'done', error: null });
    return job;
  };
  const pupils = () =>
    server.db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .leftJoin('groups', 'groups.id', 'pupils.group_id')
      .select([
        'pupils.id',
        'first_name',
        'infix',
        'last_name',
        'pupils.groep',
        'groups.name as group',
        'pupils.trashed_at',
        'username',
        'active',
      ])
      .where('pupils.account_id', '=', account)
      .where('users.role', '=', 'leerling')
      .execute();
  const called = async (first: string) => (await pupils()).filter(({ first_name }) => first_name === first);
  return { ...server, token, base, upload, propose, preview, commit, ended, bringIn, pupils, called };
}

const counted = ({ report }: Job) => Object.fromEntries(report.map(({ outcome, count }) => [outcome, count]));
const rowOf = (seen: EdexPreview, key: string): PupilRowView => seen.pupils.find((row) => row.key === key)!;
/** Every row has one state: they add up. */
const addsUp = ({ summary: { missing: _, ...states }, counts }: EdexPreview) =>
  expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(counts.pupils);

const GROUPS = [
  { key: 'g7', name: '7A', year: '7' },
  { key: 'g8', name: '8A', year: '8' },
];
const AYLA = {
  key: '501',
  first: 'Ayla',
  infix: 'van den',
  last: 'Berg',
  birth: '2016-03-04',
  year: '7',
  group: 'g7',
};
const BRAM = { key: '502', first: 'Bram', last: 'Kaya', birth: '2015-05-06', year: '8', group: 'g8' };
const FIRST: MadeFile = { groups: GROUPS, pupils: [AYLA, BRAM] };

test('a school is brought in: groups, pupils who can log in, and the same file once more changes nothing', async () => {
  const { bringIn, propose, called, db, school, call, token } = await importing();
  const seen = await propose(FIRST);
  addsUp(seen);
  expect(seen.summary).toMatchObject({ new: 2, missing: 0 });
  expect(seen.groups.map(({ name, state, selected, pupils }) => [name, state, selected, pupils])).toEqual([
    ['7A', 'new', true, 1],
    ['8A', 'new', true, 1],
  ]);
  // Nothing was changed by looking.
  expect(await called('Ayla')).toEqual([]);
  const job = await bringIn(FIRST);
  expect(counted(job)).toEqual({ made: 2, group: 2 });
  const [ayla] = await called('Ayla');
  expect(ayla).toMatchObject({
    infix: 'van den',
    last_name: 'Berg',
    groep: 7,
    group: '7A',
    username: 'ayla7',
    active: 1,
  });
  const { id: group } = await db
    .selectFrom('groups')
    .select('id')
    .where('name', '=', '7A')
    .executeTakeFirstOrThrow();
  const shown = await call<{ pupils: { password: string }[] }>(
    'POST',
    `/api/accounts/${school.account}/groups/${group}/passwords/reveal`,
    { token, body: { pupils: [ayla!.id] } },
  );
  const password = /"password":"([^"]+)"/.exec(JSON.stringify(shown.body))![1];
  const login = await call<{ token: string }>('POST', '/api/auth', { body: { username: 'ayla7', password } });
  expect([login.status, typeof login.body.token]).toEqual([200, 'string']);
  const again = await propose(FIRST);
  addsUp(again);
  expect(again.summary).toMatchObject({ new: 0, moved: 0, changed: 0, unchanged: 2 });
  expect(counted(await bringIn(FIRST))).toEqual({ same: 2 });
});

test('a file of later: moved, renamed, left, missing and a key that is used again, each as a person decides', async () => {
  const { bringIn, propose, commit, ended, called } = await importing();
  await bringIn({
    ...FIRST,
    pupils: [
      AYLA,
      BRAM,
      { ...AYLA, key: '503', first: 'Cato', last: 'Smit' },
      { ...AYLA, key: '504', first: 'Daan', last: 'Groot' },
      { ...AYLA, key: '505', first: 'Elif', last: 'Kaya' },
    ],
  });
  const later: MadeFile = {
    groups: GROUPS,
    pupils: [
      { ...AYLA, group: 'g8', year: '8' },
      { ...BRAM, infix: 'de', last: 'Kaya-Post' },
      { ...AYLA, key: '503', first: 'Cato', last: 'Smit', left: '2020-01-01' },
      { ...BRAM, key: '504', first: 'Umut', last: 'Visser', birth: '2014-01-02' },
      { key: '506', first: 'Fleur', last: 'Peters', year: '2', group: 'g7' },
      { key: '507', first: 'Guus', last: 'Peters', year: '7' },
      { key: '508', last: '', year: '7', group: 'g7' },
      { key: '509', first: 'Hana', last: 'Weg', year: 'H', group: 'g7' },
    ],
  };
  const seen = await propose(later);
  addsUp(seen);
  expect(seen.summary).toEqual({
    error: 1,
    doubtful: 1,
    left: 1,
    notSelected: 2,
    noGroup: 1,
    new: 0,
    moved: 1,
    changed: 1,
    unchanged: 0,
    missing: 1,
  });
  expect(rowOf(seen, '501').changes).toEqual([
    { field: 'year', from: '7', to: '8' },
    { field: 'group', from: '7A', to: '8A' },
  ]);
  expect(rowOf(seen, '504')).toMatchObject({
    state: 'doubtful',
    reason: 'keyReused',
    match: { name: 'Daan van den Groot' },
  });
  expect(seen.missing.map(({ name }) => name)).toEqual(['Elif van den Kaya']);
  const doubtful = rowOf(seen, '504').row;
  const { body } = await commit(seen, {
    acts: { create: [doubtful], trash: [rowOf(seen, '503').row] },
    missing: [0],
  });
  const job = await ended(body.job);
  expect(counted(job)).toMatchObject({ made: 1, moved: 1, changed: 1, trashed: 2, skipped: 4 });
  expect(await called('Ayla')).toMatchObject([{ group: '8A', groep: 8 }]);
  expect(await called('Bram')).toMatchObject([{ infix: 'de', last_name: 'Kaya-Post', username: 'bram8' }]);
  expect((await called('Cato'))[0]!.trashed_at).not.toBeNull();
  expect((await called('Elif'))[0]).toMatchObject({ active: 0, group: null });
  // Who was decided about is known by the key from now on.
  const again = await propose(later);
  expect(rowOf(again, '504').state).toBe('unchanged');
  // Who lies in the trash and is in a file again is taken out of it.
  const back = await propose({ ...later, pupils: [{ ...AYLA, key: '505', first: 'Elif', last: 'Kaya' }] });
  expect(rowOf(back, '505')).toMatchObject({ state: 'moved', match: { inTrash: true } });
  await bringIn({ ...later, pupils: [{ ...AYLA, key: '505', first: 'Elif', last: 'Kaya' }] });
  expect(await called('Elif')).toMatchObject([{ active: 1, trashed_at: null }]);
});

test('who is there already is found by name and birth day, twins never, and a name alone is asked about', async () => {
  const { bringIn, propose, called } = await importing();
  // Noor de Vries and Daan Jansen were added by hand.
  const noor = {
    key: '601',
    first: 'Nóór',
    infix: '',
    last: 'Vries, de',
    birth: '2017-01-01',
    year: '5',
    group: 'g5',
  };
  const groups = [{ key: 'g5', name: 'groep 5', year: '5' }];
  const seen = await propose({
    groups,
    pupils: [noor, { ...noor, key: '602', first: 'Daan', last: 'Anders' }],
  });
  expect(seen.groups[0]).toMatchObject({ state: 'changed', was: 'Groep 5' });
  expect(rowOf(seen, '601')).toMatchObject({
    state: 'doubtful',
    reason: 'namesOnly',
    match: { name: 'Noor de Vries' },
  });
  expect(rowOf(seen, '602').state).toBe('new');
  const row = rowOf(seen, '601').row;
  await bringIn({ groups, pupils: [noor] }, { acts: { apply: [row] } });
  expect(await called('Nóór')).toHaveLength(1);
  // Another administration: new keys, the same birth day; and a twin.
  const moved = await propose({
    groups,
    pupils: [
      { ...noor, key: 'x1' },
      { ...noor, key: 'x2', first: 'Fenna' },
    ],
  });
  expect(rowOf(moved, 'x1')).toMatchObject({ match: { rule: 'birth' } });
  expect(rowOf(moved, 'x2').state).toBe('new');
  // Dummy keys name nobody: the same one may be anybody's.
  const dummy = await propose({ groups, pupils: [{ ...noor, key: '#1', first: 'Zoë', last: 'Elders' }] });
  expect(rowOf(dummy, '#1').state).toBe('new');
  // Two rows that find one child.
  const twice = await propose({
    groups,
    pupils: [
      { ...noor, key: '601' },
      { ...noor, key: '603', eck: 'e' },
    ],
  });
  expect(twice.summary.doubtful + twice.summary.new).toBeGreaterThan(0);
  addsUp(twice);
});

test('a combination in two shapes is one group, apart when somebody wants that', async () => {
  const { propose, bringIn, commit, ended, db, school } = await importing();
  const pupil = (key: string, year: string, group: string) => ({
    key,
    first: `N${key}`,
    last: 'Post',
    year,
    group,
  });
  const split: MadeFile = {
    groups: [
      { key: 'a', name: '5/6', year: '5' },
      { key: 'b', name: '5/6', year: '6' },
      { key: 'c', name: '3A', year: '3' },
      { key: 'd', name: '3a', year: '3' },
    ],
    pupils: [pupil('1', '5', 'a'), pupil('2', '6', 'b'), pupil('3', '3', 'c'), pupil('4', '3', 'd')],
  };
  const seen = await propose(split);
  expect(seen.groups.map(({ name, merged }) => [name, merged])).toEqual([
    ['5/6', true],
    ['3A', false],
    ['3a (2)', false],
  ]);
  expect(seen.notices.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['EDEX_SPLIT_COMBINATION', 'EDEX_SAME_GROUP_NAME']),
  );
  const { body } = await commit(seen, { groups: [{ index: 0, merged: false }] });
  await ended(body.job);
  const names = async () =>
    (
      await db
        .selectFrom('groups')
        .select(['name', 'groep'])
        .where('account_id', '=', school.account)
        .orderBy('name')
        .execute()
    ).map(({ name, groep }) => `${name} ${groep}`);
  expect(await names()).toEqual(
    ['3A [3]', '3a (2) [3]', '5/6 (5) [5]', '5/6 (6) [6]', 'Groep 5 [5]', 'Groep 6 [6]'].sort(),
  );
  const combined: MadeFile = {
    groups: [{ key: 'e', name: '7/8', year: 'C' }],
    pupils: [
      pupil('5', '7', 'e'),
      pupil('6', '8', 'e'),
      { ...pupil('7', '', 'e'), year: undefined as never },
    ],
  };
  const other = await propose(combined);
  expect(rowOf(other, '7')).toMatchObject({ state: 'new', year: null });
  const refused = await commit(other);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['years']]);
  await bringIn(combined, { years: [{ row: 3, year: 7 }] });
  expect(await names()).toContain('7/8 [7,8]');
});

test('pupils without a group: one for each year, or the composite group they are in', async () => {
  const { propose, commit, bringIn, called } = await importing();
  const file: MadeFile = {
    composites: [{ key: 's', name: 'Taalgroep' }],
    pupils: [
      { key: '1', first: 'Ina', last: 'Los', year: '4' },
      { key: '2', first: 'Jip', last: 'Los', year: '4', composites: ['s'] },
    ],
  };
  const seen = await propose(file);
  expect(seen.summary.noGroup).toBe(2);
  expect(seen.groups).toMatchObject([{ name: 'Taalgroep', composite: true, selected: false }]);
  const refused = await commit(seen, { acts: { create: [1] } });
  expect(Object.keys(refused.body.fields)).toEqual(['groupPerYear']);
  await bringIn(file, { acts: { create: [1] }, groups: [{ index: 0, selected: true }], groupPerYear: true });
  expect(await called('Ina')).toMatchObject([{ group: 'Groep 4' }]);
  expect(await called('Jip')).toMatchObject([{ group: 'Taalgroep' }]);
});

test('what was undone is as it was; what changed since or was practised stays, and is told', async () => {
  const server = await importing();
  const { bringIn, ended, call, base, token, called, db, school, pupils } = server;
  await bringIn(FIRST);
  const before = await pupils();
  const job = await bringIn({
    groups: [{ key: 'g7', name: 'Zevens', year: '7' }, GROUPS[1]!],
    pupils: [
      { ...AYLA, last: 'Bergh' },
      { ...BRAM, group: 'g7', year: '7' },
      { ...AYLA, key: '600', first: 'Nieuw', last: 'Kind' },
      { ...AYLA, key: '601', first: 'Speelt', last: 'Al' },
    ],
  });
  // One of the new ones plays: with a password that is known here.
  const [player] = await called('Speelt');
  await db
    .updateTable('users')
    .set(({ selectFrom }) => ({
      password_hash: selectFrom('users as known')
        .select('known.password_hash')
        .where('known.id', '=', school.noor)
        .$asScalar(),
    }))
    .where('id', '=', player!.id)
    .execute();
  await startPlayer(server, player!.username, player!.id);
  // Somebody mended a name meanwhile.
  const [ayla] = await called('Ayla');
  await db.updateTable('pupils').set({ last_name: 'Bergsma' }).where('id', '=', ayla!.id).execute();
  const { body: imports } = await call<{ imports: EdexImport[] }>('GET', base, { token });
  const latest = imports.imports.find((one) => one.job === job.id)!;
  const undo = { id: randomUUID() };
  const asked = await call<{ job: string }>('POST', `${base}/${latest.id}/undo`, { token, body: undo });
  expect(asked.body).toEqual({ job: undo.id });
  const undone = await ended(undo.id);
  expect(undone.state).toBe('done');
  expect(counted(undone)).toMatchObject({ back: 2, stays: 2, trashed: 1 });
  expect((await called('Speelt'))[0]!.trashed_at).toBeNull();
  expect(await called('Bram')).toEqual(
    before.filter(({ first_name }) => first_name === 'Bram').map((row) => ({ ...row, group: '8A' })),
  );
  expect(await called('Ayla')).toMatchObject([{ last_name: 'Bergsma' }]);
  expect((await called('Nieuw'))[0]!.trashed_at).not.toBeNull();
  expect(
    (await call('POST', `${base}/${latest.id}/undo`, { token, body: { id: randomUUID() } })).status,
  ).toBe(409);
});

test('many at once to the trash, an old file, another school and what changed meanwhile are asked about', async () => {
  const { bringIn, propose, commit, upload, db, school, preview, ended, call, login, base } =
    await importing();
  const { groups, pupils } = madeSchool(30);
  await bringIn({ groups, pupils });
  const none = await propose({ groups, pupils: pupils.slice(0, 2) });
  expect(none.missing).toHaveLength(28);
  const all = none.missing.map(({ index }) => index);
  expect((await commit(none, { missing: all })).body.fields).toHaveProperty('trashed');
  expect((await commit(none, { missing: all, trashed: 27 })).status).toBe(422);
  // Somebody else changes a group between looking and deciding.
  await db.updateTable('groups').set({ name: 'Anders' }).where('name', '=', '3A').execute();
  expect((await commit(none)).body.code).toBe('EDEX_STALE');
  const fresh = await preview(none.id);
  const requestId = randomUUID();
  const [one, two] = await Promise.all([commit(fresh, {}, requestId), commit(fresh, {}, requestId)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  await ended(requestId);
  expect((await commit(fresh)).body.code).toBe('EDEX_DONE');

  const old = await propose({ ...FIRST, year: '2019-2020', day: '2019-11-20' });
  expect(old.old).toBe(true);
  expect((await commit(old)).body.fields).toHaveProperty('old');
  expect((await commit(old, { old: true })).status).toBe(200);

  await db.updateTable('accounts').set({ number: '12AB' }).where('id', '=', school.account).execute();
  const other = await propose(FIRST);
  expect(other.school.match).toBe('other');
  expect((await commit(other, { otherSchool: true })).body.code).toBe('EDEX_OTHER_SCHOOL');
  const office = await login('office');
  const asOffice = await call<{ code: string }>('POST', `${base}/${other.id}/commit`, {
    token: office,
    body: { requestId: randomUUID(), stamp: other.stamp, otherSchool: true },
  });
  expect([200, 409]).toContain(asOffice.status);
  expect(asOffice.body.code ?? 'job-busy').toBe('job-busy');
  await db.updateTable('accounts').set({ number: '' }).where('id', '=', school.account).execute();
  expect((await upload('PK')).body.code).toBe('EDEX_NOT_XML');
});

test('a proposal is for who may import, in a school alone, and is gone after a day or when thrown away', async () => {
  const { upload, propose, call, base, db, login, token, school } = await importing();
  const file = edexml({ ...NOW, ...FIRST });
  expect((await upload(file, await login('docent'))).status).toBe(403);
  const elsewhere = `/api/accounts/${school.elsewhere.account}/edexml-imports`;
  expect((await upload(file, await login('rtadmin'), elsewhere)).status).toBe(403);
  expect((await upload(file, await login('office'), elsewhere)).status).toBe(404);
  const noFile = await fetch((await startTestServer()).url + base, { method: 'POST' });
  expect(noFile.status).toBe(401);
  const seen = await propose(FIRST);
  const path = `${base}/${seen.id}`;
  expect((await call('GET', path, { token: await login('docent') })).status).toBe(403);
  expect((await call('DELETE', path, { token })).status).toBe(204);
  expect((await call<{ code: string }>('GET', path, { token })).body.code).toBe('EDEX_EXPIRED');
  const second = await propose(FIRST);
  await forgetOld(db, Date.now() + DAY + 60_000);
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', second.id)
    .executeTakeFirstOrThrow();
  expect([row.state, row.source]).toEqual(['expired', null]);
  expect((await call<{ code: string }>('GET', `${base}/${second.id}`, { token })).body.code).toBe(
    'EDEX_EXPIRED',
  );
});

test('teachers are invited only when somebody says so, with the groups of the file', async () => {
  const { bringIn, propose, db, school } = await importing();
  const teachers = [
    { key: 'l1', first: 'Marit', last: 'Post', email: 'marit@proef.example', groups: ['g7'] },
    { key: 'l2', first: 'Kees', last: 'Post', groups: ['g8'] },
  ];
  const seen = await propose({ ...FIRST, teachers });
  expect(seen.staff.map(({ name, state, groups }) => [name, state, groups])).toEqual([
    ['Marit Post', 'new', [0]],
    ['Kees Post', 'noEmail', [1]],
  ]);
  const job = await bringIn({ ...FIRST, teachers }, { invite: [{ row: 1, email: 'marit@proef.example' }] });
  expect(counted(job)).toMatchObject({ invited: 1 });
  const marit = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'marit@proef.example')
    .executeTakeFirstOrThrow();
  expect(marit).toMatchObject({ role: 'docent', account_id: school.account });
  const teaches = await db
    .selectFrom('group_teachers')
    .innerJoin('groups', 'groups.id', 'group_id')
    .select('name')
    .where('user_id', '=', marit.id)
    .execute();
  expect(teaches).toEqual([{ name: '7A' }]);
  expect((await propose({ ...FIRST, teachers })).staff[0]!.state).toBe('linked');
});

test('a list that was pasted goes the same way, in a practice too', async () => {
  const { call, login, school, db, token } = await importing();
  const rows = [
    { firstName: 'Lot', infix: '', lastName: 'Vos', year: 5, number: '', group: 'Maandag' },
    { firstName: 'Mo', infix: 'el', lastName: 'Amrani', year: 6, number: '77', group: 'Dinsdag' },
    { firstName: '', infix: '', lastName: '', year: 6, number: '', group: 'Dinsdag' },
  ];
  const practice = await login('rtadmin');
  const at = `/api/accounts/${school.elsewhere.account}`;
  const made = await call<EdexImport>('POST', `${at}/roster-imports`, {
    token: practice,
    body: { name: 'Lijst', rows },
  });
  const { body: seen } = await call<EdexPreview>('GET', `${at}/edexml-imports/${made.body.id}`, {
    token: practice,
  });
  expect(seen.summary).toMatchObject({ new: 2, error: 1, missing: 0 });
  expect(seen.groups.map(({ name, state }) => [name, state])).toEqual([
    ['Maandag', 'unchanged'],
    ['Dinsdag', 'new'],
  ]);
  const { body } = await call<{ job: string }>('POST', `${at}/edexml-imports/${seen.id}/commit`, {
    token: practice,
    body: { requestId: randomUUID(), stamp: seen.stamp },
  });
  await until(
    async () =>
      (await db.selectFrom('jobs').select('state').where('id', '=', body.job).executeTakeFirst())?.state ===
      'done',
  );
  const mo = await db
    .selectFrom('pupils')
    .selectAll()
    .where('first_name', '=', 'Mo')
    .executeTakeFirstOrThrow();
  expect(mo).toMatchObject({ infix: 'el', number: '77', groep: 6 });
  expect((await call('GET', `/api/jobs/${body.job}`, { token })).status).toBe(404);
});

test('of national numbers, birth days and pseudonyms nothing is anywhere afterwards', async () => {
  const { bringIn, propose, path, db } = await importing();
  const { groups, pupils } = madeSchool(30);
  const secret = pupils.map((pupil, i) => ({
    ...pupil,
    birth: `2016-09-${String(1 + (i % 28)).padStart(2, '0')}`,
  }));
  await propose({ groups, pupils: secret });
  await bringIn({ groups, pupils: secret });
  const told: string[] = [];
  for (const { name } of await db.introspection.getTables())
    told.push(
      JSON.stringify(
        await db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    );
  const all = told.join('\n');
  expect(all).not.toMatch(/999999990|2016-09-|ketenid/);
  if (onPostgres) return;
  for (const file of readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile()))
    expect(readFileSync(join(path, file.name), 'latin1')).not.toMatch(/999999990|2016-09-|ketenid/);
});

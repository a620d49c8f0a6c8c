import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EdexImport, EdexPreview } from '../contract/edexml.ts';
import { edexml, madeSchool } from '../testing/edexml.ts';
import { AYLA, BRAM, counted, FIRST, GROUPS, importing, NOW } from '../testing/importing.ts';
import { onPostgres } from '../testing/places.ts';
import { startPlayer, until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { forgetOld } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

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
  expect((await upload(file, await login('docent'))).status).toBe(404);
  const elsewhere = `/api/accounts/${school.elsewhere.account}/edexml-imports`;
  expect((await upload(file, await login('rtadmin'), elsewhere)).status).toBe(403);
  expect((await upload(file, await login('office'), elsewhere)).status).toBe(404);
  const noFile = await fetch((await startTestServer()).url + base, { method: 'POST' });
  expect(noFile.status).toBe(401);
  const seen = await propose(FIRST);
  const path = `${base}/${seen.id}`;
  expect((await call('GET', path, { token: await login('docent') })).status).toBe(404);
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

test('teachers who are there are linked when somebody says so, known by their number from then on, and it is undone', async () => {
  const { bringIn, propose, commit, ended, call, base, token, db, school } = await importing();
  const { account, staff } = school;
  await db
    .updateTable('users')
    .set({ email: 'docent@proef.example' })
    .where('id', '=', staff.docent)
    .execute();
  // One is found by mail, one by name alone, and a pupil has the same number as a teacher.
  const teachers = [
    { key: '501', first: 'Heet', last: 'Anders', email: 'Docent@proef.example', groups: ['g7', 'g8'] },
    { key: 'l2', first: 'Juf', last: 'Collega', groups: ['g8'] },
    { key: 'l3', first: 'Ook', last: 'Nieuw', email: 'ook@proef.example', groups: ['g7'] },
  ];
  const seen = await propose({ ...FIRST, teachers });
  expect(seen.staff.map(({ state, match, adds }) => [state, match?.rule, match?.user, adds])).toEqual([
    ['linked', 'mail', staff.docent, [0, 1]],
    ['doubtful', 'names', expect.any(String), [1]],
    ['new', undefined, undefined, undefined],
  ]);
  const collega = seen.staff[1]!.match!.user;
  const taught = async (user: string) =>
    (
      await db
        .selectFrom('group_teachers')
        .innerJoin('groups', 'groups.id', 'group_id')
        .select('name')
        .where('user_id', '=', user)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name);
  // Somebody else than who is meant, and both at once, are refused.
  expect((await commit(seen, { link: [{ row: 1, user: collega }] })).body.code).toBe('EDEX_STALE');
  const both = { link: [{ row: 2, user: collega }], invite: [{ row: 2, email: 'c@proef.example' }] };
  expect((await commit(seen, both)).status).toBe(422);
  const link = [
    { row: 1, user: staff.docent },
    { row: 2, user: collega },
  ];
  const job = await bringIn({ ...FIRST, teachers }, { link });
  expect(counted(job)).toMatchObject({ linked: 2, made: 2 });
  expect(await taught(staff.docent)).toEqual(['7A', '8A', 'Groep 5']);
  expect(await taught(collega)).toEqual(['8A', 'Groep 6']);
  // Without mail and with another name: the number says who it is; and the pupil with that number is still known.
  const later = await propose({
    ...FIRST,
    teachers: [{ key: '501', first: 'Getrouwd', last: 'Intussen', groups: ['g7'] }, teachers[1]!],
  });
  expect(later.staff.map(({ state, match, adds }) => [state, match?.rule, adds])).toEqual([
    ['linked', 'key', []],
    ['linked', 'key', []],
  ]);
  expect(later.summary).toMatchObject({ unchanged: 2, new: 0 });
  const { body } = await call<{ imports: EdexImport[] }>('GET', base, { token });
  const undo = { id: randomUUID() };
  const done = body.imports.find((one) => one.job === job.id)!;
  expect((await call('POST', `${base}/${done.id}/undo`, { token, body: undo })).status).toBe(200);
  expect((await ended(undo.id)).state).toBe('done');
  expect(await taught(staff.docent)).toEqual(['Groep 5']);
  const lines = await db
    .selectFrom('audit')
    .select('detail')
    .where('account_id', '=', account)
    .where('action', '=', 'staff-linked')
    .execute();
  expect(lines.map(({ detail }) => detail)).toEqual(['2 groups', '1 groups']);
});

test('a teacher with the right to import brings pupils in, and leaves the staff to administrators', async () => {
  const { upload, db, call, base, login, school, ended } = await importing();
  const token = await login('docent');
  const file = edexml({
    ...NOW,
    ...FIRST,
    teachers: [{ key: 'l1', first: 'Marit', last: 'Post', email: 'marit@proef.example' }],
  });
  expect((await upload(file, token)).status).toBe(404);
  await db
    .insertInto('staff_rights')
    .values({ user_id: school.staff.docent, all_groups: 0, may_import: 1 })
    .execute();
  const { body: made } = await upload(file, token);
  const { body: seen } = await call<EdexPreview>('GET', `${base}/${made.id}`, { token });
  expect([seen.staff, seen.summary.new]).toEqual([[], 2]);
  const commit = (choices: object) =>
    call<{ job: string; code: string }>('POST', `${base}/${made.id}/commit`, {
      token,
      body: { requestId: randomUUID(), stamp: seen.stamp, ...choices },
    });
  expect((await commit({ invite: [{ row: 1, email: 'marit@proef.example' }] })).body.code).toBe(
    'invalid-fields',
  );
  const { body } = await commit({});
  expect((await ended(body.job)).state).toBe('done');
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

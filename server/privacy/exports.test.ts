import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { DataExport } from '../contract/exports.ts';
import { audit } from '../audit/audit.ts';
import { openDataFolder } from '../data/folder.ts';
import { tablesOf } from '../data/tables.ts';
import { erasePupil } from '../trash/for-good.ts';
import { until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { sweepExports } from './cleaning.ts';
import { openExportFiles } from './export-files.ts';
import { EXPORTED } from './exported.ts';

/** On a busy machine. */
const WAIT_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A school of which things can be exported, and how an administrator does so. */
async function exporting() {
  const server = await startTestServer({ jobs: { pace: { lookMs: 10, againMs: 1 } } });
  const { account, noor } = server.school;
  const token = await server.login('schooladmin');
  const ask = (pupil: string | null, id: string = randomUUID(), as = token) =>
    server.call<DataExport & ErrorBody>(
      'PUT',
      pupil === null ? `/api/accounts/${account}/exports/${id}` : `/api/pupils/${pupil}/exports/${id}`,
      { token: as, body: {} },
    );
  const list = async () =>
    (await server.call<{ exports: DataExport[] }>('GET', `/api/accounts/${account}/exports`, { token })).body
      .exports;
  /** Waits until one is ready. */
  const ready = async (pupil: string | null = noor) => {
    const { body } = await ask(pupil);
    await until(
      async () => (await list()).some(({ id, state }) => id === body.id && state === 'done'),
      WAIT_MS,
    );
    return body.id;
  };
  const fetchIt = async (id: string, as = token) => {
    const response = await fetch(`${server.url}/api/accounts/${account}/exports/${id}/file`, {
      headers: { Authorization: `Bearer ${as}` },
    });
    return { status: response.status, headers: response.headers, bytes: await response.bytes() };
  };
  const opened = async (id: string) => {
    const files = unzipSync((await fetchIt(id)).bytes);
    return { names: Object.keys(files), text: (name: string) => strFromU8(files[name]!) };
  };
  const files = openExportFiles(openDataFolder(server.path, server.place));
  return { ...server, token, ask, list, ready, fetchIt, opened, files, folder: join(server.path, 'exports') };
}

/** Gives a pupil a row of everything that hangs on one. */
async function practised({ db, school }: Awaited<ReturnType<typeof exporting>>) {
  const { noor: pupil_id, staff, account } = school;
  const at = Date.parse('2026-10-01T09:00:00Z');
  const island = { id: 'island', pupil_id, number: 1, theme: 'bos', name: 'Bos', opened_at: at };
  await db.insertInto('somvensters').values(island).execute();
  await db
    .insertInto('tasks')
    .values({
      ...{ id: 'task', somvenster_id: 'island', pupil_id, anchor: 0, category: 'ei-ij' },
      ...{ word_list_id: null, opened_at: at },
    })
    .execute();
  await db
    .insertInto('rounds')
    .values({
      ...{ id: 'round', pupil_id, task_id: 'task', game: 'vuurtoren', form: 'choose', seed: 'x', size: 10 },
      ...{ deal: '{"geheim":1}', choices: null, first_visit: 0, started_at: at, ended_at: at, complete: 1 },
      ...{ tips: 0, feat: 0, finished: 10, first_try: 9, stars: 3, coins: 12 },
    })
    .execute();
  const answer = (n: number) => ({
    ...{ id: `answer${n}`, round_id: 'round', round_at: at, exercise_id: `e${n}`, category: 'ei-ij' },
    ...{ word_id: 'trein', word: 'trein', n, given: '"ei"', shown: 'trein', correct: n % 2, try_no: 1 },
    ...{ decides: 1, rule: null, ms: 900, tick: n, at, stored_at: at },
  });
  // More than one page of each.
  for (let from = 0; from < 1200; from += 100)
    await db
      .insertInto('answers')
      .values(Array.from({ length: 100 }, (_, i) => answer(from + i)))
      .execute();
  await db
    .insertInto('progress_notes')
    .values({
      ...{ id: 'note', pupil_id, author_id: staff.docent, from_day: '2026-10-01', to_day: '2026-10-07' },
      ...{ text: 'Let op de ei.', created_at: at, changed_at: at, removed_at: null },
    })
    .execute();
  await audit(db, {
    ...{ action: 'pupil-progress-viewed', actorId: staff.docent, accountId: account, subject: pupil_id },
  });
}

test('all of a pupil comes in a zip: to read, and to take along; it names no other people', async () => {
  const server = await exporting();
  await practised(server);
  const id = await server.ready();
  const { status, headers, bytes } = await server.fetchIt(id);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(headers.get('content-disposition')).toMatch(/filename=spelwereld-leerling-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['leesmij.txt', 'leesbaar.pdf', 'gegevens.json']);
  expect(strFromU8(files['leesbaar.pdf']!.subarray(0, 5))).toBe('%PDF-');
  const text = strFromU8(files['gegevens.json']!);
  const data = JSON.parse(text) as {
    head: object;
    rows: Record<string, object[]>;
    tables: Record<string, object[]>;
    audit: { action: string; by: string }[];
    logins: object[];
    consents: object[];
  };
  expect(data.head).toMatchObject({ firstName: 'Noor', infix: 'de', lastName: 'Vries', groep: 5 });
  expect(data.rows['answers']).toHaveLength(1200);
  expect(new Set(data.rows['answers']!.map((row) => (row as { id: string }).id)).size).toBe(1200);
  expect(data.rows['progress_notes']).toEqual([expect.objectContaining({ text: 'Let op de ei.' })]);
  expect(data.rows['rounds']).toEqual([expect.objectContaining({ id: 'round', deal: null })]);
  expect(data.audit.map(({ action, by }) => [action, by])).toEqual([
    ['pupil-progress-viewed', 'leerkracht'],
    ['export-asked', 'beheerder'],
  ]);
  expect(data.tables['users']).toEqual([expect.objectContaining({ username: 'noor' })]);
  for (const secret of ['geheim', 'password_hash', '$argon', 'Daan', 'Juf', server.school.staff.docent])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
});

test('a whole account: each pupil, tables of which no cell is reckoned with, without the secrets', async () => {
  const server = await exporting();
  await practised(server);
  const { db, school } = server;
  await db.updateTable('users').set({ name: '=1+1' }).where('id', '=', school.staff.docent).execute();
  await db.updateTable('pupils').set({ trashed_at: 1 }).where('id', '=', school.daan).execute();
  const { names, text } = await server.opened(await server.ready(null));
  for (const pupil of [school.noor, school.daan, school.zoe, school.finn])
    expect(names).toContain(`leerlingen/${pupil}.json`);
  expect(names.join()).not.toContain(school.elsewhere.pupil);
  expect(text('tabellen/medewerkers.csv')).toContain(`;"'=1+1";`);
  expect(text('tabellen/leerlingen.csv')).toContain('Noor;de;Vries;noor;groep 5;Groep 5');
  expect(text('tabellen/groepen.csv')).toContain('Groep 6');
  expect(text('tabellen/logboek.csv')).toContain('Resultaten van leerling bekeken');
  const all = names.map((name) => (name.endsWith('.pdf') ? '' : text(name))).join('\n');
  for (const secret of ['$argon', 'RT Proef', 'Maandag', 'Smit'])
    expect([secret, all.includes(secret)]).toEqual([secret, false]);
  expect(JSON.parse(text(`leerlingen/${school.noor}.json`))).toMatchObject({ head: { firstName: 'Noor' } });
});

test('every table is in the export, or it says why it is not', async () => {
  const { db } = await startTestServer();
  const tables = (await tablesOf(db)).filter((name) => !name.startsWith('kysely_'));
  expect(tables.filter((name) => !(name in EXPORTED))).toEqual([]);
  // Only PostgreSQL has a table of names, and loses it at a power cut.
  expect(Object.keys(EXPORTED).filter((name) => !tables.includes(name))).toEqual(['slowed_names']);
  const columns = new Map(
    (await db.introspection.getTables()).map((table) => [table.name, table.columns.map(({ name }) => name)]),
  );
  for (const [table, told] of Object.entries(EXPORTED)) {
    if ('why' in told) {
      expect([table, told.why.length > 10]).toEqual([table, true]);
      continue;
    }
    for (const part of [told.pupil, told.account])
      for (const column of part ? [part.by, ...(part.without ?? [])] : [])
        expect([table, columns.get(table)]).toEqual([table, expect.arrayContaining([column])]);
    expect([table, Boolean(told.pupil ?? told.account ?? told.own)]).toEqual([table, true]);
  }
});

test('what lies on the disk can’t be read, and names nobody; without its row nobody opens it', async () => {
  const { ready, folder, db, files, fetchIt } = await exporting();
  const id = await ready();
  for (const name of readdirSync(join(folder, id))) {
    expect(name).toMatch(/^\d{6}$/);
    const bytes = readFileSync(join(folder, id, name));
    expect(bytes.includes('Noor') || bytes.includes('Spelwereld')).toBe(false);
  }
  const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const read = files.zip({ ...row, salt: 'other' }, ['a'], 0)!;
  await expect(read.toArray()).rejects.toThrow();
  await db.updateTable('exports').set({ salt: 'other' }).where('id', '=', id).execute();
  await expect(fetchIt(id)).rejects.toThrow();
});

test('an administrator of the account alone fetches it, and for seven days; then the files are gone', async () => {
  const { ready, fetchIt, login, db, files, folder, school, call, token } = await exporting();
  const id = await ready();
  const statusFor = async (name: string) => (await fetchIt(id, await login(name))).status;
  expect([await statusFor('docent'), await statusFor('rtadmin'), await statusFor('noor')]).toEqual([
    403, 404, 403,
  ]);
  expect(await statusFor('office')).toBe(200);
  // Switched off since: nobody any more.
  await db.updateTable('users').set({ active: 0 }).where('id', '=', school.staff.schooladmin).execute();
  expect((await fetchIt(id)).status).toBe(401);
  await db.updateTable('users').set({ active: 1 }).where('id', '=', school.staff.schooladmin).execute();

  const now = Date.now();
  expect(await sweepExports(db, files, now + 7 * DAY_MS - 60_000)).toBe(0);
  expect(existsSync(join(folder, id))).toBe(true);
  expect(await sweepExports(db, files, now + 7 * DAY_MS + 60_000)).toBe(1);
  expect(existsSync(join(folder, id))).toBe(false);
  expect((await fetchIt(id, await login('schooladmin'))).status).toBe(404);
  const lines = await db.selectFrom('audit').selectAll().where('action', '=', 'export-fetched').execute();
  expect(lines.map(({ subject, detail }) => [subject, detail])).toEqual([[school.noor, id]]);

  const other = await ready();
  expect((await call('DELETE', `/api/accounts/${school.account}/exports/${other}`, { token })).status).toBe(
    204,
  );
  expect(existsSync(join(folder, other))).toBe(false);
  expect((await fetchIt(other)).status).toBe(404);
});

test('who asked gets a message; a newer one takes the place of the one before; asked twice it is one', async () => {
  const { ready, ask, list, db, school, login } = await exporting();
  const id = await ready();
  const messages = await db.selectFrom('messages').select(['title', 'link']).execute();
  expect(messages).toEqual([{ title: 'Je export staat klaar', link: 'accountgegevens/privacy' }]);
  expect((await ask(school.noor, id)).body).toMatchObject({ id, state: 'done', pupil: { id: school.noor } });
  expect((await ask(school.zoe, id)).status).toBe(404);
  const next = await ready();
  expect((await list()).map((one) => one.id)).toEqual([next]);
  expect((await ask(school.elsewhere.pupil)).status).toBe(404);
  expect((await ask(school.noor, randomUUID(), await login('docent'))).status).toBe(403);
});

test('with an erased pupil go its exports and those of the account', async () => {
  const { ready, list, db, school, files, folder } = await exporting();
  const { noor, zoe, account } = school;
  const [mine, all, other] = [await ready(noor), await ready(null), await ready(zoe)];
  expect(await list()).toHaveLength(3);
  await db.transaction().execute((trx) => erasePupil(trx, { id: noor, accountId: account }));
  expect((await list()).map(({ id }) => id)).toEqual([other]);
  expect(await sweepExports(db, files, Date.now())).toBe(2);
  expect([mine, all, other].map((id) => existsSync(join(folder, id)))).toEqual([false, false, true]);
});

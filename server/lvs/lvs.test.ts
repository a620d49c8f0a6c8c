import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDataFolder } from '../data/folder.ts';
import { markerFor } from '../import/sealed.ts';
import { startTestServer } from '../testing/server.ts';
import { dayAgo, startReading, statuses } from './fixture.ts';

const TABLE = `
Overzicht spelling;;;;;
Leerling;Groep;Toets;Toetsmoment;Niveau;Vaardigheidsscore
Noor de Vries;Groep 5;Cito Spelling;M5;IV;68,4
Jansen, Daan;5;Cito Spelling;M5;I;98
Berg, Zoe van den;Groep 5;Cito Spelling;M5;x;-
Bakker, Finn;5;Cito Spelling;M5;III;80
Piet Nergens;5;Cito Spelling;M5;II;85
Noor de Vries;Groep 5;Cito Rekenen;M5;II;140
Groepsgemiddelde;;;;III;81
`;

test('a table is shown before anything is stored: who is found, what is no result, what is about something else', async () => {
  const server = await startTestServer();
  const { read, list } = await startReading(server);
  const { status, body } = await read(TABLE);
  expect(status).toBe(200);
  expect(statuses(body)).toEqual([
    'Noor de Vries: new',
    'Jansen, Daan: new',
    'Bakker, Finn: doubtful',
    'Piet Nergens: unmatched',
    'Noor de Vries: ignored',
  ]);
  expect(body).toMatchObject({
    state: 'preview',
    stored: 0,
    skippedRows: 2,
    ignored: { 'Cito Rekenen': 1 },
    counts: { new: 2, doubtful: 1, unmatched: 1, ignored: 1, error: 0, same: 0, changed: 0 },
    proposals: [],
  });
  expect(body.results[0]).toMatchObject({
    line: 3,
    provider: 'cito',
    part: 'words',
    moment: 'M5',
    level: { scale: 'I-V', value: 'IV' },
    skillScore: 68.4,
    pupil: { id: server.school.noor, name: 'Noor de Vries', group: 'Groep 5' },
  });
  expect(body.results[2]).toMatchObject({
    candidates: [{ id: server.school.finn, group: 'Groep 6' }],
    notes: ['De leerling met deze naam zit in een andere groep.'],
  });
  expect(await server.db.selectFrom('lvs_results').selectAll().execute()).toEqual([]);
  expect((await list()).map(({ state, stored }) => [state, stored])).toEqual([['preview', 0]]);
});

test('of two with one name the birth day says who it is, and is nowhere afterwards', async () => {
  const server = await startTestServer();
  const { db, school } = server;
  const { read } = await startReading(server);
  const births = markerFor(openDataFolder(server.path), school.account);
  // Two who are called the same, in one group.
  await db
    .updateTable('pupils')
    .set({ first_name: 'Noor', infix: 'de', last_name: 'Vries' })
    .where('id', '=', school.daan)
    .execute();
  for (const [pupil_id, day] of [
    [school.noor, '2016-03-04'],
    [school.daan, '2016-11-12'],
  ] as const)
    await db
      .insertInto('import_pupils')
      .values({ pupil_id, account_id: school.account, made: 1, birth_mac: births.birth(day), year: 5 })
      .execute();
  const head = 'Leerling;Groep;Geboortedatum;Toets;Toetsmoment;Niveau';
  const row = (born: string) => `Noor de Vries;Groep 5;${born};Cito Spelling;M5;II`;
  const { body } = await read(
    `${head}\n${row('12-11-2016')}\n${row('4-3-2016')}\n${row('')}\n${row('1-1-2016')}`,
  );
  expect(body.results.map(({ status, pupil }) => [status, pupil?.id])).toEqual([
    ['new', school.daan],
    ['new', school.noor],
    ['doubtful', undefined],
    ['doubtful', undefined],
  ]);
  const { draft } = await db.selectFrom('lvs_imports').select('draft').executeTakeFirstOrThrow();
  expect(draft).not.toMatch(/12-11-2016|2016-11-12|4-3-2016|2016-03-04|1-1-2016/);
});

test('what is new is stored once per request; the same table again is the same, another value is shown beside what it was', async () => {
  const server = await startTestServer();
  const { read, store, refused, call } = await startReading(server);
  const first = (await read(TABLE)).body;
  const requestId = randomUUID();
  const stored = await store(first.id, requestId);
  expect(stored).toMatchObject({ state: 'done', stored: 2, tests: [{ provider: 'cito', moment: 'M5' }] });
  expect(stored.counts).toMatchObject({ same: 2, new: 0, doubtful: 1 });
  await store(first.id, requestId);
  expect(await server.db.selectFrom('lvs_results').selectAll().execute()).toHaveLength(2);
  // Nothing is left to store, and a table of which results are stored is not read over.
  expect((await call('POST', `/${first.id}/commit`, { requestId: randomUUID() })).status).toBe(409);
  expect((await refused(TABLE, { id: first.id })).status).toBe(409);

  expect((await read(TABLE)).body.counts).toMatchObject({ same: 2, new: 0 });
  const other = (await read(TABLE.replace('68,4', '70'))).body;
  expect(other.results[0]).toMatchObject({ status: 'changed', skillScore: 70, was: { skillScore: 68.4 } });
  await store(other.id);
  const rows = await server.db
    .selectFrom('lvs_results')
    .select(['pupil_id', 'measures'])
    .where('pupil_id', '=', server.school.noor)
    .execute();
  expect(rows.map(({ measures }) => JSON.parse(measures) as unknown)).toEqual([
    { skillScore: 70, level: { scale: 'I-V', value: 'IV' } },
  ]);
  const [line] = await server.db
    .selectFrom('audit')
    .select(['subject', 'detail'])
    .where('action', '=', 'test-result-replaced')
    .execute();
  expect(line).toMatchObject({ subject: server.school.noor });
  expect(line!.detail).toContain('68.4');
  expect(line!.detail).not.toContain('Noor');
});

test('rows that were not sure are mended in the preview and stored later from it; a link is remembered for the next table', async () => {
  const server = await startTestServer();
  const { finn, zoe } = server.school;
  const { read, store, fix } = await startReading(server);
  const table = `
Leerling;Groep;Toetsmoment;Niveau
Noor de Vries;5;M5;IV
Bakker, Finn;5;M5;Zeer goed
Zosia;5;M5;II`;
  const { id, results } = (await read(table)).body;
  expect(results.map(({ status }) => status)).toEqual(['new', 'error', 'unmatched']);
  expect(results[1]).toMatchObject({ faults: [{ head: 'Niveau', text: 'Zeer goed' }] });
  await store(id);
  const faulty = await fix(id, { rows: [{ key: '3', mended: { level: 'heel goed' } }] });
  expect(faulty.status).toBe(422);
  expect(faulty.body).toMatchObject({
    fields: { 'rows.0.mended.level': 'Vul een niveau in: I tot en met V, of A tot en met E.' },
  });
  const mended = await fix(id, {
    rows: [
      { key: '3', mended: { level: 'I' }, pupil: finn },
      { key: '4', pupil: zoe },
    ],
  });
  expect(mended.body.results.map(({ status, pupil }) => [status, pupil?.id])).toEqual([
    ['same', server.school.noor],
    ['new', finn],
    ['new', zoe],
  ]);
  expect((await store(id)).stored).toBe(3);
  expect((await read(table.replace(/M5/g, 'E5'))).body.results[2]).toMatchObject({
    status: 'new',
    pupil: { id: zoe },
  });
});

test('nothing moves without a yes; an accepted start is a setting of the pupil, to be taken back within a day', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const { read, store, decide, show } = await startReading(server);
  const token = await server.login('schooladmin');
  const startOf = async (pupil: string) =>
    (
      await server.call<{ own: { start?: object } }>('GET', `/api/pupils/${pupil}/practice-setting`, {
        token,
      })
    ).body.own.start;
  const { id } = await store((await read(TABLE)).body.id);
  const { proposals } = await show(id);
  expect(proposals.map(({ pupil, start, state, isTicked }) => [pupil.id, start, state, isTicked])).toEqual([
    [daan, { groep: 5, half: 2 }, 'open', true],
    // Level IV begins half a year before the moment of the test.
    [noor, { groep: 4, half: 2 }, 'open', true],
  ]);
  expect(await startOf(noor)).toBeUndefined();
  const [forDaan, forNoor] = proposals.map((one) => one.id) as [string, string];
  expect(await decide(id, 'accept', [forNoor])).toEqual({ decided: 1, failed: [] });
  expect(await startOf(noor)).toEqual({ groep: 4, half: 2 });
  expect(await startOf(daan)).toBeUndefined();
  // Twice is once.
  expect((await decide(id, 'accept', [forNoor])).decided).toBe(0);
  expect((await decide(id, 'reject', [forDaan])).decided).toBe(1);
  expect((await decide(id, 'accept', [forDaan])).decided).toBe(0);
  expect((await show(id)).proposals.map(({ state }) => state)).toEqual(['rejected', 'accepted']);
  expect(await decide(id, 'undo', [forNoor])).toEqual({ decided: 1, failed: [] });
  expect(await startOf(noor)).toBeUndefined();

  await decide(id, 'accept', [forNoor]);
  await server.db
    .updateTable('lvs_proposals')
    .set({ decided_at: Date.now() - 25 * 60 * 60 * 1000 })
    .where('id', '=', forNoor)
    .execute();
  const late = await decide(id, 'undo', [forNoor]);
  expect(late.decided).toBe(0);
  expect(late.failed).toEqual([
    'Bij Noor de Vries is het langer dan een dag geleden. Verander het begin in de oefeninstellingen.',
  ]);
  expect(await startOf(noor)).toEqual({ groep: 4, half: 2 });
});

test('a proposal follows the latest result; an older one than a year, or of verbs alone, moves nothing', async () => {
  const server = await startTestServer();
  const { read, store, show } = await startReading(server);
  const proposed = async (table: string) => (await store((await read(table)).body.id)).proposals;
  const head = 'Leerling;Onderdeel;Toetsmoment;Afnamedatum;Niveau';
  expect(await proposed(`${head}\nNoor de Vries;spelling;E4;${dayAgo(400)};II`)).toEqual([]);
  expect(await proposed(`${head}\nNoor de Vries;werkwoorden;M5;${dayAgo(20)};V`)).toEqual([]);
  const first = (await read(`${head}\nNoor de Vries;spelling;B5;${dayAgo(60)};II`)).body;
  expect((await store(first.id)).proposals).toHaveLength(1);
  // A later test: what was proposed by the earlier one and nobody decided on goes.
  expect(await proposed(`${head}\nNoor de Vries;spelling;M5;${dayAgo(10)};V`)).toMatchObject([
    { start: { groep: 4, half: 1 } },
  ]);
  expect((await show(first.id)).proposals).toEqual([]);
  // An earlier test that is read in later proposes nothing.
  expect(await proposed(`${head}\nNoor de Vries;spelling;M4;${dayAgo(200)};I`)).toEqual([]);
});

test('a pupil with settings for some days keeps them; who practised much is not ticked', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const { read, store, decide } = await startReading(server);
  const token = await server.login('schooladmin');
  await server.call('PUT', `/api/pupils/${noor}/practice-setting`, {
    token,
    body: {
      batch: randomUUID(),
      set: { calm: true },
      clear: [],
      head: { from: null, to: dayAgo(-30) },
    },
  });
  await server.db
    .insertInto('practice_levels')
    .values({
      pupil_id: daan,
      category: 'ei-ij',
      mean: 0,
      sd: 1,
      p: 0.5,
      status: 'bezig',
      reason: '',
      answers: 640,
      last_at: 1,
      mastered_at: null,
      review: '[]',
    })
    .execute();
  const { id, proposals } = await store((await read(TABLE)).body.id);
  expect(proposals.map(({ answers, isTicked }) => [answers, isTicked])).toEqual([
    [640, false],
    [0, true],
  ]);
  const { decided, failed } = await decide(
    id,
    'accept',
    proposals.map((one) => one.id),
  );
  expect(decided).toBe(1);
  expect(failed).toEqual([
    'Noor de Vries heeft eigen oefeninstellingen die op bepaalde dagen gelden. Kies het begin daar zelf.',
  ]);
});

test('a teacher with the right reads in the own groups alone; without it, in a home or elsewhere there is nothing', async () => {
  const server = await startTestServer();
  const { staff, account } = server.school;
  const teacher = await startReading(server, 'docent');
  expect((await teacher.refused(TABLE)).status).toBe(404);
  const token = await server.login('schooladmin');
  await server.call('PATCH', `/api/accounts/${account}/staff/${staff.docent}`, {
    token,
    body: { mayImport: true },
  });
  const { body } = await teacher.read(TABLE);
  // Finn sits in the group of a colleague.
  expect(statuses(body)[2]).toBe('Bakker, Finn: unmatched');
  expect(body.results[2]!.candidates).toEqual([]);
  const admin = await startReading(server);
  const { id } = (await admin.read(TABLE)).body;
  expect((await teacher.call('GET', `/${id}`)).status).toBe(404);
  expect(await teacher.list()).toHaveLength(1);
  expect(await admin.list()).toHaveLength(2);
  const home = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'thuis')
    .executeTakeFirstOrThrow();
  expect((await (await startReading(server, 'office', home.id)).refused(TABLE)).status).toBe(404);
  // The id of somebody else's table is not to be had.
  const other = await startReading(server, 'rtadmin', server.school.elsewhere.account);
  expect((await other.refused(TABLE, { id })).status).toBe(404);
});

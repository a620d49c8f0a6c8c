// The sheet of a whole school: more than other calls may send, stored in slices.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { startTestServer } from '../testing/server.ts';
import { startReading } from './fixture.ts';

const HEAD = 'Leerling;Toets;Onderdeel;Schooljaar;Opmerking;Toetsmoment;Niveau';
const MOMENTS = ['B5', 'M5', 'E5', 'B6', 'M6', 'E6', 'B7', 'M7', 'E7', 'B8', 'M8', 'E8'];
const PROVIDERS = ['Cito Spelling', 'IEP spelling', 'DIA spelling', 'Boom spelling'];
const NAMES = ['Noor de Vries', 'Daan Jansen', 'Zoë van den Berg', 'Finn Bakker'];
const PARTS = ['spelling', 'werkwoorden'];

/** A row of each pupil, test, part and moment: 384 results. */
const ROWS = NAMES.flatMap((name) =>
  PROVIDERS.flatMap((test) =>
    PARTS.flatMap((part) =>
      MOMENTS.map((moment) => [name, test, part, '', 'x'.repeat(200), moment, 'III'].join(';')),
    ),
  ),
);

test('a table larger than other calls is taken in and stored in slices; a pupil gets one proposal, by the latest result', async () => {
  const server = await startTestServer();
  const { read, store } = await startReading(server);
  const table = [HEAD, ...ROWS].join('\n');
  expect(Buffer.byteLength(table)).toBeGreaterThan(64 * 1024);
  const { status, body } = await read(table);
  expect(status).toBe(200);
  expect(body.counts).toMatchObject({ new: 384 });
  const stored = await store(body.id);
  expect(stored.stored).toBe(384);
  expect(stored.proposals.map(({ pupil, from, start }) => [pupil.name, from.moment, start])).toEqual(
    ['Daan Jansen', 'Finn Bakker', 'Noor de Vries', 'Zoë van den Berg'].map((name) => [
      name,
      'E8',
      { groep: 8, half: 2 },
    ]),
  );
});

test('a process that died between two slices left what was stored; asking again stores the rest once', async () => {
  const server = await startTestServer();
  const { read, store } = await startReading(server);
  const { id } = (await read([HEAD, ...ROWS].join('\n'))).body;
  await store(id);
  // As it would be found: half of it there, and nobody heard that it was done.
  const rows = await server.db.selectFrom('lvs_results').select('id').execute();
  await server.db
    .deleteFrom('lvs_results')
    .where(
      'id',
      'in',
      rows.slice(0, 184).map((row) => row.id),
    )
    .execute();
  await server.db.updateTable('lvs_imports').set({ request_id: null, report: '{}' }).execute();
  const again = await store(id);
  expect(again).toMatchObject({ stored: 384, counts: { same: 384, new: 0 } });
  expect(again.proposals).toHaveLength(4);
  const replaced = await server.db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'test-result-replaced')
    .execute();
  expect(replaced).toEqual([]);
});

test('two who store at once store it once', async () => {
  const server = await startTestServer();
  const { read, call } = await startReading(server);
  const { id } = (await read([HEAD, ...ROWS.slice(0, 24)].join('\n'))).body;
  const commit = () => call('POST', `/${id}/commit`, { requestId: randomUUID() });
  const both = await Promise.all([commit(), commit()]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect(both.every(({ status }) => [200, 409].includes(status))).toBe(true);
  expect(await server.db.selectFrom('lvs_results').select('id').execute()).toHaveLength(24);
  // The later one found it there: nothing took the place of anything.
  const replaced = server.db.selectFrom('audit').select('id').where('action', '=', 'test-result-replaced');
  expect(await replaced.execute()).toEqual([]);
});

test('what is no table is refused with what to do', async () => {
  const server = await startTestServer();
  const { refused, call } = await startReading(server);
  const put = (body: object) => call<ErrorBody>('PUT', `/${randomUUID()}/table`, body);
  const codeOf = async (lines: object[]) => (await put({ lines })).body.code;
  expect(await codeOf([{ line: 1, cells: ['', ''] }])).toBe('LVS_EMPTY');
  expect((await put({ lines: [] })).status).toBe(422);
  expect((await put({})).status).toBe(422);
  expect(await codeOf(Array.from({ length: 5011 }, (_, i) => ({ line: i + 1, cells: ['a'] })))).toBe(
    'LVS_TOO_LARGE',
  );
  expect(await codeOf([{ line: 1, cells: Array.from({ length: 201 }, () => 'a') }])).toBe('LVS_TOO_LARGE');
  expect(await codeOf([{ line: 1, cells: ['a'.repeat(501)] }])).toBe('LVS_TOO_LARGE');
  const unknown = await refused('Kind;Uitslag\nNoor;IV');
  expect([unknown.status, unknown.body.code]).toEqual([422, 'LVS_COLUMNS']);
  expect(unknown.body.message).toContain('Kind, Uitslag');
  expect((await refused('Leerling;Vak;Niveau\nNoor;Rekenen;II')).body).toMatchObject({
    code: 'LVS_ONLY_OTHER',
    message: 'In deze tabel staan geen spellingtoetsen. Wel gevonden: Rekenen.',
  });
  const large = await put({ lines: [{ line: 1, cells: ['a'.repeat(5 * 1024 * 1024)] }] });
  expect(large.status).toBe(413);
});

test('a mapping by hand is remembered for the next table with the same heads', async () => {
  const server = await startTestServer();
  const { read, refused } = await startReading(server);
  const table = 'Kind;Wanneer;Uitslag\nNoor de Vries;M5;IV';
  expect((await refused(table)).status).toBe(422);
  const mapping = { Kind: 'name', Wanneer: 'moment', Uitslag: 'level' } as const;
  expect((await read(table, { mapping })).body).toMatchObject({ isRemembered: false, counts: { new: 1 } });
  expect((await read(table.replace('IV', 'III'))).body).toMatchObject({
    isRemembered: true,
    counts: { new: 1 },
  });
});

// What happens to results later: the trash, the end of their time, erased pupils.
import { expect, test } from 'vitest';
import type { PupilProgress } from '../contract/progress.ts';
import type { RestoredTrash, TrashItem } from '../contract/trash.ts';
import { eraseNow } from '../testing/erasing.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { eraseOldTests } from './trash.ts';
import { startReading } from './fixture.ts';

const TABLE = `
Leerling;Toets;Toetsmoment;Niveau;Percentiel
Noor de Vries;Cito Spelling;M5;IV;25
Daan Jansen;Cito Spelling;M5;II;70`;

const HOUR = 60 * 60 * 1000;

async function startWith(server: TestServer) {
  const reading = await startReading(server);
  const token = await server.login('schooladmin');
  const account = `/api/accounts/${server.school.account}`;
  return {
    ...reading,
    stored: async (table = TABLE) => (await reading.store((await reading.read(table)).body.id)).id,
    trash: async () =>
      (await server.call<{ items: TrashItem[] }>('GET', `${account}/trash`, { token })).body.items,
    restore: async (id: string) =>
      (
        await server.call<RestoredTrash>('POST', `${account}/trash/restores`, {
          token,
          body: { items: [{ kind: 'tests', id }] },
        })
      ).body,
    erase: (id: string) =>
      eraseNow(
        (method, path, body) => server.call<unknown>(method, path, { token, ...(body && { body }) }),
        server.school.account,
        [{ kind: 'tests', id }],
      ),
    tests: async () =>
      (await server.call<PupilProgress>('GET', `/api/pupils/${server.school.noor}/progress`, { token })).body
        .tests,
  };
}

test('an import in the trash is nowhere to be seen, and comes back with its results and proposals', async () => {
  const server = await startTestServer();
  const { stored, call, trash, restore, tests, list, show } = await startWith(server);
  const id = await stored();
  expect(await tests()).toMatchObject([
    { provider: 'cito', part: 'words', moment: 'M5', level: { value: 'IV' }, percentile: 25 },
  ]);
  expect((await call<{ trashed: boolean }>('DELETE', `/${id}`)).body).toEqual({ trashed: true });
  expect(await tests()).toEqual([]);
  expect(await list()).toEqual([]);
  expect(await trash()).toMatchObject([
    { kind: 'tests', id, name: 'Cito M5', count: 2, by: 'Juf schooladmin' },
  ]);
  expect(await restore(id)).toMatchObject({ restored: 1, notes: [] });
  expect(await tests()).toHaveLength(1);
  expect((await show(id)).proposals).toHaveLength(2);
});

test('what came in the place of a result stays when the earlier one comes back', async () => {
  const server = await startTestServer();
  const { stored, call, restore, tests } = await startWith(server);
  const id = await stored();
  await call('DELETE', `/${id}`);
  await stored(TABLE.replace('IV', 'V'));
  expect((await restore(id)).notes).toEqual([
    'Van Cito M5 kwamen 2 resultaten niet terug: daar staan intussen andere.',
  ]);
  expect((await tests()).map(({ level }) => level?.value)).toEqual(['V']);
});

test('erased for good nothing of it is left; a preview is thrown away at once', async () => {
  const server = await startTestServer();
  const { stored, call, erase, read, list, trash } = await startWith(server);
  const id = await stored();
  await call('DELETE', `/${id}`);
  expect(await erase(id)).toEqual({ tests: 1 });
  for (const table of ['lvs_imports', 'lvs_results', 'lvs_proposals'] as const)
    expect(await server.db.selectFrom(table).select('id').execute()).toEqual([]);
  const preview = (await read(TABLE)).body.id;
  expect((await call<{ trashed: boolean }>('DELETE', `/${preview}`)).body).toEqual({ trashed: false });
  expect(await list()).toEqual([]);
  expect(await trash()).toEqual([]);
});

test('a preview is gone after a day, results two years after the school year of the test, with the day shown', async () => {
  const server = await startTestServer();
  const { stored, read, call, list, tests, show } = await startWith(server);
  const early = `
Leerling;Toets;Toetsmoment;Afnamedatum;Niveau
Noor de Vries;Cito Spelling;M5;28-1-2026;IV`;
  const id = await stored(early);
  expect((await list())[0]).toMatchObject({ deletedOn: '2028-08-01' });
  const preview = (await read(TABLE)).body.id;
  await eraseOldTests(server.db, Date.now() + 25 * HOUR);
  expect((await call('GET', `/${preview}`)).status).toBe(404);
  // What was stored stays, and the names of the table are gone.
  expect(await show(id)).toMatchObject({ stored: 1, results: [], counts: { same: 1 } });
  expect(await server.db.selectFrom('lvs_imports').select('draft').where('id', '=', id).execute()).toEqual([
    { draft: null },
  ]);
  await eraseOldTests(server.db, Date.parse('2028-07-31T12:00Z'));
  expect(await tests()).toHaveLength(1);
  await eraseOldTests(server.db, Date.parse('2028-08-01T12:00Z'));
  expect(await tests()).toEqual([]);
  await eraseOldTests(server.db, Date.parse('2029-08-01T12:00Z'));
  expect(await list()).toEqual([]);
});

test('a table of more than a day can no longer be mended or stored', async () => {
  const server = await startTestServer();
  const { stored, call, fix } = await startWith(server);
  const id = await stored();
  await server.db.updateTable('lvs_imports').set({ expires_at: Date.now() }).execute();
  expect((await fix(id, { defaults: {} })).status).toBe(409);
  expect((await call('POST', `/${id}/commit`, { requestId: crypto.randomUUID() })).status).toBe(409);
});

test('with a pupil go the results and what was remembered of the name', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { stored, read, fix } = await startWith(server);
  await stored();
  const { id } = (await read(`Leerling;Toetsmoment;Niveau\nNora;M5;II`)).body;
  await fix(id, { rows: [{ key: '2', pupil: noor }] });
  await server.db.deleteFrom('users').where('id', '=', noor).execute();
  for (const table of ['lvs_results', 'lvs_proposals', 'lvs_links'] as const)
    expect(await server.db.selectFrom(table).selectAll().where('pupil_id', '=', noor).execute()).toEqual([]);
});

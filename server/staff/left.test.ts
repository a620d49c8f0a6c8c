import { buffer } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import type { DataRequest } from '../contract/data-requests.ts';
import type { Member, StaffList } from '../contract/staff.ts';
import type { TrashItem } from '../contract/trash.ts';
import { nameOfDay } from '../data/day.ts';
import { memberZip } from '../privacy/member-export.ts';
import { OF_MEMBER } from '../privacy/member-tables.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

async function asAdmin(server: TestServer) {
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${server.school.account}`;
  return <T = StaffList & { code?: string }>(method: string, path: string, body?: object) =>
    server.call<T>(method, base + path, { token, ...(body && { body }) });
}

/** The teacher of the small school made a list, threw a pupil away, wrote a note, and left. */
async function withLeft() {
  const server = await startTestServer();
  const { school, db } = server;
  const { docent } = school.staff;
  const token = await server.login('docent');
  const at = `/api/accounts/${school.account}`;
  const list = randomUUID();
  await server.call('PUT', `${at}/word-lists/${list}`, {
    token,
    body: { name: 'Week 12', words: [{ word: 'horloge' }] },
  });
  await server.call('PUT', `${at}/groups/${school.group}/pupils/trash`, {
    token,
    body: { pupils: [school.noor], trashed: true },
  });
  await db
    .insertInto('progress_notes')
    .values({
      ...{ id: randomUUID(), pupil_id: school.daan, author_id: docent, from_day: '2026-11-16' },
      ...{ to_day: '2026-11-20', text: 'Daan leest graag', created_at: 1, changed_at: 1, removed_at: null },
    })
    .execute();
  const call = await asAdmin(server);
  return { server, call, docent, list, path: `/staff/${docent}` };
}

test('who left is erased: what was made stays, of a former member of the staff', async () => {
  const { server, call, docent, list, path } = await withLeft();
  const { db, school } = server;
  const erase = (typed = 'WIS') => call(`POST`, `${path}/erasure`, { typed });
  expect((await erase()).body.code).toBe('conflict');
  await call('PUT', `${path}/active`, { active: false });
  expect((await erase('nee')).status).toBe(422);
  const { status, body } = await erase();
  expect(status).toBe(200);
  expect(body.staff.map(({ id }: Member) => id)).not.toContain(docent);
  expect(await db.selectFrom('users').select('id').where('id', '=', docent).execute()).toEqual([]);

  const { body: lists } = await call<{ lists: { id: string; maker: string }[] }>(
    'GET',
    `/groups/${school.group}/word-lists`,
  );
  expect(lists.lists.find(({ id }) => id === list)).toMatchObject({ maker: 'voormalig medewerker' });
  const { body: trash } = await call<{ items: TrashItem[] }>('GET', '/trash');
  expect(trash.items).toMatchObject([{ id: school.noor, by: 'voormalig medewerker' }]);
  const log = db.selectFrom('deletion_log').select(['kind', 'ids', 'why']).where('kind', '=', 'staff');
  expect(await log.execute()).toEqual([{ kind: 'staff', ids: JSON.stringify([docent]), why: 'request' }]);
  const lines = await db.selectFrom('audit').select('action').where('actor_id', '=', docent).execute();
  expect(lines.map(({ action }) => action)).toContain('pupil-trashed');
  expect((await erase()).status).toBe(404);
});

test('a request to erase says when that was done, of a pupil too', async () => {
  const { server, call, docent, path } = await withLeft();
  const { noor } = server.school;
  const today = nameOfDay(Date.now());
  const add = (about: string, aboutId: string, kind = 'wissen') =>
    call<DataRequest>('PUT', `/data-requests/${randomUUID()}`, {
      ...{ about, aboutId, kind, receivedOn: today, askedBy: 'anders' },
    });
  expect((await add('medewerker', docent)).body).toMatchObject({ erased: null });
  await add('leerling', noor);
  await call('PUT', `${path}/active`, { active: false });
  // As long as somebody asked to see it, it is there.
  const asked = (await add('medewerker', docent, 'inzage')).body;
  expect((await call('POST', `${path}/erasure`, { typed: 'WIS' })).body.code).toBe('conflict');
  await call('POST', `/data-requests/${asked.id}/outcome`, { basedOn: 1, state: 'gedaan', outcome: '' });
  expect((await call('POST', `${path}/erasure`, { typed: 'WIS' })).status).toBe(200);
  const { body } = await call<{ requests: DataRequest[] }>('GET', '/data-requests');
  const erased = body.requests
    .filter(({ kind }) => kind === 'wissen')
    .map((one) => [one.about, one.erased?.on]);
  expect(new Map(erased as [string, string][])).toEqual(
    new Map([
      ['medewerker', today],
      ['leerling', undefined],
    ]),
  );
});

test('the export of one of the staff has what is theirs, no secrets, and nothing of pupils or colleagues', async () => {
  const { server, call, docent, path } = await withLeft();
  const { db, school } = server;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', school.account)
    .executeTakeFirstOrThrow();
  const zip = unzipSync(await buffer(memberZip(db, account, docent, Date.now())));
  const files = new Map(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect(files.get('tabellen/wie.csv')).toContain('docent');
  expect(files.get('tabellen/woordenlijsten.csv')).toContain('Week 12');
  expect(files.get('tabellen/logboek.csv')).toContain('pupil-trashed');
  expect(files.get('tabellen/notities.csv')).toContain('2026-11-16');
  const all = [...files.values()].join('\n');
  for (const secret of ['Daan', school.daan, school.staff.schooladmin, '$argon2', 'scrypt'])
    expect(all).not.toContain(secret);
  expect(files.get('tabellen/groepen.csv')).toContain(school.group);
  expect(files.get('leesmij.txt')).toContain('medewerker');
  expect((await call('GET', `${path}/export`)).status).toBe(200);
  expect((await call('GET', `/staff/${school.noor}/export`)).status).toBe(404);
  const lines = db.selectFrom('audit').select('subject').where('action', '=', 'staff-exported');
  expect(await lines.execute()).toEqual([{ subject: docent }]);
});

test.skipIf(onPostgres)('every table that refers to users says what of it is in that export', async () => {
  const db = await openDatabase(await emptyPlace());
  onTestFinished(() => db.destroy());
  const missing = async () => {
    const found: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<{
        table: string;
      }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
      if (rows.some(({ table }) => table === 'users') && !(name in OF_MEMBER)) found.push(name);
    }
    return found;
  };
  expect(await missing()).toEqual([]);
  await db.schema
    .createTable('new_things')
    .addColumn('user_id', 'text', (col) => col.references('users.id'))
    .execute();
  expect(await missing()).toEqual(['new_things']);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PupilMap } from '../contract/practice.ts';
import type { Db } from '../data/database.ts';
import { onPostgres } from '../testing/places.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Every row of every table. */
async function everything({ db }: TestServer) {
  const tables = await db.introspection.getTables();
  const rows = tables.map(
    async ({ name }) =>
      [name, (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

/** From now on nothing can be written in the audit log. */
async function breakAudit(db: Db) {
  if (onPostgres) {
    await sql`create function no_audit() returns trigger language plpgsql as
      $$ begin raise exception 'full'; end $$`.execute(db);
    await sql`create trigger no_audit before insert on audit execute function no_audit()`.execute(db);
  } else
    await sql`create trigger no_audit before insert on audit begin select raise(abort, 'full'); end`.execute(
      db,
    );
}

test('what can not be written in the audit log is not done either', async () => {
  const server = await startTestServer();
  const { account, group, noor, daan, staff } = server.school;
  const token = await server.login('schooladmin');
  const ofAccount = `/api/accounts/${account}`;
  const ofGroup = `${ofAccount}/groups/${group}`;
  const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token });
  await server.call('GET', `${ofGroup}/settings`, { token });
  const words = [{ word: 'boom' }, { word: 'roos' }];
  const list = randomUUID();
  await server.call('PUT', `${ofAccount}/word-lists/${list}`, { token, body: { name: 'Bomen', words } });
  const change = randomUUID();
  const pupils = [noor, daan];
  const acts: [method: string, path: string, body: object][] = [
    ['PUT', `${ofAccount}/word-lists/${randomUUID()}`, { name: 'Struiken', words }],
    ['PATCH', `${ofAccount}/word-lists/${list}/removed`, { removed: true }],
    ['PUT', `${ofGroup}/word-lists/${list}/ready`, { ready: true }],
    ['PUT', `${ofGroup}/ready-tasks/${randomUUID()}`, { category: 'ei-ij', pupils }],
    ['PUT', `${ofGroup}/explanations/${randomUUID()}`, { rule: 'ei-ij', category: 'ei-ij', pupils }],
    ['PUT', `${ofGroup}/setting-followers`, { batch: randomUUID(), setting: null, pupils }],
    ['PUT', `/api/pupils/${noor}/practice-setting`, { batch: randomUUID(), set: { minutes: 10 }, clear: [] }],
    ['PUT', `${ofGroup}/pupils/trash`, { pupils, trashed: true }],
    ['POST', `${ofGroup}/passwords`, { batch: randomUUID(), pupils, style: 'woorden' }],
    ['POST', `${ofGroup}/passwords/reveal`, { pupils, cards: true }],
    ['POST', `${ofGroup}/cards`, { batch: randomUUID(), pupils, card: 'new' }],
    ['PUT', `/api/pupils/${noor}/tasks/${map.tasks.at(-1)!.id}/open`, {}],
    ['PATCH', ofGroup, { change, name: 'Groep vijf' }],
    ['PATCH', `${ofAccount}/staff/${staff.docent}`, { name: 'Juf Anders' }],
    ['PATCH', `/api/admins/${account}/accountgegevens`, { city: 'Assen' }],
  ];
  const before = await everything(server);
  await breakAudit(server.db);
  const refused: [string, number][] = [];
  for (const [method, path, body] of acts)
    refused.push([`${method} ${path}`, (await server.call(method, path, { token, body })).status]);
  expect(refused).toEqual(acts.map(([method, path]) => [`${method} ${path}`, 500]));
  expect(await everything(server)).toEqual(before);
});

import { expect, test } from 'vitest';
import { daysAfter, sameDateAfter } from '../contract/days.ts';
import type { Leavers } from '../contract/leavers.ts';
import { nameOfDay } from '../data/day.ts';
import { eraseTrash } from '../trash/erase.ts';
import { openErasures } from '../trash/erasures.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const NOON = 'T12:00Z';

/** The small school, from which these left so many months ago. */
async function startWith(ago: Readonly<Record<string, number>>) {
  const server = await startTestServer();
  const { school, db } = server;
  for (const [who, months] of Object.entries(ago)) {
    const id = school[who as 'noor'];
    const left = Date.parse(`${daysAfter(sameDateAfter(nameOfDay(Date.now()), -months), -1)}${NOON}`);
    await db.updateTable('pupils').set({ group_id: null, left_at: left }).where('id', '=', id).execute();
    await db.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
  }
  const token = await server.login('schooladmin');
  const path = `/api/accounts/${school.account}/leavers`;
  return {
    server,
    look: async (months?: number) =>
      (await server.call<Leavers>('GET', months === undefined ? path : `${path}?months=${months}`, { token }))
        .body,
    ask: (body: object) => server.call<Leavers & { code?: string }>('PUT', path, { token, body }),
  };
}

/** Whom a night erases. */
const nightOf = async ({ db, path }: TestServer) =>
  (await eraseTrash({ db, erasures: openErasures(path) }, Date.now())).leavers;

test('what a choice erases is told before it is made, and is what the night does', async () => {
  const { server, look, ask } = await startWith({ noor: 13, daan: 7, zoe: 1 });
  expect(await look()).toMatchObject({ months: 24, asked: 24, left: 3, tonight: 0, held: 0 });
  expect((await look()).later.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(await look(12)).toMatchObject({ months: 24, asked: 12, tonight: 1 });
  const six = await look(6);
  expect(six).toMatchObject({ tonight: 2 });
  expect(six.later).toHaveLength(1);
  // Looking changes nothing.
  expect(await nightOf(server)).toBe(0);

  expect((await ask({ months: 6, basedOn: 24, tonight: 2 })).body).toMatchObject({ months: 6, tonight: 2 });
  expect(await nightOf(server)).toBe(2);
  expect(await look()).toMatchObject({ months: 6, left: 1, tonight: 0 });
  const lines = server.db.selectFrom('audit').select('detail').where('action', '=', 'leaver-months-set');
  expect(await lines.execute()).toEqual([{ detail: '24 > 6' }]);
});

test('nobody chooses by what is not so any more, or beyond the bounds', async () => {
  const { look, ask, server } = await startWith({ noor: 13 });
  expect((await ask({ months: 12, basedOn: 24, tonight: 0 })).body.code).toBe('conflict');
  expect((await ask({ months: 12, basedOn: 6, tonight: 1 })).body.code).toBe('conflict');
  for (const months of [2, 25, 6.5, 'zes'])
    expect((await ask({ months, basedOn: 24, tonight: 0 })).status).toBe(422);
  expect(await look()).toMatchObject({ months: 24 });
  expect(await nightOf(server)).toBe(0);
});

test('who is held back by a request is not counted; a family has nothing to choose', async () => {
  const { server, look } = await startWith({ noor: 13 });
  const { account, noor, staff } = server.school;
  const day = nameOfDay(Date.now());
  await server.db
    .insertInto('data_requests')
    .values({
      ...{
        id: 'asked',
        account_id: account,
        about_id: noor,
        about: 'leerling',
        kind: 'inzage',
        asked_by: 'ouder',
      },
      ...{ received_on: day, due_on: day, extended_why: null, state: 'open', outcome: '', settled_on: null },
      ...{ job_id: null, made_by: staff.schooladmin, created_at: Date.now(), version: 1 },
    })
    .execute();
  expect(await look(6)).toMatchObject({ left: 1, tonight: 0, later: [], held: 1 });
  await server.db.updateTable('accounts').set({ kind: 'thuis' }).where('id', '=', account).execute();
  expect(await look()).toMatchObject({ code: 'not-found' });
});

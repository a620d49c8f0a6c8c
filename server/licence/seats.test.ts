import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import type { OverUseRow } from '../contract/licence.ts';
import { transact } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { createOutbox } from '../mail/outbox.ts';
import { setLicence } from '../testing/licence.ts';
import { startTestServer } from '../testing/server.ts';
import { countFigures } from '../office/accounts/figures.ts';
import { watchOverUse } from './over-use.ts';
import { takeSeats, usedSeats } from './seats.ts';

interface Options {
  /** Seats beyond the pupils who are there: noor, daan, zoe and finn. */
  free?: number;
  isOff?: boolean;
}

/** A name that nobody else has: digits are no part of one. */
const inLetters = (id: string) => id.slice(0, 8).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

/** A school with so many seats free, and what its administrator does. */
async function start({ free = 0, isOff = false }: Options = {}) {
  const server = await startTestServer({ licences: { isOff } });
  const { account, group } = server.school;
  await setLicence(server.db, account, { seats: 4 + free });
  const token = await server.login('schooladmin');
  const pupils = `/api/accounts/${account}/groups/${group}/pupils`;
  const ask = (method: string, path: string, body?: unknown) =>
    server.call<ErrorBody & { failed?: { why: string }[] }>(method, path, { token, body });
  const add = (count = 1) =>
    ask('POST', pupils, {
      style: 'woorden',
      pupils: Array.from({ length: count }, () => ({
        id: randomUUID(),
        firstName: `Kind${inLetters(randomUUID())}`,
        infix: '',
        lastName: 'Nieuw',
        year: 5,
        number: '',
        username: '',
        sure: true,
      })),
    });
  const trash = (ids: readonly string[], trashed = true) =>
    ask('PUT', `${pupils}/trash`, { pupils: ids, trashed });
  const restore = (items: object[]) => ask('POST', `/api/accounts/${account}/trash/restores`, { items });
  const change = () => randomUUID();
  return {
    server,
    account,
    group,
    ask,
    add,
    trash,
    restore,
    change,
    used: () => usedSeats(server.db, account),
  };
}

const full = (needed: number, free: number, seats: number) => ({
  code: 'seats-full',
  fields: { needed: String(needed), free: String(free), seats: String(seats) },
});

test('who can log in uses a seat: no demo pupil, nobody in the trash or who left, none of an example', async () => {
  const { server, account, ask, trash, used } = await start({ free: 10 });
  const { school, db } = server;
  expect(await used()).toBe(4);
  expect((await ask('PUT', `/api/accounts/${account}/sample-group`, { id: randomUUID() })).status).toBe(200);
  expect(await used()).toBe(4);
  await trash([school.noor]);
  expect(await used()).toBe(3);
  await db.updateTable('users').set({ active: 0 }).where('id', '=', school.finn).execute();
  expect(await used()).toBe(2);
  await db.updateTable('groups').set({ archived_at: 1 }).where('id', '=', school.group).execute();
  expect(await used()).toBe(2);
});

test('with no seat free nobody is added or brought back, and all stays as it was', async () => {
  const { server, trash, add, restore, used } = await start();
  const { noor, daan } = server.school;
  expect(await add()).toMatchObject({ status: 409, body: full(1, 0, 4) });
  await trash([noor]);
  expect((await add()).status).toBe(200);
  const refused = await restore([{ kind: 'pupil', id: noor }]);
  expect(refused).toMatchObject({ status: 409, body: full(1, 0, 4) });
  expect(refused.body.message).toBe(
    'Er zijn geen plaatsen vrij en er is er 1 nodig. Bestel plaatsen bij op de pagina Licentie.',
  );
  expect((await trash([noor], false)).body).toMatchObject(full(1, 0, 4));
  await trash([daan]);
  expect((await restore([{ kind: 'pupil', id: noor }])).status).toBe(200);
  expect(await used()).toBe(4);
});

test('the trash of a group is undone only with room for all who were in it', async () => {
  const { server, account, group, ask, add, change, used } = await start();
  const id = change();
  await ask('POST', `/api/accounts/${account}/group-trash`, { change: id, groups: [group] });
  expect(await used()).toBe(1);
  await server.db.deleteFrom('licences').execute();
  await setLicence(server.db, account, { seats: 3 });
  const undo = () => ask('POST', `/api/accounts/${account}/group-changes/${id}/undo`);
  expect(await undo()).toMatchObject({ status: 409, body: full(3, 2, 3) });
  expect(await used()).toBe(1);
  const row = server.db.selectFrom('groups').select('trashed_at').where('id', '=', group);
  expect((await row.executeTakeFirstOrThrow()).trashed_at).not.toBeNull();
  await setLicence(server.db, account, { seats: 4 });
  expect((await undo()).status).toBe(200);
  expect(await used()).toBe(4);
  expect((await add()).body.code).toBe('seats-full');
});

test('a group comes back with room for all, or with those who are picked', async () => {
  const { server, account, group, ask, restore, change, used } = await start();
  const { noor, daan, zoe } = server.school;
  await ask('POST', `/api/accounts/${account}/group-trash`, { change: change(), groups: [group] });
  await setLicence(server.db, account, { seats: 3 });
  const item = { kind: 'group', id: group };
  expect(await restore([item])).toMatchObject({ status: 409, body: full(3, 2, 3) });
  expect((await restore([{ ...item, pupils: [noor, daan] }])).status).toBe(200);
  expect(await used()).toBe(3);
  const left = await server.db
    .selectFrom('pupils')
    .select('id')
    .where('trashed_at', 'is not', null)
    .execute();
  expect(left).toEqual([{ id: zoe }]);
  // Who stayed comes back alone, when there is room.
  expect((await restore([{ kind: 'pupil', id: zoe }])).body.code).toBe('seats-full');
  await setLicence(server.db, account, { seats: 4 });
  expect((await restore([{ kind: 'pupil', id: zoe }])).status).toBe(200);
});

test('several things come back together, or none of them', async () => {
  const { server, trash, restore, used } = await start();
  const { noor, daan } = server.school;
  await trash([noor, daan]);
  await setLicence(server.db, server.school.account, { seats: 3 });
  const items = [noor, daan].map((id) => ({ kind: 'pupil', id }));
  expect(await restore(items)).toMatchObject({ status: 409, body: full(2, 1, 3) });
  expect(await used()).toBe(2);
});

test('the last seat is taken once, whoever takes it and however many try', async () => {
  const { server, add, restore, trash, used } = await start({ free: 1 });
  await trash([server.school.noor]);
  await add();
  const tries = await Promise.all([
    ...Array.from({ length: 12 }, () => add()),
    ...Array.from({ length: 12 }, () => restore([{ kind: 'pupil', id: server.school.noor }])),
  ]);
  const statuses = tries.map(({ status, body }) => (body.failed?.length ? 409 : status));
  // Who finds nothing left in the trash has nothing to bring back.
  expect(await used()).toBe(5);
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
});

test('fifty at once fill the seats and not one more', async () => {
  const { add, used } = await start({ free: 7 });
  const tries = await Promise.all(Array.from({ length: 50 }, () => add()));
  expect(await used()).toBe(11);
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('more pupils than seats play on, and none is added', async () => {
  const { server, account, add } = await start();
  await setLicence(server.db, account, { seats: 2 });
  const token = await server.login('noor');
  expect((await server.call('GET', `/api/pupils/${server.school.noor}/map`, { token })).status).toBe(200);
  expect((await add()).body).toMatchObject(full(1, 0, 2));
});

test('who has too many pupils is listed for the office, and told once after thirty days', async () => {
  const { server, account, add, trash } = await start();
  const { db, school } = server;
  await db
    .updateTable('users')
    .set({ email: 'admin@school.test' })
    .where('id', '=', school.staff.schooladmin)
    .execute();
  await setLicence(db, account, { seats: 3, ends_on: daysAfter(nameOfDay(Date.now()), 300) });
  const outbox = createOutbox(db, false);
  const post = { add: outbox.add.bind(outbox), nudge() {} };
  const watch = (days: number) => watchOverUse({ db, post }, Date.now() + days * 24 * 60 * 60_000);
  const list = async () => {
    await countFigures(db, Date.now());
    const { body } = await server.call<{ accounts: OverUseRow[] }>('GET', '/api/office/over-use', {
      token: await server.login('office'),
    });
    return body.accounts.filter((one) => one.account === account);
  };
  expect(await watch(0)).toBe(0);
  expect(await list()).toMatchObject([{ used: 4, seats: 3, since: nameOfDay(Date.now()), isTold: false }]);
  expect((await add()).body.message).toMatch(/Bestel plaatsen bij/);
  // Seats of a period that is yet to come are none; who is blocked is told otherwise.
  const licence = await db
    .selectFrom('licences')
    .selectAll()
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  const [starts_on, ends_on] = [301, 600].map((days) => daysAfter(nameOfDay(Date.now()), days));
  const later = { ...licence, id: randomUUID(), seats: 100, starts_on: starts_on!, ends_on: ends_on! };
  await db.insertInto('licences').values(later).execute();
  expect(await list()).toMatchObject([{ used: 4, seats: 3 }]);
  await db.deleteFrom('licences').where('id', '=', later.id).execute();
  const block = (is: string | null) =>
    db.updateTable('accounts').set({ block: is }).where('id', '=', account).execute();
  await block('{}');
  expect(await list()).toEqual([]);
  await block(null);
  expect(await watch(29)).toBe(0);
  const both = await Promise.all([watch(31), watch(31)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await watch(32)).toBe(0);
  const mails = await db.selectFrom('mails').select(['to_address', 'subject']).execute();
  expect(mails).toEqual([
    { to_address: 'admin@school.test', subject: 'De Proefschool: meer leerlingen dan plaatsen' },
  ]);
  const messages = await db.selectFrom('messages').select(['kind', 'title', 'account_id']).execute();
  expect(messages).toEqual([
    { kind: 'licentie', title: 'De Proefschool: meer leerlingen dan plaatsen', account_id: account },
  ]);
  // Room again: forgotten, and a next time counts anew.
  await trash([school.noor]);
  await watch(33);
  expect(await list()).toEqual([]);
  await trash([school.noor], false);
});

test('a teacher who has no seats left is told to ask the administrator', async () => {
  const { server } = await start();
  const { account, group } = server.school;
  const token = await server.login('docent');
  const { body } = await server.call<ErrorBody>('POST', `/api/accounts/${account}/groups/${group}/pupils`, {
    token,
    body: {
      style: 'woorden',
      pupils: [
        {
          id: randomUUID(),
          firstName: 'Kind',
          infix: '',
          lastName: 'Nieuw',
          year: 5,
          number: '',
          username: '',
          sure: true,
        },
      ],
    },
  });
  expect(body).toMatchObject({ code: 'seats-full' });
  expect(body.message).toBe(
    'Er zijn geen plaatsen vrij en er is er 1 nodig. Vraag je beheerder om plaatsen bij te bestellen.',
  );
});

test('where licences do not count there is room for all, and no page for it', async () => {
  const { server, account, add, ask } = await start({ isOff: true });
  await server.db.deleteFrom('licences').execute();
  expect((await add()).status).toBe(200);
  expect((await ask('GET', `/api/accounts/${account}/licence`)).status).toBe(404);
  const pupil = await server.login('noor');
  expect((await server.call('GET', '/api/session', { token: pupil })).body).toMatchObject({
    account: { closed: false },
  });
});

test('seats are taken within the transaction: what it takes back is free again', async () => {
  const { server, account, used } = await start({ free: 1 });
  const failing = transact(server.db, async (trx) => {
    await takeSeats(trx, account, 1);
    throw new Error('something else');
  });
  await expect(failing).rejects.toThrow('something else');
  await transact(server.db, (trx) => takeSeats(trx, account, 1));
  expect(await used()).toBe(4);
});

test('long work holds seats for pupils who are yet to come', async () => {
  const { server, account, add, used } = await start({ free: 3 });
  await server.db
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      kind: 'x',
      account_id: account,
      target_id: null,
      made_by: null,
      params: '{}',
      state: 'cancelling',
      seats: 3,
      writes: 0,
      created_at: 0,
      cursor: null,
      back_cursor: null,
      // Somebody else is at it.
      lease_until: Date.now() + 600_000,
      lease_by: 'x',
      started_at: null,
      ended_at: null,
      error: null,
      undo_until: null,
      undo_of: null,
      undone_by: null,
    })
    .execute();
  expect(await used()).toBe(7);
  expect((await add()).body.code).toBe('seats-full');
  await server.db.updateTable('jobs').set({ state: 'done' }).execute();
  expect((await add()).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { DataRequest } from '../contract/data-requests.ts';
import { daysAfter, sameDateAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { heldBack } from './held.ts';

/** A register, and how an administrator writes in it. */
async function register() {
  const server = await startTestServer();
  const { account, noor } = server.school;
  const token = await server.login('schooladmin');
  const today = nameOfDay(Date.now());
  const path = (id: string, rest = '') => `/api/accounts/${account}/data-requests/${id}${rest}`;
  const add = (body: object = {}, id: string = randomUUID()) =>
    server.call<DataRequest & ErrorBody>('PUT', path(id), {
      token,
      body: {
        ...{ about: 'leerling', aboutId: noor, kind: 'inzage', receivedOn: today, askedBy: 'ouder' },
        ...body,
      },
    });
  const post = (id: string, rest: string, body: object, method = 'POST') =>
    server.call<DataRequest & ErrorBody>(method, path(id, rest), { token, body });
  const list = async () =>
    (
      await server.call<{ requests: DataRequest[] }>('GET', `/api/accounts/${account}/data-requests`, {
        token,
      })
    ).body.requests;
  return { ...server, token, today, add, post, list };
}

test('a request is due in a month, of a short month on its last day', () => {
  expect(
    ['2027-01-31', '2027-02-28', '2027-12-15', '2028-01-30'].map((day) => sameDateAfter(day, 1)),
  ).toEqual(['2027-02-28', '2027-03-28', '2028-01-15', '2028-02-29']);
  expect(sameDateAfter('2026-11-30', 3)).toBe('2027-02-28');
});

test('what a parent asks is written down once, with its term; the most urgent stands on top', async () => {
  const { add, list, today, school, db } = await register();
  const early = daysAfter(today, -20);
  const id = randomUUID();
  const { status, body } = await add({}, id);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      ...{ id, name: 'Noor de Vries', dueOn: sameDateAfter(today, 1), state: 'open', version: 1 },
      ...{ by: 'Juf schooladmin', extendedWhy: null, job: null, settledOn: null },
    }),
  ]);
  await add({}, id);
  // From there the pupil is thrown away; then it is no longer in a group.
  const pupil = db.updateTable('pupils').where('id', '=', school.noor);
  expect((await list()).map(({ group }) => group)).toEqual([school.group]);
  await pupil.set({ trashed_at: Date.now() }).execute();
  expect((await list()).map(({ group, name }) => [group, name])).toEqual([[null, 'Noor de Vries']]);
  await pupil.set({ trashed_at: null }).execute();
  await add({ about: 'medewerker', aboutId: school.staff.docent, kind: 'correctie', receivedOn: early });
  await add({ aboutId: null, kind: 'bezwaar', askedBy: 'anders', receivedOn: daysAfter(today, -1) });
  expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
    ['correctie', 'Juf docent'],
    ['bezwaar', ''],
    ['inzage', 'Noor de Vries'],
  ]);
  const lines = await db.selectFrom('audit').selectAll().where('action', '=', 'data-request-added').execute();
  expect(lines.map(({ subject, detail }) => [subject, detail])).toEqual([
    [school.noor, 'inzage'],
    [school.staff.docent, 'correctie'],
    [null, 'bezwaar'],
  ]);
});

test('faults are told at their field: a day to come, somebody of elsewhere, a pupil who is staff', async () => {
  const { add, today, school, list } = await register();
  const faulty = async (body: object) => {
    const { status, body: refusal } = await add(body);
    return [status, Object.keys(refusal.fields ?? {})];
  };
  expect(await faulty({ receivedOn: daysAfter(today, 1) })).toEqual([422, ['receivedOn']]);
  expect(await faulty({ aboutId: school.elsewhere.pupil })).toEqual([422, ['aboutId']]);
  expect(await faulty({ aboutId: school.staff.docent })).toEqual([422, ['aboutId']]);
  expect(await faulty({ about: 'medewerker', aboutId: school.noor })).toEqual([422, ['aboutId']]);
  expect(await faulty({ kind: 'iets' })).toEqual([422, ['kind']]);
  expect(await list()).toEqual([]);
});

test('it is extended once, with a reason, before the first month is over', async () => {
  const { add, post, today } = await register();
  const { body } = await add();
  const extended = await post(body.id, '/extension', { basedOn: 1, why: 'De school was dicht.' });
  expect(extended.body).toMatchObject({
    ...{ dueOn: sameDateAfter(today, 3), extendedWhy: 'De school was dicht.', version: 2 },
  });
  expect((await post(body.id, '/extension', { basedOn: 1, why: 'Nog eens.' })).status).toBe(409);
  expect((await post(body.id, '/extension', { basedOn: 2, why: 'Nog eens.' })).body.message).toContain(
    'één keer',
  );
  expect((await post(body.id, '/extension', { basedOn: 2, why: ' ' })).body.fields).toHaveProperty('why');
  const late = await add({ receivedOn: daysAfter(today, -60) });
  expect((await post(late.body.id, '/extension', { basedOn: 1, why: 'Te laat.' })).body.message).toContain(
    'al voorbij',
  );
});

test('of two who settle it one is told to look first; a refusal says why; it can be opened again', async () => {
  const { add, post, today, list, school, db } = await register();
  const { id } = (await add()).body;
  const settle = (body: object) =>
    post(id, '/outcome', { basedOn: 1, state: 'gedaan', outcome: '', ...body });
  expect((await settle({ state: 'afgewezen' })).body.fields).toHaveProperty('outcome');
  expect((await settle({ state: 'open' })).status).toBe(422);
  expect((await settle({ job: randomUUID() })).body.fields).toHaveProperty('job');
  const both = await Promise.all([settle({ outcome: 'Gegeven.' }), settle({ state: 'ingetrokken' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [settled] = await list();
  expect(settled).toMatchObject({ settledOn: today, version: 2 });
  const reopened = await post(id, '/outcome?basedOn=2', {}, 'DELETE');
  expect(reopened.body).toMatchObject({ state: 'open', settledOn: null, version: 3 });
  expect((await post(randomUUID(), '/outcome?basedOn=2', {}, 'DELETE')).status).toBe(404);
  // Of who is erased the request stays, without a name.
  await db.deleteFrom('users').where('id', '=', school.noor).execute();
  expect(await list()).toEqual([expect.objectContaining({ id, name: '', aboutId: school.noor })]);
});

test('who is in an open request to see data is not erased, for a year at most', async () => {
  const { add, post, db, school, today } = await register();
  const { noor, daan, zoe } = school;
  const { id } = (await add()).body;
  await add({ aboutId: daan, kind: 'wissen' });
  const held = async (now = Date.now()) => [...(await heldBack(db, [noor, daan, zoe], now)).entries()];
  expect(await held()).toEqual([[noor, expect.stringContaining('verzoek om inzage')]]);
  expect(await held(Date.parse(daysAfter(today, 364)))).toHaveLength(1);
  expect(await held(Date.parse(daysAfter(today, 368)))).toEqual([]);
  await post(id, '/outcome', { basedOn: 1, state: 'gedaan', outcome: '' });
  expect(await held()).toEqual([]);
});

test('the office sees which requests of all customers wait for an answer, and not whom they are about', async () => {
  const { add, today, login, call, school } = await register();
  const soon = randomUUID();
  await add({ receivedOn: daysAfter(today, -27) }, soon);
  await add({ receivedOn: today });
  const token = await login('office');
  const { body: all } = await call<{ requests: { id: string }[]; total: number }>(
    'GET',
    '/api/office/data-requests',
    { token },
  );
  expect(all.total).toBe(2);
  expect(all.requests[0]).toMatchObject({ id: soon, account: { id: school.account }, kind: 'inzage' });
  expect(JSON.stringify(all)).not.toContain('Noor');
  const { body: due } = await call<{ requests: { id: string }[] }>(
    'GET',
    '/api/office/data-requests?within=7',
    { token },
  );
  expect(due.requests.map(({ id }) => id)).toEqual([soon]);
});

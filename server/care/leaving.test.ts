import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';

const today = nameOfDay(Date.now());

interface Proposal {
  plan: { routes: { to: string | null }[]; lookBack: string[] };
  running: { id: string; pupil: string; number: number; to: string }[];
}

/** A school with two plans that run, and its next school year. */
async function start() {
  const server = await startTestServer();
  const { account, noor, daan } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const token = await server.login('schooladmin');
  const ask = <T = Plan & ErrorBody>(method: string, pupil: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${pupil}/plans/${rest}`, { token, body });
  const running = async (pupil: string) => {
    const id = randomUUID();
    await ask('PUT', pupil, id, {});
    await server.db.updateTable('plans').set({ state: 'actief' }).where('id', '=', id).execute();
    return id;
  };
  const plans = { noor: await running(noor), daan: await running(daan) };
  const propose = async () =>
    (await server.call<Proposal>('GET', `/api/accounts/${account}/school-year-plan`, { token })).body;
  const begin = (plan: Proposal['plan'], change: string = randomUUID()) =>
    server.call('POST', `/api/accounts/${account}/school-years`, { token, body: { ...plan, change } });
  const undo = (change: string) =>
    server.call('POST', `/api/accounts/${account}/group-changes/${change}/undo`, { token, body: {} });
  return { server, noor, daan, ask, plans, propose, begin, undo, switchTo };
}

// Acceptance of care, case 33: what the wizard asks of plans that run.
test('the next school year names plans that run: they go on, or are looked back on first; undone that stays', async () => {
  const { noor, daan, ask, plans, propose, begin, undo } = await start();
  const { plan, running } = await propose();
  expect(running.map(({ id, pupil, number }) => ({ id, pupil, number }))).toEqual(
    expect.arrayContaining([
      { id: plans.noor, pupil: noor, number: 1 },
      { id: plans.daan, pupil: daan, number: 1 },
    ]),
  );
  const change = randomUUID();
  expect((await begin({ ...plan, lookBack: [plans.daan, randomUUID()] }, change)).status).toBe(200);
  const states = async () => [
    (await ask('GET', noor, plans.noor)).body.state,
    (await ask('GET', daan, plans.daan)).body.state,
  ];
  expect(await states()).toEqual(['actief', 'evalueren']);
  const { body } = await ask<{ versions: { reason: string }[] }>('GET', daan, `${plans.daan}/versions`);
  expect(body.versions[0]!.reason).toBe('evalueren voor de vakantie');
  expect((await undo(change)).status).toBe(200);
  expect(await states()).toEqual(['actief', 'evalueren']);
});

test('without care nothing is named', async () => {
  const { propose, switchTo } = await start();
  await switchTo(false, 1);
  expect((await propose()).running).toEqual([]);
});

test('a pupil who leaves the school: the plan stops, its words may be practised, and within two weeks it can be opened again', async () => {
  const { server, noor, ask, plans, propose, begin, undo } = await start();
  await server.db
    .insertInto('test_sets')
    .values({
      ...{ id: 'set', account_id: server.school.account, use: 'plan', plan_id: plans.noor, pupil_id: noor },
      ...{
        group_id: null,
        title: 'Toets',
        source: '{}',
        categories: '["ei-ij"]',
        first_form: 'A',
        seed: 's',
      },
      ...{ notices: '[]', open_from: today, open_to: today, shows: 'niets', released_at: null },
      ...{ moment: 'begin', made_by: null, made_at: 1, trashed_at: null, trashed_by: null, version: 1 },
    })
    .execute();
  await server.db
    .insertInto('reserved_words')
    .values({ pupil_id: noor, family: 'trein', set_id: 'set' })
    .execute();
  const { plan } = await propose();
  const change = randomUUID();
  const routes = plan.routes.map((route) => ({ ...route, to: 'leave' }));
  await begin({ ...plan, routes }, change);
  const row = () =>
    server.db.selectFrom('plans').selectAll().where('id', '=', plans.noor).executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({
    state: 'gestopt',
    closed_on: today,
    closed_why: expect.stringContaining('afwezig'),
  });
  expect(await server.db.selectFrom('reserved_words').selectAll().execute()).toEqual([]);
  await undo(change);
  expect((await row()).state).toBe('gestopt');
  const reopen = () =>
    ask('PUT', noor, `${plans.noor}/state`, { to: 'evalueren', reason: 'Noor is er weer' });
  await server.db
    .updateTable('plans')
    .set({ closed_on: daysAfter(today, -15) })
    .where('id', '=', plans.noor)
    .execute();
  expect((await reopen()).status).toBe(409);
  await server.db
    .updateTable('plans')
    .set({ closed_on: daysAfter(today, -14) })
    .where('id', '=', plans.noor)
    .execute();
  expect((await reopen()).body.state).toBe('evalueren');
});

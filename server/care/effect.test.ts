import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Plan } from '../contract/care-plan.ts';
import { startTestServer } from '../testing/server.ts';
import { AWAY, ISLAND, SHUT, startEffect } from '../testing/effect.ts';

const start = async (categories?: readonly string[]) =>
  startEffect(await startTestServer({ words: ISLAND }), categories);

test('each goal has an open place, on the islet where the island has none; it goes first, and neither keeps the ferry', async () => {
  const { go, map, placeOf, tomorrow } = await start();
  const before = await map();
  expect((await placeOf(SHUT))!.state).toBe('dicht');
  expect(await placeOf(AWAY)).toBeUndefined();
  expect(before.tasks.some(({ turn }) => turn !== undefined)).toBe(false);
  await go('actief');
  const during = await map();
  const [shut, away] = [(await placeOf(SHUT))!, (await placeOf(AWAY))!];
  expect([shut.state, away.state, away.anchor]).toEqual(['open', 'open', 12]);
  const first = during.tasks.toSorted((a, b) => (a.turn ?? 9) - (b.turn ?? 9));
  expect(first.slice(0, 2).map(({ category }) => category)).toEqual([SHUT, AWAY]);
  // The child hears nothing of a plan.
  expect(JSON.stringify(during)).not.toMatch(/plan/i);
  expect(during.next?.toFinish).toBe(before.next?.toFinish);
  expect((await tomorrow()).slice(0, 2)).toMatchObject([
    { category: SHUT, why: 'Hoort bij het handelingsplan.' },
    { category: AWAY, why: 'Hoort bij het handelingsplan.' },
  ]);
});

test('after the plan a place that was begun stays, an untouched one is gone; the next round has no plan', async () => {
  const { go, map, placeOf, play, tomorrow, ask, id } = await start(['final-d-t', 'f-v']);
  await go('actief');
  await play('final-d-t');
  const { body } = await ask('GET', `/plans/${id}`);
  expect(body.practice).toMatchObject({ isHolding: true, excluded: [] });
  expect(body.practice.answers).toBeGreaterThan(5);
  expect(body.practice.aimed).toBe(body.practice.answers);
  // All that was done of late was for the goals: now the rest comes first.
  const [first] = (await map()).tasks.toSorted((a, b) => (a.turn ?? 9) - (b.turn ?? 9));
  expect(first!.category).toBe('ei-ij');
  await go('gestopt', { why: 'anders' });
  expect(await placeOf('f-v')).toBeUndefined();
  expect((await placeOf('final-d-t'))!.anchor).toBe(12);
  expect((await map()).tasks.some(({ turn }) => turn !== undefined)).toBe(false);
  const told = JSON.stringify(await tomorrow());
  expect(told).not.toContain('Hoort bij');
});

// Acceptance of care, case 20: the flag off with a plan that runs.
test('without the care trajectory a plan does nothing to practice; on again it goes on, past its last day it does not', async () => {
  const { go, placeOf, switchTo, ask, id, lasts } = await start();
  await go('actief');
  expect((await placeOf(AWAY))!.state).toBe('open');
  await switchTo(false, 1);
  expect(await placeOf(AWAY)).toBeUndefined();
  await switchTo(true, 2);
  expect((await placeOf(AWAY))!.state).toBe('open');
  await switchTo(false, 3);
  await lasts(-90, -1);
  await switchTo(true, 4);
  expect(await placeOf(AWAY)).toBeUndefined();
  expect((await ask('GET', `/plans/${id}`)).body).toMatchObject({
    ...{
      number: 1,
      practice: { isHolding: false },
      fields: { goals: [{ category: SHUT }, { category: AWAY }] },
    },
  });
});

test('a plan that has not begun, stands still or is over does nothing', async () => {
  const { go, placeOf, lasts } = await start();
  await go('actief');
  await lasts(1, 60);
  expect(await placeOf(AWAY)).toBeUndefined();
  await lasts(-60, 0);
  expect((await placeOf(AWAY))!.state).toBe('open');
  await go('gepauzeerd');
  expect(await placeOf(AWAY)).toBeUndefined();
  await go('actief');
  expect((await placeOf(AWAY))!.state).toBe('open');
});

// Acceptance of care, case 31.
test('a plan in the trash does nothing, and does so again once it is back; past its last day it is to be looked back on', async () => {
  const { go, placeOf, trash, ask, id, lasts, server, keep } = await start();
  await go('actief');
  await keep('woord3');
  const reserved = async () => (await server.db.selectFrom('reserved_words').selectAll().execute()).length;
  await trash(true);
  expect(await placeOf(AWAY)).toBeUndefined();
  expect(await reserved()).toBe(1);
  await trash(false);
  expect((await placeOf(AWAY))!.state).toBe('open');
  await trash(true);
  await lasts(-60, -1);
  await trash(false);
  expect((await ask('GET', `/plans/${id}`)).body.state).toBe('evalueren');
  expect(await placeOf(AWAY)).toBeUndefined();
  await go('gestopt', { why: 'anders' });
  expect(await reserved()).toBe(0);
});

// Acceptance of care, case 33.
test('a new school year with a plan that runs: goals, days and owner stay, who teaches the pupil now reaches it; undone, as it was', async () => {
  const { go, ask, id, server, account, noor, docent } = await start();
  await go('actief');
  const { body: before } = await ask('GET', `/plans/${id}`);
  const admin = await server.login('schooladmin');
  const colleague = await server.login('collega');
  const teacher = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'collega')
    .executeTakeFirst();
  const see = (token: string) => server.call<Plan>('GET', `/api/pupils/${noor}/plans/${id}`, { token });
  expect((await see(colleague)).status).toBe(404);
  const base = `/api/accounts/${account}`;
  const { body } = await server.call<{
    plan: { groups: { id: string; name: string; teachers: string[] }[] };
  }>('GET', `${base}/school-year-plan`, { token: admin });
  const groups = body.plan.groups.map((group) => ({ ...group, teachers: [teacher!.id] }));
  const change = randomUUID();
  const begun = await server.call('POST', `${base}/school-years`, {
    token: admin,
    body: { ...body.plan, groups, change },
  });
  expect(begun.status).toBe(200);
  expect((await see(docent)).status).toBe(404);
  const { body: during } = await see(colleague);
  const same = ({ fields, from, to, state }: Plan) => ({
    goals: fields.goals,
    owner: fields.owner,
    from,
    to,
    state,
  });
  expect(same(during)).toEqual(same(before));
  expect(during.flags).toContain('eigenaar');
  const undone = await server.call('POST', `${base}/group-changes/${change}/undo`, {
    token: admin,
    body: {},
  });
  expect(undone.status).toBe(200);
  expect((await see(docent)).body).toEqual(before);
  expect((await see(colleague)).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import type { PlanMoment } from '../contract/plan-tests.ts';
import { OF_BANK, pupilOf, startPlanTests, TODAY } from '../testing/plan-tests.ts';
import { startTestServer } from '../testing/server.ts';

// Acceptance of care, cases 2, 3 and 29.
test.each([
  [12, 21, 'clearly-up'],
  [12, 15, 'no-difference'],
  [12, 18, 'likely-up'],
  [20, 12, 'likely-down'],
] as const)('%i of 30 and then %i: %s', async (first, last, finding) => {
  const { server, make, open, enter, enterRight, taken, ask } = await startPlanTests(
    await startTestServer(OF_BANK),
  );
  await make();
  await server.db.updateTable('test_items').set({ d: 0, v: 0.25 }).execute();
  const { body: begun } = await enterRight('begin', first);
  expect(taken(begun, 'begin')).toMatchObject({
    state: 'nagekeken',
    mode: 'papier',
    counts: { nieuw: { right: first, of: 30 }, zin: { right: 8, of: 8 } },
  });
  const { body: plan } = await ask<Plan>('GET', '');
  expect(plan.fields.goals[0]!.start).toMatchObject({ source: 'begintoets', answers: 30, day: TODAY });
  await open('eind');
  await server.db.updateTable('test_items').set({ d: 0, v: 0.25 }).execute();
  const { words } = taken((await ask('GET', '/tests')).body, 'eind');
  let left: number = last;
  const { body } = await enter(
    'eind',
    words.map(({ n, role }) => ({ n, is: role !== 'nieuw' || left-- > 0 ? 'goed' : 'geschreven' })),
  );
  expect(body.conclusion).toMatchObject({
    change: { finding, cautions: [] },
    practised: null,
    sentences: 'no-difference',
    goals: [{ words: 30 }],
  });
  expect((await ask<Plan>('GET', '')).body.state).toBe('evalueren');
});

test('an outcome that is another than the tests say wants a reason; without an end test nothing is said', async () => {
  const { make, enterRight, ask, goal } = await startPlanTests(await startTestServer(OF_BANK), {
    target: 0.6,
  });
  await make();
  await enterRight('begin', 2);
  const { body } = await enterRight('eind', 30);
  expect(body.conclusion!.goals).toMatchObject([{ outcome: 'bereikt', begin: { p: expect.any(Number) } }]);
  const { body: plan } = await ask<Plan>('GET', '');
  const evaluate = (outcome: string, why: string) =>
    ask<Plan & ErrorBody>('PUT', `/evaluations/${randomUUID()}`, {
      ...{ day: TODAY, instrument: 'eindtoets', conclusion: 'stoppen', text: '', nextOn: null },
      ...{ version: plan.version, goals: [{ goal: goal.id, outcome, why }] },
    });
  expect((await evaluate('deels', '')).body.fields).toMatchObject({
    'goals.0.why': expect.stringContaining('waarom'),
  });
  const closed = await evaluate('bereikt', '');
  expect(closed.body).toMatchObject({
    state: 'afgesloten',
    evaluations: [{ goals: [{ outcome: 'bereikt', proposed: 'bereikt' }], proposed: 'stoppen' }],
  });
});

// Acceptance of care, case 29.
test.each([
  [28, 'bereikt'],
  [23, 'niet te zeggen'],
  [12, 'niet'],
] as const)('without a start test %i of 30 is %s, and no difference is reckoned', async (right, outcome) => {
  const { make, open, enterRight, ask } = await startPlanTests(await startTestServer(OF_BANK));
  await make();
  await open('eind');
  await enterRight('eind', right);
  const { conclusion } = (await ask('GET', '/tests')).body;
  expect(conclusion).toMatchObject({ change: null, goals: [{ begin: null }] });
  // The words that were drawn are as hard as they are, so that this stays off the edges: the room that measures holds those.
  expect(conclusion!.goals[0]!.outcome).toBe(outcome);
});

// Acceptance of care, case 8.
test('begun on the screen and ended on paper is told with more care', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { make, open, enterRight, ask, taken, server } = started;
  const noor = await pupilOf(started);
  await make();
  await open('begin');
  await server.db.updateTable('test_items').set({ d: 0, v: 0.25 }).execute();
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const right = new Map(
    words.filter(({ role }) => role === 'nieuw').map(({ n, word }, i) => [n, i < 12 ? word : 'xx']),
  );
  // A sentence that is no sentence is for somebody to decide.
  for (const { n, role, sentence } of words) if (role === 'zin') right.set(n, sentence!);
  await noor.writeAll((n) => right.get(n) ?? 'xx');
  const { body } = await enterRight('eind', 21);
  expect(body.conclusion!.change).toMatchObject({ finding: 'likely-up', cautions: ['other-mode'] });
  // What was taken on the screen is not written over from paper.
  expect((await enterRight('begin', 3)).status).toBe(409);
});

// Acceptance of care, case 11.
test('a test of others: points and a word with its error of measurement, and nothing over another norm', async () => {
  const { ask } = await startPlanTests(await startTestServer(OF_BANK));
  const put = (moment: PlanMoment, score: number, more: object = {}) =>
    ask('PUT', `/externals/${randomUUID()}`, {
      ...{ moment, day: TODAY, provider: 'Cito', test: 'Spelling', norm: '2022', score, sem: 5 },
      ...more,
    });
  await put('begin', 105);
  expect((await put('eind', 118)).body.external).toEqual({
    kind: 'points',
    points: 13,
    finding: 'likely-up',
  });
  expect((await put('eind', 121)).body.external).toMatchObject({ finding: 'clearly-up' });
  expect((await put('eind', 121, { sem: null, norm: '2022' })).body.external).toMatchObject({ points: 16 });
  expect((await put('eind', 121, { norm: '2018' })).body.external).toEqual({ kind: 'other-norm' });
  expect((await put('eind', -1)).body.fields).toHaveProperty('score');
  expect((await put('eind', 110, { day: '2099-01-01' })).body.fields).toHaveProperty('day');
});

test('a goal that is chosen after the start test begins with what that said', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { ask, make, enterRight, goal } = started;
  await make();
  await enterRight('begin', 12);
  const { body: plan } = await ask<Plan>('GET', '');
  const change = (goals: object[], basedOn: object) =>
    ask<Plan & ErrorBody>('PATCH', '', { fields: { goals }, basedOn, reason: 'opnieuw gekozen' });
  const begin = plan.fields.goals[0]!.start;
  expect(begin).toMatchObject({ source: 'begintoets', day: TODAY });
  const { body: without } = await change([], plan.versions);
  const { body: again } = await change([{ ...goal, id: randomUUID() }], without.versions);
  expect(again.fields.goals[0]!.start).toEqual(begin);
  // The test says nothing of another category: that begins with what practice says.
  const other = { ...goal, id: randomUUID(), category: 'au-ou' };
  const { body: more } = await change([{ ...goal, id: randomUUID() }, other], again.versions);
  expect(more.fields.goals[1]!.start).toBeNull();
});

test('a start test within ten schooldays after the first day counts, and is told of; one after that is no start', async () => {
  const taken = async (days: number) => {
    const started = await startPlanTests(await startTestServer(OF_BANK));
    const { server, id, make, enterRight, ask } = started;
    await server.db
      .updateTable('plans')
      .set({ from_day: daysAfter(TODAY, -days) })
      .where('id', '=', id)
      .execute();
    await make();
    await enterRight('begin', 12);
    const { body: plan } = await ask<Plan>('GET', '');
    await enterRight('eind', 21);
    const { startLate, conclusion } = (await ask('GET', '/tests')).body;
    return [startLate, plan.fields.goals[0]!.start?.source, conclusion?.change?.z !== undefined];
  };
  expect(await taken(0)).toEqual([null, 'begintoets', true]);
  expect(await taken(5)).toEqual(['after', 'begintoets', true]);
  expect(await taken(70)).toEqual(['too-late', undefined, false]);
});

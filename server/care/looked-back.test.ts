import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { startCare } from '../testing/care.ts';

const today = nameOfDay(Date.now());
const start = async () => startCare(await startTestServer());

test('minutes: those by hand with play taken in, those apart added; a session that is struck out does not count', async () => {
  const { ask, running } = await start();
  const id = await running(2);
  const put = (more: object, session = randomUUID()) =>
    ask('PUT', `/plans/${id}/sessions/${session}`, {
      ...{ day: today, minutes: 20, kind: 'begeleid', withPlay: true, note: '' },
      ...more,
    });
  const first = randomUUID();
  expect((await put({}, first)).body.done).toBe(20);
  expect((await put({ withPlay: false, minutes: 10 })).body.done).toBe(30);
  expect((await put({ struck: 'Ging niet door.' }, first)).body.done).toBe(10);
  expect((await put({ minutes: 0 })).status).toBe(422);
  expect((await put({ minutes: 121 })).status).toBe(422);
  expect((await put({ day: daysAfter(today, 1) })).body.fields).toMatchObject({
    day: 'Deze dag is nog niet geweest.',
  });
  expect((await put({ day: daysAfter(today, -9) })).body.fields).toMatchObject({
    day: 'Deze dag ligt voor het begin van het plan.',
  });
});

test('a plan is looked back on once, with an outcome for each goal; it can be opened again, and made longer twice', async () => {
  const { ask, running, go } = await start();
  const id = await running();
  const { body: plan } = await go(id, 'evalueren');
  const evaluation = (version: number, goals: object[]) => ({
    ...{ day: today, instrument: 'dictee', conclusion: 'doorgaan', text: 'Het gaat vooruit.', nextOn: null },
    version,
    goals,
  });
  const goals = plan.fields.goals.map((goal) => ({
    goal: goal.id,
    outcome: 'deels',
    why: 'dictee van blok 4',
  }));
  expect(
    (await ask('PUT', `/plans/${id}/evaluations/${randomUUID()}`, evaluation(plan.version, []))).body.fields,
  ).toMatchObject({
    'goals.0.outcome': 'Kies een uitkomst voor elk doel.',
  });
  const both = await Promise.all(
    [1, 2].map(() => ask('PUT', `/plans/${id}/evaluations/${randomUUID()}`, evaluation(plan.version, goals))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const closed = (await ask('GET', `/plans/${id}`)).body;
  expect(closed).toMatchObject({
    state: 'afgesloten',
    evaluations: [{ conclusion: 'doorgaan', proposed: 'doorgaan' }],
  });
  expect(
    (
      await ask('PATCH', `/plans/${id}`, {
        fields: { minutes: 30 },
        basedOn: closed.versions,
        reason: 'nog iets',
      })
    ).status,
  ).toBe(409);

  for (const times of [1, 2]) {
    const open = await go(id, 'evalueren');
    const longer = await ask('POST', `/plans/${id}/extension`, {
      ...{ weeks: 2, reason: 'bijna zover', version: open.body.version },
    });
    expect(longer.body).toMatchObject({ state: 'actief', weeks: 12 + 2 * times, extended: times });
  }
  const { body: third } = await go(id, 'evalueren');
  expect(third.may).not.toContain('verlengen');
  const refused = await ask('POST', `/plans/${id}/extension`, {
    weeks: 2,
    reason: 'nog eens',
    version: third.version,
  });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('twee keer') } });
});

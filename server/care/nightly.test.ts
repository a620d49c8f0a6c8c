import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter, sameDateAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { endPlans, eraseOldPlans } from './nightly.ts';

const today = nameOfDay(Date.now());

/** A pupil with a plan whose last day, and state, are as told. */
async function start() {
  const server = await startTestServer();
  const { account, noor } = server.school;
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: await server.login('office'),
    body: { on: true, basedOn: 0 },
  });
  const token = await server.login('docent');
  const plan = async (set: object) => {
    const id = randomUUID();
    await server.call('PUT', `/api/pupils/${noor}/plans/${id}`, { token, body: {} });
    await server.db.updateTable('plans').set(set).where('id', '=', id).execute();
    return id;
  };
  const view = (id: string, rest = '') =>
    server.call<Plan>('GET', `/api/pupils/${noor}/plans/${id}${rest}`, { token });
  return { server, plan, view };
}

// Acceptance of care, case 20: on again after its last day.
test('at night a plan whose last day is over is to be looked back on, once, and its history says why', async () => {
  const { server, plan, view } = await start();
  const over = await plan({ state: 'actief', to_day: daysAfter(today, -1) });
  const lastDay = await plan({ state: 'actief', to_day: today });
  const paused = await plan({ state: 'gepauzeerd', to_day: daysAfter(today, -1) });
  expect(await endPlans(server.db, Date.now())).toBe(1);
  expect((await view(over)).body).toMatchObject({ state: 'evalueren', version: 2 });
  expect((await view(lastDay)).body.state).toBe('actief');
  expect((await view(paused)).body.state).toBe('gepauzeerd');
  expect((await view(over, '/versions')).body).toMatchObject({
    versions: [{ reason: 'de laatste dag is voorbij', by: null }],
  });
  expect(await endPlans(server.db, Date.now())).toBe(0);
});

test('a plan goes two years after it ended, and one that nobody closed two years after its last day', async () => {
  const { server, plan, view } = await start();
  const long = daysAfter(sameDateAfter(today, -24), -2);
  const closed = await plan({ state: 'afgesloten', closed_on: long, to_day: '2099-01-01' });
  const left = await plan({ state: 'evalueren', to_day: long });
  const kept = await plan({ state: 'afgesloten', closed_on: daysAfter(today, -600), to_day: long });
  expect(await eraseOldPlans(server.db, Date.now())).toBe(2);
  expect((await view(closed)).status).toBe(404);
  expect((await view(left)).status).toBe(404);
  expect((await view(kept)).status).toBe(200);
});

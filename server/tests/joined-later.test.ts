import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PlanMoment, PlanTests } from '../contract/plan-tests.ts';
import { nameOfDay } from '../data/day.ts';
import { joining, startGroupPlans } from '../testing/group-plans.ts';
import { OF_BANK } from '../testing/plan-tests.ts';
import { startTestServer } from '../testing/server.ts';

const today = nameOfDay(Date.now());

// Acceptance of care, case 32: the tests of who joins later.
test('who joins a group plan later has tests of its own: own words and days, and those of the others stay as they are', async () => {
  const { server, ask, own, running } = await startGroupPlans(await startTestServer(OF_BANK));
  const { noor, daan, zoe } = server.school;
  const { id, plan } = await running([noor, daan]);
  await ask('PUT', `/${id}/tests/${randomUUID()}`, { size: 'whole' });
  const tests = async (pupil: string, of: string) => (await own<PlanTests>('GET', pupil, `${of}/tests`)).body;
  const memberPlan = (pupil: string) => plan.members.find((one) => one.pupil === pupil)!.plan.id;
  const before = [await tests(noor, memberPlan(noor)), await tests(daan, memberPlan(daan))];
  const wordsOf = ({ taken }: PlanTests) => taken.map(({ words }) => words.map(({ word }) => word));
  expect(wordsOf(before[0]!)).toEqual(wordsOf(before[1]!));

  const body = joining();
  await ask('PUT', `/${id}/members/${zoe}`, body);
  await ask('PUT', `/${id}/state`, { to: 'actief' });
  const set = randomUUID();
  const made = await own<PlanTests>('PUT', zoe, `${body.plan}/tests/${set}`, { size: 'whole' });
  expect(made.body.test).toMatchObject({ id: set, isTogether: false });
  const shared = new Set(wordsOf(before[0]!).flat());
  expect(
    wordsOf(made.body)
      .flat()
      .every((word) => shared.has(word)),
  ).toBe(false);
  const enter = async (moment: PlanMoment, right: number) => {
    if (moment === 'eind') await own('PUT', zoe, `${body.plan}/tests/${set}/eind/open`, { open: null });
    const { taken } = await tests(zoe, body.plan);
    let left = right;
    const answers = taken
      .find((one) => one.moment === moment)!
      .words.map(({ n, role }) => ({ n, is: role === 'nieuw' && left-- > 0 ? 'goed' : 'geschreven' }));
    return own<PlanTests>('PUT', zoe, `${body.plan}/tests/${set}/${moment}/entry`, {
      ...{ day: today, circumstances: '', answers },
    });
  };
  await enter('begin', 10);
  const { body: ended } = await enter('eind', 22);
  expect(ended.taken.slice(0, 2).map(({ day, state }) => [day, state])).toEqual([
    [today, 'nagekeken'],
    [today, 'nagekeken'],
  ]);
  expect(ended.conclusion?.change?.finding).toBe('clearly-up');
  // It is looked back on alone, and nothing of the others moved.
  const { body: group } = await ask('GET', `/${id}`);
  const states = group.members.map(({ pupil, plan: { state } }) => [pupil, state]);
  expect(Object.fromEntries(states)).toEqual({ [noor]: 'actief', [daan]: 'actief', [zoe]: 'evalueren' });
  expect([await tests(noor, memberPlan(noor)), await tests(daan, memberPlan(daan))]).toEqual(before);
});

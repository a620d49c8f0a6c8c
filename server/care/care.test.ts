import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { startCare } from '../testing/care.ts';

const today = nameOfDay(Date.now());
const start = async () => startCare(await startTestServer());

test('a plan is made once, wants what it needs before it begins, and then runs twelve school weeks', async () => {
  const { ask, make, fill, go } = await start();
  const id = await make();
  const again = await ask('PUT', `/plans/${id}`, {});
  expect(again.body).toMatchObject({
    number: 1,
    state: 'concept',
    weeks: 12,
    owner: { name: expect.any(String) },
  });
  expect(again.body.check.wants).toHaveLength(2);
  const early = await go(id, 'actief');
  expect(early).toMatchObject({
    status: 422,
    body: { fields: { check: expect.stringContaining('hulpvraag') } },
  });
  const filled = await fill(id);
  expect(filled.body.check.wants).toEqual([]);
  expect(filled.body.check.notes).toHaveLength(2);
  expect(filled.body.fields.goals).toMatchObject([{ category: 'ei-ij', target: 0.8, start: null }]);
  const begun = await go(id, 'actief');
  expect(begun.body).toMatchObject({ state: 'actief', from: today, done: 0 });
  expect(begun.body.may).toEqual(['gepauzeerd', 'evalueren', 'gestopt', 'wijzigen', 'weggooien']);
  // Begun twice is begun once.
  expect((await go(id, 'actief')).body.version).toBe(begun.body.version);
});

test('two who write in different fields both stand; in the same one the second hears so and nothing is lost', async () => {
  const { ask, make } = await start();
  const id = await make();
  const { body: seen } = await ask('GET', `/plans/${id}`);
  const save = (fields: object) => ask('PATCH', `/plans/${id}`, { fields, basedOn: seen.versions });
  expect((await save({ minutes: 30 })).status).toBe(200);
  const other = await save({ aanpak: [{ key: 'eigen', text: 'Drie keer per week, in een groepje.' }] });
  expect(other.body.fields).toMatchObject({ minutes: 30, aanpak: [{ edited: false }] });
  const late = await save({ aanpak: [{ key: 'eigen', text: 'Alleen.' }], size: 2 });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { aanpak: expect.any(String) } },
  });
  const { body: now } = await ask('GET', `/plans/${id}`);
  expect(now.fields).toMatchObject({ size: 1, aanpak: [{ text: 'Drie keer per week, in een groepje.' }] });
});

test('a plan that runs is changed with a reason, and its history tells what stood there', async () => {
  const { ask, running } = await start();
  const id = await running();
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const change = { fields: { minutes: 40 }, basedOn: plan.versions };
  expect((await ask('PATCH', `/plans/${id}`, change)).body.fields).toMatchObject({
    reason: 'Schrijf kort waarom.',
  });
  await ask('PATCH', `/plans/${id}`, { ...change, reason: 'Er is meer tijd.' });
  const { body } = await ask<{ versions: object[] }>('GET', `/plans/${id}/versions`);
  expect(body.versions[0]).toMatchObject({
    reason: 'Er is meer tijd.',
    by: expect.any(String),
    changes: [{ field: 'minutes', before: '20', after: '40' }],
  });
});

test('goals are one to four categories of spelling, each once, with a target above where it begins', async () => {
  const { server, noor, make, fill, goal } = await start();
  const level = {
    mean: 0,
    p: 0.58,
    status: 'bezig',
    reason: '',
    last_at: Date.now(),
    mastered_at: null,
    review: '[]',
  };
  await server.db
    .insertInto('practice_levels')
    .values({ ...level, pupil_id: noor, category: 'ei-ij', sd: 0.3, answers: 30, status: 'bezig' })
    .execute();
  const id = await make();
  const low = await fill(id, { goals: [goal('ei-ij', 0.6)] });
  expect(low).toMatchObject({
    status: 422,
    body: { fields: { 'fields.goals.0.target': 'Kies een doel boven nu (58 %) en hoogstens 95 %.' } },
  });
  expect((await fill(id, { goals: [goal('ei-ij', 0.96)] })).status).toBe(422);
  expect((await fill(id, { goals: [goal('ei-ij'), goal('ei-ij')] })).status).toBe(422);
  for (const category of ['lijst/dieren', 'bestaat-niet'])
    expect((await fill(id, { goals: [goal(category)] })).body.fields).toMatchObject({
      'fields.goals.0.category': expect.any(String),
    });
  const { body } = await fill(id, { goals: [goal('ei-ij', 0.8)] });
  expect(body.fields.goals).toMatchObject([
    { start: { p: 0.58, answers: 30, source: 'oefenen' }, now: { p: 0.58 } },
  ]);
});

test('of two plans at once no goal category is the same', async () => {
  const { go, make, fill, running, goal } = await start();
  await running();
  const second = await make();
  await fill(second);
  expect(await go(second, 'actief')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('plan 1') },
  });
  await fill(second, { goals: [goal('au-ou')] });
  expect((await go(second, 'actief')).status).toBe(200);
});

test('off it is an address that nobody has; on only for staff of a school, of a teacher the own groups', async () => {
  const { server, switchTo, running, account, noor, ask } = await start();
  const id = await running();
  const unknown = (await ask<ErrorBody>('GET', '/bestaat-niet')).body;
  const paths = [
    `/api/accounts/${account}/care`,
    `/api/pupils/${noor}/care`,
    `/api/pupils/${noor}/plans/${id}`,
  ];
  const asked = async (user: string) => {
    const token = await server.login(user);
    return Promise.all(paths.map((path) => server.call('GET', path, { token })));
  };
  for (const user of ['schooladmin', 'docent', 'office'])
    for (const reply of await asked(user)) expect(reply.status).toBe(200);
  for (const user of ['noor', 'thuisadmin'])
    for (const reply of await asked(user)) expect(reply).toMatchObject({ status: 404, body: unknown });
  await switchTo(false, 1);
  for (const user of ['schooladmin', 'docent', 'office', 'noor'])
    for (const reply of await asked(user)) expect(reply).toMatchObject({ status: 404, body: unknown });
  await switchTo(true, 2);
  expect((await ask('GET', `/plans/${id}`)).body.state).toBe('actief');
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import type { CareNorm, Evidence } from '../../contract/care-evidence.ts';
import type { Plan } from '../../contract/care-plan.ts';
import { nameOfDay } from '../../data/day.ts';
import { startTestServer } from '../../testing/server.ts';
import { eraseOldPlans } from '../nightly.ts';

const KEY = 'nl-pddb3';
const result = (day: string, moment: string, level: string) => ({
  day,
  moment,
  level,
  test: 'DMT',
  norm: '',
});
const READ = [
  result('2025-01-20', 'M5', 'V-'),
  result('2025-06-10', 'E5', 'V-'),
  result('2026-01-20', 'M6', 'E'),
];

/** A school with a plan of a level of support. */
async function start(support = 3) {
  const server = await startTestServer();
  const { account, noor } = server.school;
  const office = await server.login('office');
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: office,
    body: { on: true, basedOn: 0 },
  });
  const docent = await server.login('docent');
  const admin = await server.login('schooladmin');
  const plan = `/api/pupils/${noor}/plans/${randomUUID()}`;
  const { body } = await server.call<Plan>('PUT', plan, { token: docent, body: {} });
  await server.call('PATCH', plan, {
    token: docent,
    body: { fields: { support, voice: 'Ik wil dit leren.' }, basedOn: body.versions },
  });
  const look = async (token = docent) =>
    (await server.call<Evidence>('GET', `/api/pupils/${noor}/care/evidence`, { token })).body;
  const read = (reading: object[], basedOn = 0, token = docent) =>
    server.call<Evidence & ErrorBody>('PUT', `/api/pupils/${noor}/care/reading`, {
      token,
      body: { reading, basedOn },
    });
  const norms = async () =>
    (await server.call<{ norms: CareNorm[] }>('GET', '/api/office/care-norms', { token: office })).body.norms;
  const confirm = async (more: object = {}, token = office) => {
    const { key, version, numbers, from, to, source, checkedOn } = (await norms())[0]!;
    return server.call<CareNorm & ErrorBody>('PUT', `/api/office/care-norms/${key}`, {
      token,
      body: { numbers, from, to, source, checkedOn, basedOn: version, ...more },
    });
  };
  const adapt = (numbers: object | null, basedOn: number, token = admin) =>
    server.call<{ version: number } & ErrorBody>('PUT', `/api/accounts/${account}/care/norms/${KEY}`, {
      token,
      body: { numbers, basedOn },
    });
  return { server, noor, account, plan, docent, admin, look, read, norms, confirm, adapt };
}

const stateOf = ({ lines }: Evidence, key: string) => lines.find((line) => line.key === key)?.state;

test('there is no list before the office confirmed the norm; then it tells what is in the file', async () => {
  const { look, read, norms, confirm } = await start();
  expect(await norms()).toMatchObject([{ key: KEY, confirmed: null }]);
  const before = await look();
  expect(before).toMatchObject({ isShown: true, norm: null, lines: [] });
  expect((await read(READ)).body).toMatchObject({ reading: READ, version: 1, lines: [] });
  expect((await confirm()).body).toMatchObject({ confirmed: { by: expect.any(String) }, version: 2 });
  const after = await look();
  expect(after.norm).toMatchObject({ key: KEY, numbers: { moments: 3, periods: 2, weeks: 12 } });
  expect(stateOf(after, 'lezen')).toBe('aanwezig');
  expect(stateOf(after, 'perioden')).toBe('ontbreekt');
  expect((await confirm({ basedOn: 1 })).body.code).toBe('conflict');
  // No longer in force: no list.
  await confirm({ to: '2024-01-01' });
  expect(await look()).toMatchObject({ isShown: true, norm: null, lines: [] });
});

test('below level 3 there is no list', async () => {
  const { look, confirm } = await start(2);
  await confirm();
  expect(await look()).toMatchObject({ isShown: false, lines: [], norm: null });
});

test('in Flanders there is no list', async () => {
  const { server, account, look, confirm } = await start();
  await confirm();
  expect((await look()).isShown).toBe(true);
  await server.db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', account).execute();
  expect(await look()).toMatchObject({ isShown: false, lines: [], reading: [] });
});

test('a school looks by numbers of its own until it follows the norm again; of two who adapt one is told', async () => {
  const { look, read, confirm, adapt, docent } = await start();
  await confirm();
  await read(READ.slice(1));
  expect(stateOf(await look(), 'lezen')).toBe('ontbreekt');
  const own = { moments: 2, periods: 1, weeks: 20, minutes: 40, size: 4 };
  expect((await adapt(own, 0, docent)).status).toBe(404);
  expect((await adapt({ ...own, weeks: 2 }, 0)).body.fields).toMatchObject({
    'numbers.weeks': expect.any(String),
  });
  expect((await adapt(own, 0)).body.version).toBe(1);
  expect((await adapt(own, 0)).body.code).toBe('conflict');
  const adapted = await look();
  expect(adapted).toMatchObject({ norm: { numbers: own }, original: { moments: 3 }, ownVersion: 1 });
  expect(stateOf(adapted, 'lezen')).toBe('aanwezig');
  await adapt(null, 1);
  expect(await look()).toMatchObject({ norm: { numbers: { moments: 3 } }, original: null, ownVersion: 2 });
});

test('reading that can’t be is refused at its line; of two who type one is told; who may not finds nothing', async () => {
  const { server, read, noor } = await start();
  const later = nameOfDay(Date.now() + 3 * 86_400_000);
  expect((await read([READ[0]!, { ...READ[1]!, day: later }])).body.fields).toEqual({
    'reading.1.day': 'Deze dag moet nog komen.',
  });
  expect((await read([READ[0]!, READ[0]!])).body.fields).toEqual({
    'reading.1.day': 'Dit resultaat staat er al.',
  });
  expect((await read([{ ...READ[0]!, level: 'VI' }])).body.fields).toHaveProperty(['reading.0.level']);
  expect((await read([{ ...READ[0]!, moment: 'B5' }])).status).toBe(422);
  const both = await Promise.all([read(READ.slice(1)), read(READ)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const user of ['thuisadmin', 'noor', 'collega'])
    expect((await read(READ, 1, await server.login(user))).status).toBe(404);
  const lines = await server.db
    .selectFrom('audit')
    .select('subject')
    .where('action', '=', 'reading-changed')
    .execute();
  expect(lines).toEqual([{ subject: noor }]);
});

test('what was typed goes in the night after the last plan of the pupil', async () => {
  const { server, noor, read } = await start();
  await read(READ);
  const left = () => server.db.selectFrom('reading_results').selectAll().execute();
  await eraseOldPlans(server.db, Date.now());
  expect(await left()).toHaveLength(1);
  await server.db.deleteFrom('plans').where('pupil_id', '=', noor).execute();
  await eraseOldPlans(server.db, Date.now());
  expect(await left()).toEqual([]);
});

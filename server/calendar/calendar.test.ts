import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { SchoolCalendar } from '../contract/calendar.ts';
import type { Plan } from '../contract/care-plan.ts';
import { startTestServer } from '../testing/server.ts';
import { daysOffOf } from './days-off.ts';
import { schoolWeeks } from './school-weeks.ts';

/** A school that has the care trajectory, with its administrator. */
async function start() {
  const server = await startTestServer();
  const { account, noor } = server.school;
  const office = await server.login('office');
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: office,
    body: { on: true, basedOn: 0 },
  });
  const admin = await server.login('schooladmin');
  const path = `/api/accounts/${account}/calendar`;
  const get = () => server.call<SchoolCalendar>('GET', path, { token: admin });
  const put = (body: object) => server.call<SchoolCalendar & ErrorBody>('PUT', path, { token: admin, body });
  const belgian = () =>
    server.db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', account).execute();
  return { server, account, noor, admin, path, get, put, belgian };
}

test('a school chooses its region and days of its own; the same day twice, or over what somebody else saved, is refused', async () => {
  const { get, put } = await start();
  const { body: first } = await get();
  expect(first).toMatchObject({ region: null, own: [], version: 0 });
  expect(first.regions.map(({ region }) => region)).toEqual(['nl-noord', 'nl-midden', 'nl-zuid']);
  const own = [
    { day: '2026-12-04', name: 'studiedag' },
    { day: '2026-11-30', name: 'studiedag' },
  ];
  const { body: saved } = await put({ region: 'nl-zuid', own, basedOn: 0 });
  expect(saved).toMatchObject({ region: 'nl-zuid', version: 1 });
  expect(saved.own.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-04']);
  expect(await put({ region: null, own: [], basedOn: 0 })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect((await put({ region: 'nl-zuid', own: [own[0], own[0]], basedOn: 1 })).body.fields).toEqual({
    'own.1.day': 'Deze dag staat er al.',
  });
  const many = Array.from({ length: 41 }, (_, i) => ({
    day: new Date(Date.UTC(2026, 8, 1 + i)).toISOString().slice(0, 10),
    name: 'vrij',
  }));
  expect((await put({ region: 'nl-zuid', own: many, basedOn: 1 })).status).toBe(422);
  expect((await get()).body).toEqual(saved);
});

// Acceptance of care, cases 21 and 22.
test.each([
  ['nl-noord', '2026-10-05', '2027-01-15', ['2026-10-12', '2026-12-21', '2026-12-28']],
  ['nl-zuid', '2026-10-05', '2027-01-15', ['2026-10-19', '2026-12-21', '2026-12-28']],
  ['nl-noord', '2027-01-11', '2027-04-09', ['2027-02-22']],
  ['be', '2026-10-05', '2027-01-15', ['2026-11-02', '2026-12-21', '2026-12-28']],
  ['be', '2027-01-11', '2027-04-23', ['2027-02-08', '2027-03-29', '2027-04-05']],
] as const)('12 weeks of school in %s from %s end on %s', async (region, from, last, out) => {
  const { server, account, put, belgian } = await start();
  if (region === 'be') await belgian();
  else await put({ region, own: [], basedOn: 0 });
  const variant = region === 'be' ? 'be' : 'nl';
  const { free, unknown } = await daysOffOf(server.db, { id: account, variant }, from);
  const weeks = schoolWeeks(from, 12, free);
  expect([weeks.lastDay, weeks.out.map(({ week }) => week)]).toEqual([last, out]);
  expect(unknown(from, last)).toEqual([]);
});

test('days of its own make a week of school one that does not count', async () => {
  const { server, account, put } = await start();
  const own = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => ({ day, name: 'verbouwing' }));
  await put({ region: 'nl-noord', own, basedOn: 0 });
  const { free } = await daysOffOf(server.db, { id: account, variant: 'nl' }, '2026-10-05');
  expect(schoolWeeks('2026-10-05', 12, free)).toMatchObject({
    lastDay: '2027-01-22',
    out: expect.arrayContaining([{ week: '2026-11-16', name: 'verbouwing' }]),
  });
});

test('a year without a calendar: its weeks count as weeks of school, and the plan says which year that is', async () => {
  const { server, account, noor, admin, put } = await start();
  const { unknown } = await daysOffOf(server.db, { id: account, variant: 'nl' }, '2026-10-05');
  expect(unknown('2026-10-05', '2027-01-15')).toEqual([2026]);
  const id = randomUUID();
  const plan = (method: string, body?: object) =>
    server.call<Plan>(method, `/api/pupils/${noor}/plans/${id}`, { token: admin, body });
  const { body: made } = await plan('PUT', {});
  expect(made.unknownYears).toHaveLength(new Set([yearOf(made.from), yearOf(made.to)]).size);
  const { body: moved } = await plan('PATCH', {
    fields: { from: '2027-06-07' },
    basedOn: made.versions,
  });
  expect(moved.unknownYears).toEqual(['2026–2027', '2027–2028']);
  await put({ region: 'nl-midden', own: [], basedOn: 0 });
  expect((await plan('GET')).body.unknownYears).toEqual(['2027–2028']);
});

const yearOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);

test('in Flanders nothing is chosen; without the part, and for who may not, there is no such address', async () => {
  const { server, account, path, get, put, belgian } = await start();
  await belgian();
  expect((await get()).body).toMatchObject({ region: 'be', regions: [{ region: 'be' }] });
  expect((await put({ region: 'nl-zuid', own: [], basedOn: 0 })).body.region).toBe('be');
  for (const user of ['docent', 'thuisadmin', 'noor'])
    expect((await server.call('GET', path, { token: await server.login(user) })).status).toBe(404);
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: await server.login('office'),
    body: { on: false, basedOn: 1 },
  });
  expect((await get()).status).toBe(404);
});

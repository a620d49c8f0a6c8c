import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { FilledYear, YearSummary } from '../contract/office-calendars.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { daysOffOf } from './days-off.ts';
import { fillCalendars, schoolYearOf } from './years.ts';

const NEXT = schoolYearOf(nameOfDay(Date.now())) + 1;
const holiday = (name: string, from: string, to: string) => ({ name, from, to, kind: 'vakantie' });
const AUTUMN = holiday('herfstvakantie', `${NEXT}-10-16`, `${NEXT}-10-24`);
const CHRISTMAS = holiday('kerstvakantie', `${NEXT}-12-25`, `${NEXT + 1}-01-09`);
const SEEN = { source: 'rijksoverheid.nl', checkedOn: '2026-11-29' };

async function start() {
  const server = await startTestServer();
  const office = await server.login('office');
  const path = (region = 'nl-noord', year = NEXT) => `/api/office/calendars/${region}/${year}`;
  const get = (address = path()) => server.call<FilledYear>('GET', address, { token: office });
  const put = (body: object, address = path()) =>
    server.call<FilledYear & ErrorBody>('PUT', address, { token: office, body: { ...SEEN, ...body } });
  const list = async () =>
    (await server.call<{ years: YearSummary[] }>('GET', '/api/office/calendars', { token: office })).body
      .years;
  return { server, office, path, get, put, list };
}

test('the office fills in a year: schools reckon with it at once, and who changed what is told', async () => {
  const { server, get, put, list } = await start();
  expect((await get()).body).toMatchObject({ days: [], version: 0, changes: [] });
  const first = await put({ days: [CHRISTMAS, AUTUMN], basedOn: 0 });
  expect(first.body).toMatchObject({ days: [AUTUMN, CHRISTMAS], ...SEEN, version: 1 });
  const longer = { ...AUTUMN, to: `${NEXT}-10-31` };
  const { body } = await put({ days: [longer], basedOn: 1 });
  expect(body.changes).toMatchObject([
    {
      version: 2,
      by: expect.stringMatching(/./),
      lines: [
        { name: 'herfstvakantie', before: { to: AUTUMN.to }, after: { to: longer.to } },
        { name: 'kerstvakantie', after: null },
      ],
    },
    { version: 1, lines: [{ before: null }, { before: null }] },
  ]);
  const found = (await list()).find(({ region, year }) => region === 'nl-noord' && year === NEXT);
  expect(found).toMatchObject({ count: 1, changedBy: body.changes[0]!.by });
  const { account } = server.school;
  await server.db
    .insertInto('account_calendars')
    .values({ account_id: account, region: 'nl-noord', own_days: '[]', version: 1 })
    .execute();
  const { free, unknown } = await daysOffOf(server.db, { id: account, variant: 'nl' }, AUTUMN.from);
  expect(free).toContainEqual({ name: longer.name, from: longer.from, to: longer.to, kind: 'vakantie' });
  expect(unknown(AUTUMN.from, AUTUMN.to)).toEqual([]);
  const lines = await server.db
    .selectFrom('audit')
    .select(['subject', 'detail'])
    .where('action', '=', 'holidays-changed')
    .execute();
  expect(lines).toEqual([1, 2].map(() => ({ subject: 'nl-noord', detail: String(NEXT) })));
});

test.each([
  ['days that overlap', [AUTUMN, { ...CHRISTMAS, from: AUTUMN.to }], 'days.1.from', 'herfstvakantie'],
  ['a last day before the first', [{ ...AUTUMN, to: `${NEXT}-10-01` }], 'days.0.to', 'voor de eerste'],
  ['a name twice', [AUTUMN, { ...CHRISTMAS, name: 'Herfstvakantie' }], 'days.1.name', 'staat er al'],
  ['a day of another year', [{ ...AUTUMN, from: `${NEXT}-07-01` }], 'days.0.from', 'hoort niet bij'],
  ['no day at all', [{ ...AUTUMN, from: '' }], 'days.0.from', 'Vul een dag in.'],
  ['nothing', [], 'days', 'minstens één'],
] as const)('%s: refused at the line, and nothing is stored', async (_, days, field, message) => {
  const { get, put } = await start();
  const refused = await put({ days, basedOn: 0 });
  expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  expect(refused.body.fields![field]).toContain(message);
  expect((await get()).body).toMatchObject({ days: [], version: 0 });
});

test('a feast day may lie in a holiday', async () => {
  const { put } = await start();
  const feast = { name: 'Kerst', from: `${NEXT}-12-25`, to: `${NEXT}-12-26`, kind: 'feestdag' };
  expect((await put({ days: [CHRISTMAS, feast], basedOn: 0 })).status).toBe(200);
});

test('two of the office: the second hears of it; the same again changes nothing', async () => {
  const { get, put } = await start();
  const both = await Promise.all([
    put({ days: [AUTUMN], basedOn: 0 }),
    put({ days: [CHRISTMAS], basedOn: 0 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body: stored } = await get();
  expect((await put({ days: stored.days, basedOn: 1 })).body.version).toBe(1);
  expect((await put({ days: stored.days, source: 'elders', basedOn: 0 })).body.code).toBe('conflict');
});

test('what the office changed of a year that comes along stays so when the server starts again', async () => {
  const { server, path, get, put } = await start();
  const known = path('nl-zuid', 2026);
  const { body } = await get(known);
  expect(body.days.length).toBeGreaterThan(5);
  await put({ days: body.days.slice(1), basedOn: 0 }, known);
  await fillCalendars(server.db);
  expect((await get(known)).body.days).toEqual(body.days.slice(1));
});

test('only the office, and only years and regions that can be filled in', async () => {
  const { server, path, get } = await start();
  for (const user of ['schooladmin', 'docent', 'noor'])
    expect((await server.call('GET', path(), { token: await server.login(user) })).status).toBe(403);
  expect((await get(path('be'))).status).toBe(404);
  expect((await get(path('nl-noord', NEXT + 9))).status).toBe(404);
});

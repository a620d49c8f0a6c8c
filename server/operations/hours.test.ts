import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import type { officeLoad } from '../contract/office-load.ts';
import { openDatabase } from '../data/database.ts';
import { emptyPlace } from '../testing/places.ts';
import { startTestServer } from '../testing/server.ts';
import { createHours, HOUR_MS, hourOf } from './hours.ts';

type Load = z.infer<typeof officeLoad.response>;
const silent = pino({ level: 'silent' });

test('each minute what was stored, connected and wrong is added to its hour; after thirty days it is gone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openDatabase(await emptyPlace());
  onTestFinished(() => db.destroy());
  let now = Date.UTC(2026, 10, 16, 9, 58);
  let connected = 3;
  const hours = createHours(2, () => now);
  const log = hours.counting(silent);
  const stop = hours.start(db, () => connected, silent);
  const minute = async () => {
    now += 60_000;
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => {
      const { at } = await db
        .selectFrom('load_hours')
        .select('at')
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow();
      expect(at).toBe(now);
    });
  };
  hours.stored(40);
  log.error({ err: new Error('gone'), method: 'GET', route: '/api/groups/:group' }, 'call failed');
  log.error({ err: new Error('gone'), event: 'answer' }, 'event failed');
  log.warn('this is no error');
  await minute();
  expect(hours.lastMinute()).toBe(40);
  hours.stored(2);
  connected = 9;
  log.error({ err: new Error('gone'), method: 'GET', route: '/api/groups/:group' }, 'call failed');
  await minute();
  connected = 1;
  await minute();
  const rows = await db.selectFrom('load_hours').selectAll().orderBy('hour').execute();
  expect(rows.map(({ hour, most, answers, connected: last }) => [hour, most, answers, last])).toEqual([
    [Date.UTC(2026, 10, 16, 9), 3, 40, 3],
    [Date.UTC(2026, 10, 16, 10), 9, 2, 1],
  ]);
  const faults = await db.selectFrom('fault_hours').selectAll().orderBy('hour').orderBy('place').execute();
  expect(faults).toEqual([
    { hour: Date.UTC(2026, 10, 16, 9), place: 'GET /api/groups/:group', count: 1 },
    { hour: Date.UTC(2026, 10, 16, 9), place: 'live answer', count: 1 },
    { hour: Date.UTC(2026, 10, 16, 10), place: 'GET /api/groups/:group', count: 1 },
  ]);

  // What came after the last minute is written at the end.
  hours.stored(5);
  now += 31 * 24 * HOUR_MS;
  await stop();
  expect(
    (await db.selectFrom('load_hours').select('answers').execute()).map(({ answers }) => answers),
  ).toEqual([5]);
  expect(await db.selectFrom('fault_hours').selectAll().execute()).toEqual([]);
});

test('the office sees what happens now at all processes, each hour, and errors by where they were', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  await server.live(await server.login('schooladmin'));
  const now = Date.now();
  const hour = hourOf(now);
  const row = (process: string, at: number, most: number) => ({
    ...{ hour, process, at, connected: most, most, answers: 100, last_minute: 12 },
  });
  await server.db
    .insertInto('load_hours')
    .values([row('elsewhere/0', now, 7), row('elsewhere/1', now - 10 * 60_000, 20)])
    .execute();
  await server.db
    .insertInto('fault_hours')
    .values([
      { hour, place: 'outbox not emptied', count: 2 },
      { hour: hour - HOUR_MS, place: 'GET /api/office/load', count: 3 },
      { hour: hour - 40 * HOUR_MS, place: 'outbox not emptied', count: 100 },
    ])
    .execute();
  const { body } = await server.call<Load>('GET', '/api/office/load', { token });
  // The process that wrote nothing for ten minutes is gone; what it had at most today counts.
  expect(body).toMatchObject({ connected: 8, answersPerMinute: 12, mostToday: 27 });
  expect(body.hours).toHaveLength(24);
  expect(body.hours.slice(0, 2)).toEqual([
    { hour, most: 27, answers: 200, faults: 2 },
    { hour: hour - HOUR_MS, most: 0, answers: 0, faults: 3 },
  ]);
  expect(body.faults.map(({ place, count, what }) => [place, count, what])).toEqual([
    ['GET /api/office/load', 3, expect.stringContaining('per uur') as string],
    ['outbox not emptied', 2, null],
  ]);
  const { body: week } = await server.call<Load>('GET', '/api/office/load?days=7', { token });
  expect(week.hours).toHaveLength(7 * 24);
  expect(week.faults[0]).toMatchObject({ place: 'outbox not emptied', count: 102 });
  expect((await server.call('GET', '/api/office/load?days=9', { token })).status).toBe(422);
});

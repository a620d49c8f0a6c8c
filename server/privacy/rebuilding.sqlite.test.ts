import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { emptyPlace } from '../testing/places.ts';
import { startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { rebuildIfDue } from './rebuilding.ts';
import { logDeletion } from './deletion-log.ts';

/** Four in the morning in Amsterdam. */
const NIGHT = Date.parse('2026-11-20T03:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WORD = 'Wëtterqx';

/** A database of which somebody's name is left in the file, as SQLite leaves it where nothing zeroes it. */
async function withTraces() {
  const file = await emptyPlace();
  const db = await openDatabase(file);
  onTestFinished(() => db.destroy());
  const cut = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db));
  await sql`pragma secure_delete = off`.execute(db);
  await db
    .insertInto('installation')
    .values({ name: 'somebody', value: WORD.repeat(500) })
    .execute();
  await db.deleteFrom('installation').where('name', '=', 'somebody').execute();
  await cut();
  const told: unknown[] = [];
  const logger = { info: () => undefined, warn: (text: unknown) => void told.push(text) };
  return {
    db,
    told,
    has: () => readFileSync(file).includes(WORD),
    night: (now: number, mostBytes?: number) =>
      rebuildIfDue({ db, file, cut, logger, ...(mostBytes !== undefined && { mostBytes }) }, now),
  };
}

test('in a night nothing of who was erased is left in the file, and then not for a month, but after an account was erased', async () => {
  const { db, has, night } = await withTraces();
  expect(has()).toBe(true);
  expect(await night(NIGHT - 3 * 60 * MINUTE)).toBe('by day');
  expect(has()).toBe(true);
  expect(await night(NIGHT)).toBe('rebuilt');
  expect(has()).toBe(false);
  expect(await night(NIGHT + 29 * DAY)).toBe('not due');
  expect(await night(NIGHT + 30 * DAY)).toBe('rebuilt');
  const at = NIGHT + 31 * DAY;
  await logDeletion(db, { kind: 'pupil', ids: ['p'], accountId: null, why: 'trash' });
  await db.updateTable('deletion_log').set({ at }).execute();
  expect(await night(at + MINUTE)).toBe('not due');
  await db.updateTable('deletion_log').set({ kind: 'account' }).execute();
  expect(await night(at + MINUTE)).toBe('rebuilt');
});

test('a file that is too large for that is told of, once a month', async () => {
  const { told, has, night } = await withTraces();
  expect(await night(NIGHT, 1000)).toBe('too large');
  expect(await night(NIGHT + DAY, 1000)).toBe('not due');
  expect(told).toHaveLength(1);
  expect(has()).toBe(true);
});

test('while somebody plays it waits', async () => {
  const server = await startTestServer();
  const { db, place } = server;
  const { socket } = await startPlayer(server, 'noor', server.school.noor);
  socket.close();
  const cut = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db));
  const logger = { info: () => undefined, warn: () => undefined };
  const night = (now: number) => rebuildIfDue({ db, file: place, cut, logger }, now);
  // Else it was done just now (testing/template.ts).
  await db.deleteFrom('installation').where('name', '=', 'rebuilt').execute();
  await db
    .updateTable('rounds')
    .set({ started_at: NIGHT - 10 * MINUTE })
    .execute();
  expect(await night(NIGHT)).toBe('not quiet');
  expect(await night(NIGHT + 21 * MINUTE)).toBe('rebuilt');
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { pino } from 'pino';
import { newId } from '../contract/id.ts';
import { createAccount } from '../people/create.ts';
import { until } from '../testing/play.ts';
import { tempFolder } from '../testing/temp.ts';
import { startCheckpoints } from './checkpoint.ts';
import { openDatabase, transact, transactInPassing } from './database.ts';
import { startOfDay } from './day.ts';
import { openDataFolder } from './folder.ts';

test('a database opened again keeps what it had', async () => {
  const file = join(tempFolder(), 'x.sqlite');
  const first = await openDatabase(file);
  await createAccount(first, { kind: 'school', name: 'De Proefschool' });
  await first.destroy();
  const second = await openDatabase(file);
  onTestFinished(() => second.destroy());
  expect(await second.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'De Proefschool' }]);
});

test('the database keeps its promises: durable, with foreign keys', async () => {
  const db = await openDatabase(join(tempFolder(), 'x.sqlite'));
  onTestFinished(() => db.destroy());
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0]!)[0] as unknown;
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  const orphan = {
    id: 'g',
    account_id: 'niemand',
    name: 'x',
    name_key: 'x',
    groep: '[4]',
    school_year: 2026,
    archived_at: null,
    created_at: 1,
  };
  await expect(db.insertInto('groups').values(orphan).execute()).rejects.toThrow(/FOREIGN KEY/);
});

test('a transaction within a transaction goes along with it', async () => {
  const db = await openDatabase(join(tempFolder(), 'x.sqlite'));
  onTestFinished(() => db.destroy());
  const failing = transact(db, async (trx) => {
    await transact(trx, (inner) => createAccount(inner, { kind: 'school', name: 'weg' }));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
});

test('a transaction that has read can still write, whatever another process does meanwhile', async () => {
  const file = join(tempFolder(), 'x.sqlite');
  const db = await openDatabase(file);
  onTestFinished(() => db.destroy());
  const other = new Sqlite(file, { timeout: 20 });
  onTestFinished(() => void other.close());
  const write = () => other.exec("insert into installation values ('other', '1')");
  await db.transaction().execute(async (trx) => {
    expect(await trx.selectFrom('accounts').select('id').execute()).toEqual([]);
    // It has to wait its turn, as long as its own time-out lets it.
    expect(write).toThrow(/locked/);
    await createAccount(trx, { kind: 'school', name: 'De Proefschool' });
  });
  write();
  expect(await db.selectFrom('accounts').select('name').execute()).toHaveLength(1);
});

test('the log is written back while the database is in use', async () => {
  const file = join(tempFolder(), 'x.sqlite');
  const db = await openDatabase(file);
  const { stop } = startCheckpoints(file, pino({ level: 'silent' }));
  const before = statSync(file).size;
  const rows = Array.from({ length: 2000 }, (_, i) => ({
    id: newId(),
    kind: 'school' as const,
    name: `School ${i}`,
    created_at: i,
  }));
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('accounts')
      .values(rows.slice(i, i + 500))
      .execute();
  await until(() => statSync(file).size > before + 50_000);
  await stop();
  await db.destroy();
});

test('a log that a long read kept from being written back is small again once that has ended', async () => {
  const file = join(tempFolder(), 'x.sqlite');
  const db = await openDatabase(file);
  onTestFinished(() => db.destroy());
  const { stop } = startCheckpoints(file, pino({ level: 'silent' }));
  onTestFinished(stop);
  const reader = new Sqlite(file);
  onTestFinished(() => void reader.close());
  reader.exec('begin; select * from accounts');
  const megabyte = 'x'.repeat(1_000_000);
  for (let i = 0; i < 80; i++)
    await sql`insert into installation values (${`groot ${i}`}, ${megabyte})`.execute(db);
  const log = () => statSync(`${file}-wal`).size;
  expect(log()).toBeGreaterThan(70_000_000);
  reader.exec('commit');
  await until(() => log() < 64_000_000, 30_000);
}, 60_000);

test('a secret is made once, and is for the owner alone', () => {
  const path = tempFolder();
  const secret = openDataFolder(path).secret('speech');
  expect(secret.length).toBeGreaterThan(40);
  expect(openDataFolder(path).secret('speech')).toBe(secret);
  expect(readdirSync(join(path, 'keys'))).toEqual(['speech']);
  expect(statSync(join(path, 'keys/speech')).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, 'keys')).mode & 0o777).toBe(0o700);
});

test.each([
  ['2026-01-15T12:00:00+01:00', '2026-01-15T00:00:00+01:00'],
  ['2026-07-15T00:30:00+02:00', '2026-07-15T00:00:00+02:00'],
  ['2026-07-15T00:00:00+02:00', '2026-07-15T00:00:00+02:00'],
  // The days on which the clocks change.
  ['2026-03-29T12:00:00+02:00', '2026-03-29T00:00:00+01:00'],
  ['2026-10-25T12:00:00+01:00', '2026-10-25T00:00:00+02:00'],
])('the day of %s began at %s', (moment, midnight) => {
  expect(new Date(startOfDay(Date.parse(moment))).toISOString()).toBe(new Date(midnight).toISOString());
});

test('what may be done over does not wait for the disk, and everybody after it does', async () => {
  const db = await openDatabase(join(tempFolder(), 'x.sqlite'));
  onTestFinished(() => db.destroy());
  const level = async (on: typeof db) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(on)).rows[0]!.synchronous;
  const [NORMAL, FULL] = [1, 2];
  // More than once: statements are kept prepared.
  for (const name of ['een', 'twee']) {
    const [within, beside] = await Promise.all([
      transactInPassing(db, async (trx) => {
        await createAccount(trx, { kind: 'school', name });
        return level(trx);
      }),
      transact(db, level),
    ]);
    expect([within, beside]).toEqual([NORMAL, FULL]);
  }
  const failing = transactInPassing(db, async (trx) => {
    await createAccount(trx, { kind: 'school', name: 'drie' });
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  expect(await level(db)).toBe(FULL);
  const names = await db.selectFrom('accounts').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['een', 'twee']);
});

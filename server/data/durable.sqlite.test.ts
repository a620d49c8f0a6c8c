import { copyFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testing/temp.ts';
import { openDatabase } from './database.ts';
import { soonDurable } from './durable.ts';

async function opened() {
  const folder = tempFolder();
  const file = join(folder, 'x.sqlite');
  const db = await openDatabase(file, folder);
  const disk = soonDurable(db);
  onTestFinished(async () => {
    await disk.close();
    await db.destroy();
  });
  await sql`create table kept (n integer)`.execute(db);
  const waits = async () =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]!.synchronous;
  return { folder, file, db, disk, waits };
}
const FULL = 2;
const NORMAL = 1;

test('a transaction of it does not wait for the disk, whatever comes of it, and all others do', async () => {
  const { db, disk, waits } = await opened();
  for (const n of [1, 2]) {
    let within: number | undefined;
    const { value, durable } = await disk.transact(async (trx) => {
      within = (await sql<{ synchronous: number }>`pragma synchronous`.execute(trx)).rows[0]!.synchronous;
      await sql`insert into kept values (${n})`.execute(trx);
      return 'stored';
    });
    expect(within).toBe(NORMAL);
    expect(value).toBe('stored');
    expect(await waits()).toBe(FULL);
    expect((await sql<{ n: number }>`select max(n) as n from kept`.execute(db)).rows).toEqual([{ n }]);
    await durable;
  }

  await expect(disk.transact(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await waits()).toBe(FULL);
});

test('what could not be flushed is written into the database itself before it counts as kept', async () => {
  const { folder, file, disk } = await opened();
  const add = () => disk.transact((trx) => sql`insert into kept values (1)`.execute(trx));
  // The log can't be opened where it is looked for.
  const aside = () => renameSync(`${file}-wal`, `${file}-aside`);
  await (
    await add()
  ).durable;
  await disk.close();
  aside();
  const { durable } = await add();
  expect(statSync(`${file}-aside`).size).toBeGreaterThan(0);
  await durable;
  await disk.certain();
  expect(statSync(`${file}-aside`).size).toBe(0);
  // A copy without its log has it.
  copyFileSync(file, join(folder, 'alone.sqlite'));
  const alone = new Sqlite(join(folder, 'alone.sqlite'));
  onTestFinished(() => void alone.close());
  expect(alone.prepare('select count(*) as n from kept').get()).toEqual({ n: 2 });
});

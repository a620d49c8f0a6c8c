import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../people/create.ts';
import { LAST_MIGRATION, makeOld } from '../testing/old-database.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { tempFolder } from '../testing/temp.ts';
import { openDatabase, openToLook } from './database.ts';
import { pgCheck } from './pg-programs.ts';
import { lackingOn, NoUpgradeCopy } from './upgrade.ts';

const run = promisify(execFile);

const COPY = `spelwereld-voor-${LAST_MIGRATION}.${onPostgres ? 'dump' : 'sqlite'}`;

/** A database of before the last migration, with a school in it or empty; and the folder for copies. */
async function oldDatabase({ school = true } = {}): Promise<{ place: string; copies: string }> {
  const place = await emptyPlace();
  const copies = onPostgres ? tempFolder() : dirname(place);
  const db = await openDatabase(place);
  if (school) await createAccount(db, { kind: 'school', name: 'De Proefschool' });
  await makeOld(db);
  await db.destroy();
  return { place, copies };
}

const copiesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('spelwereld-voor-'));

test('before a database with data is upgraded a copy is made of how it was, for this user alone', async () => {
  const { place, copies } = await oldDatabase();
  await (await openDatabase(place, copies)).destroy();
  expect(copiesIn(copies)).toEqual([COPY]);
  const copy = join(copies, COPY);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  if (onPostgres) return pgCheck(place, copy);
  const before = openToLook(copy);
  onTestFinished(() => before.destroy());
  expect(await lackingOn(before)).toEqual([LAST_MIGRATION]);
  expect(await before.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'De Proefschool' }]);
});

test('the last three copies are kept; of an empty database none is made', async () => {
  const { place, copies } = await oldDatabase();
  const end = onPostgres ? 'dump' : 'sqlite';
  for (const migration of ['0001-a', '0002-b', '0003-c'])
    writeFileSync(join(copies, `spelwereld-voor-${migration}.${end}`), '');
  await (await openDatabase(place, copies)).destroy();
  expect(copiesIn(copies)).toEqual([`spelwereld-voor-0002-b.${end}`, `spelwereld-voor-0003-c.${end}`, COPY]);

  const empty = await oldDatabase({ school: false });
  await (await openDatabase(empty.place, empty.copies)).destroy();
  expect(copiesIn(empty.copies)).toEqual([]);
});

test('processes that open an old database at once upgrade it once', async () => {
  const { place, copies } = await oldDatabase();
  const script = `import('${join(import.meta.dirname, 'database.ts')}').then(async ({ openDatabase }) => {
    const db = await openDatabase('${place}', '${copies}');
    await db.selectFrom('accounts').select('id').execute();
    await db.destroy();
  })`;
  await Promise.all(Array.from({ length: 3 }, () => run(process.execPath, ['-e', script])));
  expect(copiesIn(copies)).toEqual([COPY]);
  const db = openToLook(place);
  onTestFinished(() => db.destroy());
  expect(await lackingOn(db)).toEqual([]);
});

test.runIf(onPostgres)(
  'without pg_dump a database with data is left as it is, unless one says that it may',
  async () => {
    const { place, copies } = await oldDatabase();
    const path = process.env['PATH'];
    onTestFinished(() => {
      process.env['PATH'] = path;
      delete process.env['UPGRADE_WITHOUT_COPY'];
    });
    process.env['PATH'] = copies;
    await expect(openDatabase(place, copies)).rejects.toThrow(NoUpgradeCopy);
    const untouched = openToLook(place);
    onTestFinished(() => untouched.destroy());
    expect(await lackingOn(untouched)).toEqual([LAST_MIGRATION]);

    writeFileSync(join(copies, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.1"\n', { mode: 0o755 });
    await expect(openDatabase(place, copies)).rejects.toMatchObject({
      cause: { found: 9, program: 'pg_dump' },
    });

    process.env['UPGRADE_WITHOUT_COPY'] = '1';
    await (await openDatabase(place, copies)).destroy();
    expect(await lackingOn(untouched)).toEqual([]);
    expect(copiesIn(copies)).toEqual([]);
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { migrations } from '../data/migrations/index.ts';
import { readFields } from './read.ts';

test('settings from before they had names keep working: the group’s as its default, a pupil’s as the own differences', async () => {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  const file = join(path, 'data.sqlite');
  const sqlite = new Sqlite(file);
  sqlite.pragma('foreign_keys = ON');
  const before = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { error } = await new Migrator({ db: before, provider: migrations }).migrateTo('0005-rewards');
  expect(error).toBeUndefined();
  sqlite.exec(`
    insert into accounts values ('a', 'school', 'Proef', 1);
    insert into groups values ('g', 'a', 'Groep 5', '[5]', 1);
    insert into users values ('p', 'a', 'leerling', 'p', 'p', '', 'Piet', 1, 1);
    insert into pupils (id, account_id, group_id, first_name, infix, last_name, groep, avatar_shape, avatar_colour)
      values ('p', 'a', 'g', 'Piet', '', 'Pot', 5, 'rond', 'blauw');
    insert into practice_settings values ('s', 'g', null, '{"calm":true,"tempo":0.1,"keyboard":"braille"}', 5);
    insert into practice_settings values ('t', null, 'p', '{"tempo":0.9}', 6);
  `);
  await before.destroy();

  const db = await openDatabase(file);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(path, { recursive: true });
  });
  expect(await db.selectFrom('practice_settings').selectAll().execute()).toMatchObject([
    { id: 's', group_id: 'g', name: 'Standaard', is_default: 1, archived_at: null, changed_at: 5 },
  ]);
  // What can't be read is as usual.
  expect(await readFields(db, { id: 'p', group_id: 'g' })).toMatchObject({
    ...{ calm: true, tempo: 0.9, keyboard: 'qwerty' },
    ...{ learningLine: { kind: 'adaptive' }, weekGoal: 3 },
  });
  expect(await readFields(db, { id: 'q', group_id: null })).toMatchObject({ calm: false, tempo: 0.3 });
});

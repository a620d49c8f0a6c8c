import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { USUAL_FIELDS } from '../contract/practice-fields.ts';
import { openDatabase } from '../data/database.ts';
import { migrations } from '../data/migrations/index.ts';
import { readFields } from './read.ts';

/** A database as it was before a migration, with some rows. */
async function databaseOf(migration: string, rows: string) {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  const file = join(path, 'data.sqlite');
  const sqlite = new Sqlite(file);
  sqlite.pragma('foreign_keys = ON');
  const before = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { error } = await new Migrator({ db: before, provider: migrations }).migrateTo(migration);
  expect(error).toBeUndefined();
  sqlite.exec(`
    insert into accounts (id, kind, name, created_at) values ('a', 'school', 'Proef', 1);
    insert into groups (id, account_id, name, groep, created_at) values ('g', 'a', 'Groep 5', '[5]', 1);
    insert into users (id, account_id, role, username, username_key, password_hash, name, active, created_at)
      values ('p', 'a', 'leerling', 'p', 'p', '', 'Piet', 1, 1);
    insert into pupils (id, account_id, group_id, first_name, infix, last_name, groep, avatar_shape, avatar_colour)
      values ('p', 'a', 'g', 'Piet', '', 'Pot', 5, 'rond', 'blauw');
    ${rows}
  `);
  await before.destroy();

  const db = await openDatabase(file);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(path, { recursive: true });
  });
  return db;
}

test('settings from before they had names keep working: the group’s as its default, a pupil’s as the own differences', async () => {
  const db = await databaseOf(
    '0005-rewards',
    `insert into practice_settings values ('s', 'g', null, '{"calm":true,"tempo":0.1,"keyboard":"braille"}', 5);
     insert into practice_settings values ('t', null, 'p', '{"tempo":0.9}', 6);`,
  );
  expect(await db.selectFrom('practice_settings').selectAll().execute()).toMatchObject([
    { id: 's', group_id: 'g', name: 'Standaard', is_default: 1, archived_at: null, changed_at: 5 },
  ]);
  // What can't be read is as usual.
  expect(await readFields(db, { id: 'p', group_id: 'g' })).toMatchObject({
    calm: true,
    tempo: 0.9,
    keyboard: 'qwerty',
    learningLine: { kind: 'adaptive' },
    weekGoal: 3,
  });
  expect(await readFields(db, { id: 'q', group_id: null })).toMatchObject({ calm: false, tempo: 0.3 });
});

test('what pupils chose in a game from before that was kept apart still holds on all days, and what staff set in its period', async () => {
  const db = await databaseOf(
    '0025-pupil-periods',
    `insert into pupil_settings (pupil_id, fields, from_day, to_day, lasting, changed_at) values ('p',
       '{"calm":true,"tempo":0.9,"voice":"device","volumes":{"speech":1,"effects":0.4,"music":0}}',
       '2026-11-02', '2026-11-06', '["calm"]', ${Date.parse('2026-11-03T12:00:00Z')});
     insert into setting_changes (id, batch, pupil_id, at, before, after) values ('c', 'b', 'p', 1, '{"fields":{}}',
       '{"fields":{"tempo":0.9,"volumes":{"speech":1,"effects":0.4,"music":0}}}');`,
  );
  const on = (day: string) => readFields(db, { id: 'p', group_id: 'g' }, Date.parse(`${day}T12:00:00Z`));
  expect(await on('2026-11-03')).toMatchObject({
    calm: true,
    tempo: 0.9,
    voice: 'device',
    volumes: { speech: 1 },
  });
  const after = await on('2026-11-09');
  expect(after).toMatchObject({ calm: true, tempo: 0.3, voice: 'device' });
  expect(after.volumes).toEqual(USUAL_FIELDS.volumes);
});

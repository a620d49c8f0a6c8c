import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';
import { byRound } from './rounds-answers.ts';

/** A database of before answers knew the start of their round, with one answer to one of two rounds. */
async function oldDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'x.sqlite');
  const sqlite = new Sqlite(file);
  // The pupils and tasks that rounds hang on do not matter here.
  sqlite.pragma('foreign_keys = OFF');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  await new Migrator({ db, provider: migrations }).migrateTo('0001-start');
  const round = (id: string, startedAt: number) =>
    `insert into rounds values ('${id}', 'p', 't', 'g', 'type', 's', 10, null, 0, ${startedAt}, null, 0, 0, 0, 0, 0, 0, 0)`;
  sqlite.exec(`${round('r1', 500)}; ${round('r2', 500)};
    insert into answers values ('a', 'r1', 'e', 'ei-ij', 'w', 'trein', 0, '{}', 'trijn', 0, 1, 1, null, 9, 9, 510, 520)`);
  await db.destroy();
  return file;
}

test('answers of before are kept, with the start of their round', async () => {
  const db = await openDatabase(await oldDatabase());
  onTestFinished(() => db.destroy());
  const answers = await db.selectFrom('answers').innerJoin('rounds', byRound).selectAll('answers').execute();
  expect(answers).toMatchObject([{ id: 'a', round_id: 'r1', round_at: 500, shown: 'trijn', stored_at: 520 }]);
  // Of two rounds that began at the same moment, only the one that goes takes its answers along.
  await db.deleteFrom('rounds').where('id', '=', 'r2').execute();
  expect(await db.selectFrom('answers').select('id').execute()).toEqual([{ id: 'a' }]);
  await db.deleteFrom('rounds').where('id', '=', 'r1').execute();
  expect(await db.selectFrom('answers').select('id').execute()).toEqual([]);
});

test('the answers of a pupil are found without reading all answers', async () => {
  const db = await openDatabase(await oldDatabase());
  onTestFinished(() => db.destroy());
  const plan = await db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select('answers.word')
    .where('rounds.pupil_id', '=', 'p')
    .explain<{ detail: string }>(undefined, sql`query plan`);
  const steps = plan.map(({ detail }) => detail).join('\n');
  expect(steps).toContain('rounds_pupil');
  expect(steps).toContain('answers_round_start');
});

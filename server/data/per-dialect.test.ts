import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from './database.ts';
import { batchInsert } from './batch.ts';
import { repeated } from './repeated.ts';
import type { Database } from './schema.ts';

/** A database of a dialect that runs nothing, and what it was asked. */
function open(dialect: 'sqlite' | 'postgres') {
  const asked: string[] = [];
  const is = dialect === 'sqlite';
  const db: Db = new Kysely<Database>({
    dialect: {
      createAdapter: () => (is ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => (is ? new SqliteIntrospector(own) : new PostgresIntrospector(own)),
      createQueryCompiler: () => (is ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
    log: ({ query }) => void asked.push(query.sql),
  });
  return { db, asked };
}

test('a statement that is kept is that of the dialect of the database that asks', async () => {
  const [sqlite, postgres] = [open('sqlite'), open('postgres')];
  const builds: Db[] = [];
  const byId = repeated((db, id: string) => {
    builds.push(db);
    return db.selectFrom('users').select('name').where('id', '=', id);
  });
  const insert = batchInsert<{ round_id: string; pupil_id: string }>(['round_id', 'pupil_id'], (db, rows) =>
    db.insertInto('due_rounds').values(rows),
  );
  for (const { db } of [sqlite, postgres, sqlite, postgres]) {
    await byId(db, 'x');
    await insert(db, [{ round_id: 'r', pupil_id: 'p' }]);
  }
  expect(builds).toHaveLength(2);
  const wanted = (first: string, second: string) => [
    `select "name" from "users" where "id" = ${first}`,
    `insert into "due_rounds" ("round_id", "pupil_id") values (${first}, ${second})`,
  ];
  expect(sqlite.asked).toEqual([...wanted('?', '?'), ...wanted('?', '?')]);
  expect(postgres.asked).toEqual([...wanted('$1', '$2'), ...wanted('$1', '$2')]);
});

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { renameSqlite } from '../data/copy.ts';
import { openDatabase, openToLook, type Db } from '../data/database.ts';
import type { DataFolder } from '../data/folder.ts';
import { isPostgres } from '../data/postgres.ts';
import { tablesOf } from '../data/tables.ts';
import { runMigrations } from '../data/upgrade.ts';
import { damageIn, orphansIn } from './inspect.ts';
import { beOnlyServer } from './only-server.ts';
import { Refusal } from './refusal.ts';

/** Rows of one statement. */
const ROWS = 2000;

/** A table that was moved: rows there were, and rows that are there now. */
export interface Moved {
  table: string;
  before: number;
  after: number;
}

/**
 * Moves the database of a folder from SQLite to an empty one of PostgreSQL: everything, or nothing where a table does not come out the
 * same. The keys stay; the file gets another name, so that no server goes on with it by mistake. Gives the tables and that name.
 */
export async function moveToPostgres(
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
  url: string,
): Promise<{ tables: Moved[]; former: string }> {
  if (!isPostgres(url))
    throw new Refusal(
      `${url} is geen adres van PostgreSQL, zoals postgres://naam:wachtwoord@machine/spelwereld`,
    );
  if (isPostgres(database))
    throw new Refusal('DATABASE_URL wijst al naar PostgreSQL. Haal die weg voor de verhuizing.');
  if (!existsSync(database)) throw new Refusal(`In ${path} staat geen database.`);
  beOnlyServer({ path, database });
  await makeReady(database, path);
  const target = openToLook(url);
  const source = new Sqlite(database, { readonly: true, fileMustExist: true });
  try {
    if ((await tablesOf(target)).length > 0)
      throw new Refusal(
        'De database van PostgreSQL is niet leeg. Maak een nieuwe: createdb --encoding=UTF8 spelwereld',
      );
    source.exec('begin');
    const tables = await target.transaction().execute((trx) => copyAll(source, trx));
    source.close();
    const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
    const former = join(dirname(database), `spelwereld-verhuisd-${stamp}.sqlite`);
    renameSqlite(database, former);
    return { tables, former };
  } finally {
    source.close();
    await target.destroy();
  }
}

/** Afterwards both have the same tables, and PostgreSQL will take what is in them. */
async function makeReady(database: string, path: string) {
  const db = await openDatabase(database, path);
  try {
    const faults = [...(await damageIn(db)), ...(await orphansIn(db))];
    if (faults.length > 0)
      throw new Refusal(
        `Er is niets verhuisd. ${faults.join(' ')} Kijk na wat er is: npm run spelwereld -- check`,
      );
  } finally {
    await db.destroy();
  }
}

async function copyAll(source: Sqlite.Database, trx: Db): Promise<Moved[]> {
  await runMigrations(trx);
  // PostgreSQL has some of its own, for what processes share; one that it lacks is an error, and nothing is moved.
  const names = tablesIn(source).filter((name) => !name.startsWith('kysely_'));
  const { rows: references } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  // Rows come table by table; what they hang on is looked at when all are there.
  for (const { owner, name } of references)
    await sql`alter table ${sql.raw(owner)} drop constraint ${sql.id(name)}`.execute(trx);
  const moved: Moved[] = [];
  for (const table of names) moved.push(await copyTable(source, trx, table));
  for (const { owner, name, definition } of references)
    await sql`alter table ${sql.raw(owner)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
  const wrong = moved.filter(({ before, after }) => before !== after);
  if (wrong.length > 0)
    throw new Refusal(
      `Er is niets verhuisd: ${wrong.map(({ table, before, after }) => `van ${table} kwamen ${after} van ${before} rijen aan`).join(', ')}.`,
    );
  return moved;
}

const tablesIn = (source: Sqlite.Database) =>
  source
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by 1`,
    )
    .pluck()
    .all() as string[];

async function copyTable(source: Sqlite.Database, trx: Db, table: string): Promise<Moved> {
  const id = sql.table(table);
  // What migrations lay down themselves is in the source too.
  await sql`delete from ${id}`.execute(trx);
  let rows: unknown[] = [];
  const store = async () => {
    const text = JSON.stringify(rows);
    rows = [];
    await sql`insert into ${id} select * from json_populate_recordset(null::${id}, ${text}::json)`
      .execute(trx)
      .catch((error: unknown) => {
        // A sign that PostgreSQL has not, or a number that is too large for its column.
        if (!(error as { code?: string }).code?.startsWith('22')) throw error;
        throw new Refusal(
          `Er is niets verhuisd: PostgreSQL neemt een rij van ${table} niet aan (${(error as Error).message}).`,
        );
      });
  };
  for (const row of source.prepare(`select * from "${table}"`).iterate())
    if (rows.push(row) === ROWS) await store();
  await store();
  const { n: before } = source.prepare(`select count(*) as n from "${table}"`).get() as { n: number };
  const { rows: found } = await sql<{ n: number }>`select count(*) as n from ${id}`.execute(trx);
  return { table, before, after: found[0]!.n };
}

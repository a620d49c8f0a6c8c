import { sql } from 'kysely';
import type { Db } from '../data/database.ts';
import { isOnPostgres } from '../data/postgres.ts';

/** What is damaged in a database, a Dutch sentence each. */
export const damageIn = (db: Db): Promise<string[]> =>
  isOnPostgres(db) ? brokenIndexes(db) : brokenPages(db);

/** Rows that hang on others which are not there, a Dutch sentence for each pair of tables. */
export const orphansIn = (db: Db): Promise<string[]> =>
  isOnPostgres(db) ? orphansOfPostgres(db) : orphansOfSqlite(db);

async function brokenPages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db);
  return rows
    .map((row) => row.integrity_check)
    .filter((said) => said !== 'ok')
    .map((said) => `Het bestand is beschadigd: ${said}.`);
}

async function orphansOfSqlite(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const pairs = Map.groupBy(rows, ({ table, parent }) => orphaned(table, parent));
  return [...pairs].map(([said, { length }]) => `${length} ${said}`);
}

const orphaned = (table: string, parent: string) =>
  `rijen van ${table} verwijzen naar rijen van ${parent} die er niet zijn.`;

async function brokenIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ name }) => `De index ${name} is niet bruikbaar.`);
}

interface Reference {
  table: string;
  parent: string;
  columns: string[];
  keys: string[];
}

/** PostgreSQL sees to them itself, but not while a copy is put back or a disk fails. */
async function orphansOfPostgres(db: Db): Promise<string[]> {
  const names = (of: string, columns: string) => sql`(
    select array_agg(attname::text order by place) from unnest(${sql.ref(columns)}) with ordinality as listed (number, place)
    join pg_attribute on attrelid = ${sql.ref(of)} and attnum = number)`;
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as table, confrelid::regclass::text as parent,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as keys
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const faults: string[] = [];
  for (const { table, parent, columns, keys } of rows) {
    const isSet = sql.join(
      columns.map((column) => sql`${sql.ref(`child.${column}`)} is not null`),
      sql` and `,
    );
    const isSame = sql.join(
      columns.map((column, i) => sql`${sql.ref(`parent.${keys[i]!}`)} = ${sql.ref(`child.${column}`)}`),
      sql` and `,
    );
    const { rows: found } = await sql<{ count: number }>`
      select count(*) as count from ${sql.raw(table)} child
      where ${isSet} and not exists (select 1 from ${sql.raw(parent)} parent where ${isSame})`.execute(db);
    if (found[0]!.count > 0) faults.push(`${found[0]!.count} ${orphaned(table, parent)}`);
  }
  return faults;
}

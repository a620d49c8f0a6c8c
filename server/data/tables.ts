import { sql } from 'kysely';
import type { Db } from './db.ts';
import { isOnPostgres } from './postgres.ts';

/** The names of all tables of a database that a power cut leaves as they are, those of the migrations included. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await (
    isOnPostgres(db)
      ? sql<{ name: string }>`
          select relname as name from pg_class
          where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`
      : sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by 1`
  ).execute(db);
  return rows.map(({ name }) => name);
}

/** How many rows each table has, those of the migrations left out: they are no data. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tablesOf(db)) {
    if (name.startsWith('kysely_')) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = rows[0]!.count;
  }
  return counts;
}

import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from '../data/database.ts';
import { migrations } from '../data/migrations/index.ts';
import { isPostgres, postgresDialect } from '../data/postgres.ts';
import type { Database } from '../data/schema.ts';
import { sqliteDialect } from '../data/sqlite.ts';

/** The last migration; it can run once more. */
export const LAST_MIGRATION = '0086-refunds';

/** Makes a database one of before the last migration. */
export async function makeOld(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${LAST_MIGRATION}`.execute(db);
  await db.schema.alterTable('invoices').dropColumn('refund_due').execute();
  await db.schema.alterTable('orders').dropColumn('refusal').execute();
}

/** Opens an empty place as a database of the day of a migration: with that one, and without those that came later. */
export async function openOf(place: string, migration: string): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: isPostgres(place) ? postgresDialect(place) : sqliteDialect(place),
  });
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(migration);
  if (error) throw new Error(`Not migrated to ${migration}.`, { cause: error });
  return db;
}

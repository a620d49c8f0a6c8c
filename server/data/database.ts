import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { isOnPostgres, isPostgres, postgresDialect, RETRIED } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The database, or a transaction on it: what every repository takes first. */
export type Db = Kysely<Database>;

/** How often a transaction of which another had got the better is done over. */
const TRIES = 8;

/** Opens the database (the file of a SQLite database, or an address `postgres://…`) and runs the migrations that it lacks. */
export async function openDatabase(place: string): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: isPostgres(place) ? postgresDialect(place) : sqliteDialect(place),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Runs `work` in a transaction of its own, or in the one that is open already. Others are as good as not there: SQLite has
 * one writer, and PostgreSQL refuses the later of two that can't both be right, which is then done over. `work` may
 * therefore run more than once, and does nothing but with `trx`.
 */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  if (!isOnPostgres(db)) return db.transaction().execute(work);
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (tries === TRIES || !RETRIED.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
    }
  }
}

/** A database that a newer program has changed: this one would spoil it. */
export class NewerDatabase extends Error {
  /** The first change that this program does not know. */
  readonly migration: string;

  constructor(migration: string) {
    super(`The database knows a migration that this program does not: ${migration}.`);
    this.migration = migration;
  }
}

async function migrate(db: Db) {
  const known = await migrations.getMigrations();
  const strange = (await ranOn(db)).find((name) => !Object.hasOwn(known, name));
  if (strange !== undefined) throw new NewerDatabase(strange);
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

/** The names of the migrations that ran on a database, in their order. */
async function ranOn(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

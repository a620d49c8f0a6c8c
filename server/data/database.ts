import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import type { Db } from './db.ts';
import { placesOf } from './folder.ts';
import { isOnPostgres, isPostgres, postgresDialect, RETRIED } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect, sqliteToRead } from './sqlite.ts';
import { upgrade } from './upgrade.ts';

export type { Db };

/** How often a transaction of which another had got the better is done over. */
const TRIES = 8;

/** A list of nothing holds nothing: SQLite knows that of itself, PostgreSQL refuses `in ()`. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/**
 * Opens the database (the file of a SQLite database, or an address `postgres://…`) and runs the migrations that it lacks, after a copy
 * of what is in it (upgrade.ts), which on PostgreSQL is put into the folder `copiesIn`.
 */
export async function openDatabase(place: string, copiesIn = placesOf().path): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: isPostgres(place) ? postgresDialect(place) : sqliteDialect(place),
    plugins,
  });
  try {
    await upgrade(db, place, copiesIn);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Opens a database to look at it as it is: it has to be there, and no migrations run; a file is not written to. */
export const openToLook = (place: string): Db =>
  new Kysely<Database>({
    dialect: isPostgres(place) ? postgresDialect(place) : sqliteToRead(place),
    plugins,
  });

/** What `work` finds in a database as it is, opened for that alone (`openToLook`). */
export async function lookInto<T>(place: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openToLook(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
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

/**
 * As `transact`, for what may be done over after a power cut: it is on the disk with the next transaction of anybody, so that nobody waits
 * for the disk once more because of it. Whole it is at any moment, and after what came before it.
 */
export async function transactInPassing<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (isOnPostgres(db))
    return transact(db, async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx);
    });
  return db.connection().execute(async (one) => {
    await sql`pragma synchronous = normal`.execute(one);
    try {
      return await one.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(one);
    }
  });
}

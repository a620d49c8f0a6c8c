import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { copySqlite } from './copy.ts';
import type { Db } from './db.ts';
import { isEmpty } from './empty.ts';
import { migrations } from './migrations/index.ts';
import { MissingProgram, pgDump } from './pg-programs.ts';
import { isOnPostgres, isPostgres } from './postgres.ts';
import { tablesOf } from './tables.ts';

/** How many copies of before an upgrade are kept. */
const KEPT = 3;
const COPY = 'spelwereld-voor-';

/** Any number that nobody else takes: who has this lock of PostgreSQL upgrades. */
const LOCK = 7_735_901;

/** A database that a newer program has changed: this one would spoil it. */
export class NewerDatabase extends Error {
  /** The first change that this program does not know. */
  readonly migration: string;

  constructor(migration: string) {
    super(`The database knows a migration that this program does not: ${migration}.`);
    this.migration = migration;
  }
}

/** A database with data is not changed when there can be no copy of it; why not is its cause. */
export class NoUpgradeCopy extends Error {}

/**
 * Runs the migrations that a database lacks, all or none, in one process at a time. Of one with data a copy is made first, beside its file
 * or for PostgreSQL in the folder `copiesIn`; who has one already leaves that out by `UPGRADE_WITHOUT_COPY=1`.
 */
export async function upgrade(db: Db, place: string, copiesIn: string): Promise<void> {
  if ((await lackingOn(db)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    // SQLite has one connection and one writer. On PostgreSQL this transaction only keeps others out: a lock on a table would be in our own way.
    const own = isOnPostgres(db) ? db : trx;
    if (own === db) await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const lacking = await lackingOn(own);
    if (lacking.length === 0) return;
    const hasData = (await ranOn(own)).length > 0 && !(await isEmpty(own));
    if (hasData && process.env['UPGRADE_WITHOUT_COPY'] !== '1')
      await copyBefore(lacking.at(-1)!, place, copiesIn);
    await runMigrations(own);
  });
}

/** Runs all migrations that are lacking, within a transaction where it is given one. */
export async function runMigrations(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

/** The names of the migrations that a database lacks, in their order; throws when it has one that is not known here. */
export async function lackingOn(db: Db): Promise<string[]> {
  const known = Object.keys(await migrations.getMigrations()).sort();
  const ran = await ranOn(db);
  const strange = ran.find((name) => !known.includes(name));
  if (strange !== undefined) throw new NewerDatabase(strange);
  return known.filter((name) => !ran.includes(name));
}

/** The names of the migrations that ran on a database, in their order. */
export async function ranOn(db: Db): Promise<string[]> {
  if (!(await tablesOf(db)).includes('kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function copyBefore(migration: string, place: string, copiesIn: string): Promise<void> {
  const folder = isPostgres(place) ? copiesIn : dirname(place);
  const end = isPostgres(place) ? '.dump' : '.sqlite';
  const to = join(folder, `${COPY}${migration}${end}`);
  try {
    if (isPostgres(place)) await pgDump(place, to);
    else copySqlite(place, to);
  } catch (error) {
    if (error instanceof MissingProgram) throw new NoUpgradeCopy('There is no copy.', { cause: error });
    throw error;
  }
  const copies = readdirSync(folder).filter((name) => name.startsWith(COPY) && name.endsWith(end));
  for (const name of copies.sort().slice(0, -KEPT)) rmSync(join(folder, name));
}

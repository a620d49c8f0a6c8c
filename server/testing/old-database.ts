import { sql } from 'kysely';
import type { Db } from '../data/database.ts';
import { onPostgres } from './places.ts';

/** The last migration; it can run once more. */
export const LAST_MIGRATION = '0033-processes';

/** Makes a database one of before the last migration. */
export async function makeOld(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${LAST_MIGRATION}`.execute(db);
  if (onPostgres) await sql`drop table rate_limits, socket_io_attachments, slowed_names`.execute(db);
}

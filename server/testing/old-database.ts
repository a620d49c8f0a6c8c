import { sql } from 'kysely';
import type { Db } from '../data/database.ts';

/** The last migration; it can run once more. */
export const LAST_MIGRATION = '0036-import';

/** Makes a database one of before the last migration. */
export async function makeOld(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${LAST_MIGRATION}`.execute(db);
  for (const table of ['import_group_keys', 'import_pupils', 'imports'])
    await db.schema.dropTable(table).execute();
}

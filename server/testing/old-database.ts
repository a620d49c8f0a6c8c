import { sql } from 'kysely';
import type { Db } from '../data/database.ts';

/** The last migration; it can run once more. */
export const LAST_MIGRATION = '0037-orders';

/** Makes a database one of before the last migration. */
export async function makeOld(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${LAST_MIGRATION}`.execute(db);
  for (const table of ['invoice_series', 'invoices', 'orders']) await db.schema.dropTable(table).execute();
}

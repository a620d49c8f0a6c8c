import { sql } from 'kysely';
import type { Db } from '../data/database.ts';

/** The last migration; it can run once more. */
export const LAST_MIGRATION = '0035-licences';

/** Makes a database one of before the last migration. */
export async function makeOld(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${LAST_MIGRATION}`.execute(db);
  const { schema } = db;
  for (const table of ['licence_notices', 'licence_changes', 'licences'])
    await schema.dropTable(table).execute();
  for (const column of ['hold_until', 'hold_why', 'block', 'seat_turn'])
    await schema.alterTable('accounts').dropColumn(column).execute();
  await schema.alterTable('accounts').addColumn('trial_ends_at', 'bigint').execute();
}

import type { Kysely } from 'kysely';

/** Groups get a trash, as pupils have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('groups').addColumn('trashed_at', 'bigint').execute();
}

import type { Kysely } from 'kysely';

/** Practice settings of the archive can be thrown away: when, and by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('practice_settings').addColumn('trashed_at', 'bigint').execute();
  await schema.alterTable('practice_settings').addColumn('trashed_by', 'text').execute();
}

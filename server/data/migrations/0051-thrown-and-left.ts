import type { Kysely } from 'kysely';

/** Practice settings of the archive can be thrown away: when, and by whom. What one of the staff did is found for who asks about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('practice_settings').addColumn('trashed_at', 'bigint').execute();
  await schema.alterTable('practice_settings').addColumn('trashed_by', 'text').execute();
  await schema.createIndex('audit_actor').on('audit').column('actor_id').execute();
}

import type { Kysely } from 'kysely';

/**
 * Practice settings of the archive can be thrown away: when, and by whom. What one of the staff did is found for who asks about it. An invoice
 * says how it is laid out: those that were sent stay the same bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('practice_settings').addColumn('trashed_at', 'bigint').execute();
  await schema.alterTable('practice_settings').addColumn('trashed_by', 'text').execute();
  await schema
    .alterTable('invoices')
    .addColumn('layout', 'integer', (col) => col.notNull().defaultTo(1))
    .execute();
  await schema.createIndex('audit_actor').on('audit').column('actor_id').execute();
}

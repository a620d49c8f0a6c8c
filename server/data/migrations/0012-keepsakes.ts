import type { Kysely } from 'kysely';

/** What pupils picked in the finale of a round to take along to their cabinet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keepsakes')
    .addColumn('round_id', 'text', (col) => col.primaryKey().references('rounds.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('what', 'text', (col) => col.notNull())
    .execute();
  await db.schema.createIndex('keepsakes_pupil').on('keepsakes').column('pupil_id').execute();
}

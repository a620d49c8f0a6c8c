import { sql, type Kysely } from 'kysely';

/** Placement tests: what was thought of a pupil before, the stages as they are made, what came of it and what was decided on. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('placements')
    .addColumn('set_id', 'text', (col) => col.primaryKey().references('test_sets.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('norm', 'text', (col) => col.notNull())
    .addColumn('prior_mean', sql`double precision`, (col) => col.notNull())
    .addColumn('prior_variance', sql`double precision`, (col) => col.notNull())
    .addColumn('stages', 'text', (col) => col.notNull())
    .addColumn('mean', sql`double precision`)
    .addColumn('variance', sql`double precision`)
    .addColumn('start', 'text')
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('batch', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .execute();
  await schema.createIndex('placements_pupil').on('placements').column('pupil_id').execute();
}

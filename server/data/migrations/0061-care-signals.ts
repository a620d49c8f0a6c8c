import type { Kysely } from 'kysely';

/** Pupils who may need care, why, and what somebody decided. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('care_signals')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('since', 'text', (col) => col.notNull())
    .addColumn('evidence', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('decided_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_on', 'text')
    .addColumn('why', 'text')
    .addColumn('until', 'text')
    .addColumn('over_on', 'text')
    .addColumn('version', 'integer', (col) => col.notNull())
    .addUniqueConstraint('care_signals_day', ['pupil_id', 'since'])
    .execute();
}

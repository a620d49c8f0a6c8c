import type { Kysely } from 'kysely';

/** What the office changed of school holidays: the newest line of a region and year tells its version. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('calendar_changes')
    .addColumn('region', 'text', (col) => col.notNull())
    .addColumn('school_year', 'integer', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('lines', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('calendar_changes_pk', ['region', 'school_year', 'version'])
    .execute();
}

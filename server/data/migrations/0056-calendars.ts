import type { Kysely } from 'kysely';

/** School holidays per region, and what a school chose. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('calendars')
    .addColumn('region', 'text', (col) => col.notNull())
    .addColumn('school_year', 'integer', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('from_day', 'text', (col) => col.notNull())
    .addColumn('to_day', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('checked_on', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('calendars_pk', ['region', 'school_year', 'name'])
    .execute();
  await schema
    .createTable('account_calendars')
    .addColumn('account_id', 'text', (col) => col.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('region', 'text')
    .addColumn('own_days', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** Norms for what a file holds, reading results that are typed, and days of play that do not count for a plan. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('care_norms')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('key', 'text', (col) => col.notNull())
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('cascade'))
    .addColumn('from_day', 'text', (col) => col.notNull())
    .addColumn('to_day', 'text')
    .addColumn('numbers', 'text')
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('checked_on', 'text', (col) => col.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('confirmed_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema
    .createTable('reading_results')
    .addColumn('pupil_id', 'text', (col) => col.primaryKey().references('pupils.id').onDelete('cascade'))
    .addColumn('results', 'text', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema
    .alterTable('plans')
    .addColumn('struck_play', 'text', (col) => col.notNull().defaultTo('[]'))
    .execute();
}

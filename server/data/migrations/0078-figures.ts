import type { Kysely } from 'kysely';

/**
 * How many pupils of each customer practised in the last week; invoices are found by what they are.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('account_figures')
    .addColumn('practised', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('invoices_state').on('invoices').columns(['state', 'due_day']).execute();
  await schema.createIndex('invoices_created').on('invoices').column('created_at').execute();
}

import type { Kysely } from 'kysely';

/**
 * How often an unpaid invoice was reminded of, and since when an account has more pupils than seats. An invoice can be taken back in parts:
 * several credit notes may be of one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('invoices')
    .addColumn('reminders', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.dropIndex('invoices_corrects').execute();
  await schema.createIndex('invoices_corrects').on('invoices').column('corrects_id').execute();
  await schema.alterTable('accounts').addColumn('over_since', 'text').execute();
}

import type { Kysely } from 'kysely';

/** What staff say of how a word sounds; and requests about data that are soon to be answered, of all customers. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sound_reports')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('set null'))
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('variant', 'text', (col) => col.notNull())
    .addColumn('word', 'text', (col) => col.notNull())
    .addColumn('note', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await schema.createIndex('sound_reports_state').on('sound_reports').columns(['state', 'at']).execute();
  await schema.createIndex('sound_reports_by').on('sound_reports').columns(['by_id', 'at']).execute();
  await schema.createIndex('sound_reports_account').on('sound_reports').column('account_id').execute();
  await schema.createIndex('data_requests_due').on('data_requests').columns(['state', 'due_on']).execute();
}

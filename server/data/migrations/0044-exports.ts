import type { Kysely } from 'kysely';

/** What was exported and until when that can be fetched, and what people asked about their data. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('exports')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    // Goes with the pupil: without its row nobody can open the file.
    .addColumn('pupil_id', 'text', (col) => col.references('pupils.id').onDelete('cascade'))
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('salt', 'text', (col) => col.notNull())
    .addColumn('entries', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('ready_at', 'bigint')
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('exports_account').on('exports').columns(['account_id', 'created_at']).execute();
  await schema.createIndex('exports_pupil').on('exports').column('pupil_id').execute();

  // What was done to somebody is told to who asks.
  await schema.createIndex('audit_subject').on('audit').column('subject').execute();

  await schema
    .createTable('data_requests')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    // An id alone, that stays when its owner is erased: it has to be shown that this was done.
    .addColumn('about_id', 'text')
    .addColumn('about', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('received_on', 'text', (col) => col.notNull())
    .addColumn('asked_by', 'text', (col) => col.notNull())
    .addColumn('due_on', 'text', (col) => col.notNull())
    .addColumn('extended_why', 'text')
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('outcome', 'text', (col) => col.notNull())
    .addColumn('settled_on', 'text')
    .addColumn('job_id', 'text', (col) => col.references('jobs.id').onDelete('set null'))
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('data_requests_account')
    .on('data_requests')
    .columns(['account_id', 'due_on'])
    .execute();
  await schema.createIndex('data_requests_about').on('data_requests').column('about_id').execute();
}

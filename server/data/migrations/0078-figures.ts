import { sql, type Kysely } from 'kysely';

/**
 * How many pupils of each customer practised in the last week; invoices are found by what they are, and mails by what stands in their head:
 * an index has all that a list of them looks at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('account_figures')
    .addColumn('practised', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('invoices_state').on('invoices').columns(['state', 'due_day']).execute();
  await schema.createIndex('invoices_created').on('invoices').column('created_at').execute();
  await schema
    .alterTable('mails')
    .addColumn('search_key', 'text', (col) => col.notNull().defaultTo(''))
    .execute();
  await sql`update mails set search_key = fold(to_name) || ' | ' || fold(to_address) || ' | ' || fold(subject)`.execute(
    db,
  );
  await schema.dropIndex('mails_created').execute();
  await schema
    .createIndex('mails_created')
    .on('mails')
    .columns(['created_at', 'id', 'state', 'user_id', 'search_key'])
    .execute();
}

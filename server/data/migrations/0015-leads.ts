import type { Kysely } from 'kysely';

/** What comes in by the public site: its forms, and links that lead nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('leads')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('data', 'text', (col) => col.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('set null'))
    .execute();
  await schema.createIndex('leads_created').on('leads').column('created_at').execute();
  await schema.createIndex('leads_email').on('leads').column('email').execute();

  await schema
    .createTable('dead_links')
    .addColumn('path', 'text', (col) => col.notNull())
    .addColumn('from_address', 'text', (col) => col.notNull())
    .addColumn('times', 'integer', (col) => col.notNull())
    .addColumn('first_at', 'bigint', (col) => col.notNull())
    .addColumn('last_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('dead_links_pk', ['path', 'from_address'])
    .execute();
}

import { sql, type Kysely } from 'kysely';

/** Orders, invoices, and the last number of each series and year. They outlive the account that they are of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('orders')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('set null'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('seats', 'integer', (col) => col.notNull())
    .addColumn('months', 'integer', (col) => col.notNull())
    .addColumn('starts_on', 'text', (col) => col.notNull())
    .addColumn('list_excl', 'integer', (col) => col.notNull())
    .addColumn('excl', 'integer', (col) => col.notNull())
    .addColumn('price', 'text', (col) => col.notNull())
    .addColumn('order_number', 'text', (col) => col.notNull())
    .addColumn('vat_id', 'text', (col) => col.notNull())
    .addColumn('vat_id_checked_on', 'text')
    .addColumn('ordered_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('terms_version', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('orders_account').on('orders').columns(['account_id', 'created_at']).execute();
  await schema.createIndex('orders_by').on('orders').column('ordered_by').execute();
  // Two who order the same at once make one order; more seats may be ordered again.
  await sql`create unique index orders_open on orders (account_id, kind)
    where state in ('asked', 'confirmed') and kind != 'seats'`.execute(db);
  await schema
    .createTable('invoices')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('series', 'text', (col) => col.notNull())
    .addColumn('year', 'integer')
    .addColumn('number', 'integer')
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('set null'))
    .addColumn('order_id', 'text', (col) => col.references('orders.id').onDelete('set null'))
    .addColumn('corrects_id', 'text', (col) => col.references('invoices.id'))
    .addColumn('seller', 'text', (col) => col.notNull())
    .addColumn('buyer', 'text', (col) => col.notNull())
    .addColumn('lines', 'text', (col) => col.notNull())
    .addColumn('totals', 'text', (col) => col.notNull())
    .addColumn('issue_day', 'text')
    .addColumn('due_day', 'text')
    .addColumn('supply_from', 'text', (col) => col.notNull())
    .addColumn('supply_to', 'text', (col) => col.notNull())
    .addColumn('order_number', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('paid_on', 'text')
    .addColumn('pdf_sha256', 'text')
    .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addUniqueConstraint('invoices_number', ['series', 'year', 'number'])
    .execute();
  await schema.createIndex('invoices_account').on('invoices').column('account_id').execute();
  await schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
  // An invoice is taken back once.
  await schema.createIndex('invoices_corrects').unique().on('invoices').column('corrects_id').execute();
  await schema
    .createTable('invoice_series')
    .addColumn('series', 'text', (col) => col.notNull())
    .addColumn('year', 'integer', (col) => col.notNull())
    .addColumn('last', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('invoice_series_one', ['series', 'year'])
    .execute();
}

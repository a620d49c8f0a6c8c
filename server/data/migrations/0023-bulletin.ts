import type { Kysely } from 'kysely';

/** What the office puts on the public site, and who signed up for a training. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('bulletin')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('sites', 'text', (col) => col.notNull())
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('data', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('bulletin_kind').on('bulletin').columns(['kind', 'day']).execute();

  await schema
    .createTable('training_sign_ups')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('training_id', 'text', (col) => col.notNull().references('bulletin.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('organisation', 'text', (col) => col.notNull())
    .addColumn('people', 'integer', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('cancelled_at', 'bigint')
    .execute();
  await schema
    .createIndex('training_sign_ups_training')
    .on('training_sign_ups')
    .column('training_id')
    .execute();
}

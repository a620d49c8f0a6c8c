import type { Kysely } from 'kysely';

/** What staff did about who waits can be undone; by its code a school is known on the devices of a class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('sso_pending').addColumn('done_at', 'bigint').execute();
  await schema
    .createTable('school_codes')
    .addColumn('account_id', 'text', (col) => col.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('code', 'text', (col) => col.notNull().unique())
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .execute();
}

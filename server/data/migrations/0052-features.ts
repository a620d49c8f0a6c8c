import type { Kysely } from 'kysely';

/** Parts of the product that the office switches on for an account. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('account_features')
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('feature', 'text', (col) => col.notNull())
    .addColumn('enabled', 'integer', (col) => col.notNull())
    .addColumn('set_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('account_features_pk', ['account_id', 'feature'])
    .execute();
}

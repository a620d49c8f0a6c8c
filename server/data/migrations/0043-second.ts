import type { Kysely } from 'kysely';

/** When somebody last showed to be the one who logged in, and second factors: what one has beside the password. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('token_families').addColumn('confirmed_at', 'bigint').execute();
  // Since when an account wants one of its staff.
  await schema.alterTable('accounts').addColumn('second_since', 'bigint').execute();

  await schema
    .createTable('second_factors')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('label', 'text', (col) => col.notNull())
    .addColumn('secret', 'text')
    .addColumn('credential_id', 'text', (col) => col.unique())
    .addColumn('public_key', 'text')
    .addColumn('counter', 'bigint', (col) => col.notNull().defaultTo(0))
    .addColumn('rp_id', 'text')
    .addColumn('last_step', 'bigint', (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('second_factors_user').on('second_factors').column('user_id').execute();

  await schema
    .createTable('recovery_codes')
    .addColumn('digest', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();

  // What was asked of a browser and is not answered yet.
  await schema
    .createTable('second_challenges')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('data', 'text', (col) => col.notNull())
    .addColumn('tries', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('second_challenges_user').on('second_challenges').column('user_id').execute();
  await schema.createIndex('second_challenges_end').on('second_challenges').column('expires_at').execute();
}

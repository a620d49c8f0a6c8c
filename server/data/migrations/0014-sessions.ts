import type { Kysely } from 'kysely';

/** Sessions that can be renewed and ended, and single sign-on (server/auth/sso/README.md 3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('token_families')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('cascade'))
    .addColumn('via', 'text', (col) => col.notNull())
    .addColumn('provider', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint', (col) => col.notNull())
    .addColumn('ends_at', 'bigint', (col) => col.notNull())
    .addColumn('network', 'text', (col) => col.notNull())
    .addColumn('browser', 'text', (col) => col.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('revoked_why', 'text')
    .execute();
  await schema.createIndex('token_families_user').on('token_families').column('user_id').execute();
  await schema.createIndex('token_families_account').on('token_families').column('account_id').execute();
  await schema.createIndex('token_families_end').on('token_families').column('ends_at').execute();

  await schema
    .createTable('refresh_tokens')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('family_id', 'text', (col) =>
      col.notNull().references('token_families.id').onDelete('cascade'),
    )
    .addColumn('issued_at', 'bigint', (col) => col.notNull())
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('replaced_by', 'text')
    .addColumn('replaced_at', 'bigint')
    .execute();
  await schema.createIndex('refresh_tokens_family').on('refresh_tokens').column('family_id').execute();

  await schema
    .createTable('sso_transactions')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('provider', 'text', (col) => col.notNull())
    .addColumn('origin', 'text', (col) => col.notNull())
    .addColumn('app_challenge', 'text', (col) => col.notNull())
    .addColumn('app_state', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('nonce', 'text', (col) => col.notNull())
    .addColumn('verifier', 'text', (col) => col.notNull())
    .addColumn('forced', 'integer', (col) => col.notNull())
    .addColumn('link_user_id', 'text', (col) => col.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('sso_transactions_end').on('sso_transactions').column('expires_at').execute();

  await schema
    .createTable('sso_codes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (col) => col.notNull())
    .addColumn('challenge', 'text', (col) => col.notNull())
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('family_id', 'text', (col) => col.references('token_families.id').onDelete('set null'))
    .execute();
  await schema.createIndex('sso_codes_end').on('sso_codes').column('expires_at').execute();

  await schema
    .createTable('external_identities')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('provider', 'text', (col) => col.notNull())
    .addColumn('issuer', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('linked_how', 'text', (col) => col.notNull())
    .addColumn('linked_by', 'text')
    .addColumn('linked_at', 'bigint', (col) => col.notNull())
    .addColumn('last_login_at', 'bigint')
    .addUniqueConstraint('external_identities_subject', ['provider', 'issuer', 'subject'])
    .execute();
  await schema.createIndex('external_identities_user').on('external_identities').column('user_id').execute();
  await schema
    .createIndex('external_identities_account')
    .on('external_identities')
    .column('account_id')
    .execute();

  await schema
    .createTable('sso_pending')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('provider', 'text', (col) => col.notNull())
    .addColumn('issuer', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('given_name', 'text', (col) => col.notNull())
    .addColumn('affiliation', 'text', (col) => col.notNull())
    .addColumn('first_at', 'bigint', (col) => col.notNull())
    .addColumn('last_at', 'bigint', (col) => col.notNull())
    .addUniqueConstraint('sso_pending_subject', ['provider', 'issuer', 'subject', 'account_id'])
    .execute();
  await schema.createIndex('sso_pending_account').on('sso_pending').column('account_id').execute();

  await schema
    .createTable('account_platforms')
    .addColumn('platform', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .execute();
  await schema
    .createIndex('account_platforms_account')
    .on('account_platforms')
    .column('account_id')
    .execute();

  await schema
    .createTable('account_providers')
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('provider', 'text', (col) => col.notNull())
    .addColumn('always_login', 'integer', (col) => col.notNull())
    .addColumn('enabled_by', 'text')
    .addColumn('enabled_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('account_providers_pk', ['account_id', 'provider'])
    .execute();

  await schema
    .createTable('user_identifiers')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('digest', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('user_identifiers_pk', ['user_id', 'kind'])
    .execute();
  await schema
    .createIndex('user_identifiers_digest')
    .on('user_identifiers')
    .columns(['account_id', 'kind', 'digest'])
    .execute();
}

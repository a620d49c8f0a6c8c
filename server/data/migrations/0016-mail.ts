import type { Kysely } from 'kysely';

/**
 * The outbox of mails, the links with which somebody chooses a password or confirms a mail address, the mail address of
 * staff, and what is known of a customer besides its name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('users').addColumn('email', 'text').execute();
  await schema.alterTable('users').addColumn('email_key', 'text').execute();
  await schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
  // Empty values don't count: pupils have no mail address.
  await schema.createIndex('users_email').unique().on('users').column('email_key').execute();

  await schema
    .alterTable('accounts')
    .addColumn('variant', 'text', (col) => col.notNull().defaultTo('nl'))
    .execute();
  await schema
    .alterTable('accounts')
    .addColumn('number', 'text', (col) => col.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('accounts')
    .addColumn('details', 'text', (col) => col.notNull().defaultTo('{}'))
    .execute();
  await schema.alterTable('accounts').addColumn('agreement', 'text').execute();
  await schema.alterTable('accounts').addColumn('trial_ends_at', 'bigint').execute();

  await schema
    .createTable('mails')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('to_name', 'text', (col) => col.notNull())
    .addColumn('to_address', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('html', 'text', (col) => col.notNull())
    .addColumn('link', 'text')
    .addColumn('link_until', 'bigint')
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('set null'))
    .addColumn('user_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('tries', 'integer', (col) => col.notNull())
    .addColumn('due_at', 'bigint', (col) => col.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await schema.createIndex('mails_due').on('mails').columns(['state', 'due_at']).execute();
  await schema.createIndex('mails_created').on('mails').column('created_at').execute();

  await schema
    .createTable('password_tokens')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('password_tokens_user').on('password_tokens').column('user_id').execute();

  await schema
    .createTable('email_tokens')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('email_tokens_user').on('email_tokens').column('user_id').execute();
}

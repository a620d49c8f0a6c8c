import type { Kysely } from 'kysely';

/** Who invited whom, mails that are wiped once they are sent, and who threw a method away. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('friends')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('by_user', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('channel', 'text', (col) => col.notNull())
    .addColumn('code', 'text', (col) => col.unique())
    .addColumn('batch', 'text')
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('lead_id', 'text', (col) => col.unique())
    .addColumn('friend_account', 'text', (col) => col.unique().references('accounts.id').onDelete('set null'))
    .addColumn('reward_licence', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('friends_account').on('friends').columns(['account_id', 'created_at']).execute();
  await schema.createIndex('friends_user').on('friends').column('by_user').execute();
  await schema.createIndex('friends_state').on('friends').column('state').execute();

  // Which addresses had a mail or want none, as keyed digests: for the limits alone.
  await schema
    .createTable('friend_addresses')
    .addColumn('digest', 'text', (col) => col.primaryKey())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('never', 'integer', (col) => col.notNull())
    .execute();

  await schema
    .alterTable('mails')
    .addColumn('wipe', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('methods').addColumn('removed_by', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Messages to staff and questions to the office; the roadmap with its votes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await messages(db);
  await threads(db);
  await roadmap(db);
}

async function messages({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('messages')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('title_be', 'text', (col) => col.notNull())
    .addColumn('text_be', 'text', (col) => col.notNull())
    .addColumn('link', 'text', (col) => col.notNull())
    .addColumn('target', 'text', (col) => col.notNull())
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('cascade'))
    .addColumn('addressed', 'integer', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('publish_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('pinned', 'integer', (col) => col.notNull())
    .addColumn('mail_copy', 'integer', (col) => col.notNull())
    .addColumn('copied_to', 'text')
    .addColumn('changed_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('source', 'text', (col) => col.unique())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema.createIndex('messages_state').on('messages').columns(['state', 'publish_at']).execute();
  await schema.createIndex('messages_account').on('messages').column('account_id').execute();

  await schema
    .createTable('message_receivers')
    .addColumn('message_id', 'text', (col) => col.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('message_receivers_pk', ['message_id', 'user_id'])
    .execute();
  await schema.createIndex('message_receivers_user').on('message_receivers').column('user_id').execute();

  await schema
    .createTable('message_reads')
    .addColumn('message_id', 'text', (col) => col.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'bigint')
    .addColumn('archived_at', 'bigint')
    .addPrimaryKeyConstraint('message_reads_pk', ['message_id', 'user_id'])
    .execute();
  await schema.createIndex('message_reads_user').on('message_reads').column('user_id').execute();

  await schema
    .createTable('message_choices')
    .addColumn('user_id', 'text', (col) => col.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('mail', 'integer', (col) => col.notNull())
    .execute();

  await schema.alterTable('mails').addColumn('message_id', 'text').execute();
  await schema.createIndex('mails_message').on('mails').column('message_id').execute();
}

async function threads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('threads')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('topic', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('assigned_to', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('last_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('threads_account').on('threads').columns(['account_id', 'last_at']).execute();
  await schema.createIndex('threads_state').on('threads').columns(['state', 'last_at']).execute();

  await schema
    .createTable('thread_posts')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('thread_id', 'text', (col) => col.notNull().references('threads.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('by_office', 'integer', (col) => col.notNull())
    .addColumn('internal', 'integer', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('thread_posts_thread').on('thread_posts').columns(['thread_id', 'at']).execute();

  await schema
    .createTable('thread_reads')
    .addColumn('thread_id', 'text', (col) => col.notNull().references('threads.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('thread_reads_pk', ['thread_id', 'user_id'])
    .execute();
  await schema.createIndex('thread_reads_user').on('thread_reads').column('user_id').execute();
}

async function roadmap({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('roadmap_items')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('merged_into', 'text', (col) => col.references('roadmap_items.id').onDelete('set null'))
    .addColumn('month', 'text', (col) => col.notNull())
    .addColumn('roles', 'text', (col) => col.notNull())
    .addColumn('variants', 'text', (col) => col.notNull())
    .addColumn('shown', 'integer', (col) => col.notNull())
    .addColumn('proposed_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('proposed_as', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();

  // Who is gone stays as a number: the user is forgotten, the vote is not.
  await schema
    .createTable('roadmap_votes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('item_id', 'text', (col) => col.notNull().references('roadmap_items.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('organisation', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('roadmap_votes_once')
    .unique()
    .on('roadmap_votes')
    .columns(['item_id', 'user_id'])
    .execute();
  await schema.createIndex('roadmap_votes_user').on('roadmap_votes').column('user_id').execute();

  await schema
    .createTable('roadmap_follows')
    .addColumn('item_id', 'text', (col) => col.notNull().references('roadmap_items.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('roadmap_follows_pk', ['item_id', 'user_id'])
    .execute();
  await schema.createIndex('roadmap_follows_user').on('roadmap_follows').column('user_id').execute();

  await schema
    .createTable('roadmap_comments')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('item_id', 'text', (col) => col.notNull().references('roadmap_items.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('said_as', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('roadmap_comments_item')
    .on('roadmap_comments')
    .columns(['item_id', 'at'])
    .execute();
  await schema.createIndex('roadmap_comments_user').on('roadmap_comments').column('user_id').execute();
}

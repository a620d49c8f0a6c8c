import type { Kysely } from 'kysely';

/** Lists of words that staff make, and tasks about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('word_lists')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('maker_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('words', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await schema
    .createIndex('word_lists_account')
    .on('word_lists')
    .columns(['account_id', 'changed_at'])
    .execute();

  await schema
    .createTable('ready_lists')
    .addColumn('word_list_id', 'text', (col) => col.notNull().references('word_lists.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('set_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('ready_lists_pk', ['group_id', 'word_list_id'])
    .execute();
  await schema.createIndex('ready_lists_list').on('ready_lists').column('word_list_id').execute();

  await schema
    .alterTable('tasks')
    .addColumn('word_list_id', 'text', (col) => col.references('word_lists.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('tasks_word_list').on('tasks').column('word_list_id').execute();
}

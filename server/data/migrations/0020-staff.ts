import type { Kysely } from 'kysely';

/** What a teacher may reach, who was invited, and who stands in for a group until a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('staff_rights')
    .addColumn('user_id', 'text', (col) => col.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('all_groups', 'integer', (col) => col.notNull())
    .execute();

  await schema
    .createTable('invitations')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('invited_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('sent_at', 'bigint', (col) => col.notNull())
    .addColumn('ends_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('invitations_user').unique().on('invitations').column('user_id').execute();
  await schema.createIndex('invitations_account').on('invitations').column('account_id').execute();

  await schema
    .createTable('stand_ins')
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('until_day', 'text', (col) => col.notNull())
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('stand_ins_pk', ['group_id', 'user_id'])
    .execute();
  await schema.createIndex('stand_ins_user').on('stand_ins').column('user_id').execute();
}

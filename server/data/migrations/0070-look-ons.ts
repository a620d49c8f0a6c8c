import type { Kysely } from 'kysely';

/** Members of the office look on as one of the staff of a customer, and have files made of the audit log. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('look_ons')
    .addColumn('id', 'text', (column) =>
      column.primaryKey().references('token_families.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('office_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('thread_id', 'text', (column) => column.references('threads.id').onDelete('set null'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('look_ons_account').on('look_ons').columns(['account_id', 'begun_at']).execute();
  for (const column of ['user_id', 'office_id', 'thread_id'])
    await schema
      .createIndex(`look_ons_${column.replace('_id', '')}`)
      .on('look_ons')
      .column(column)
      .execute();
  await schema.alterTable('token_families').addColumn('act_id', 'text').execute();
  await schema.alterTable('accounts').addColumn('office_until', 'bigint').execute();
  await schema
    .createTable('audit_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('made_by', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('filter', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cut', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ready_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_files_made').on('audit_files').columns(['made_by', 'created_at']).execute();
  await schema
    .createTable('audit_file_parts')
    .addColumn('file_id', 'text', (column) =>
      column.notNull().references('audit_files.id').onDelete('cascade'),
    )
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('line_ids', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_file_parts_key', ['file_id', 'n'])
    .execute();
}

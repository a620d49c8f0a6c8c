import type { Kysely } from 'kysely';

/** Files that bring in a school, and by what its pupils and groups are known again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('made_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('plan', 'text')
    .addColumn('job_id', 'text')
    .execute();
  await schema.createIndex('imports_of_account').on('imports').columns(['account_id', 'made_at']).execute();
  await schema
    .createTable('import_pupils')
    .addColumn('pupil_id', 'text', (column) =>
      column.primaryKey().references('pupils.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('made', 'integer', (column) => column.notNull())
    .addColumn('birth_mac', 'text')
    .addColumn('year', 'integer')
    .execute();
  await schema.createIndex('import_pupils_of_account').on('import_pupils').column('account_id').execute();
  await schema
    .createTable('import_group_keys')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text', (column) => column.notNull().references('groups.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('import_group_keys_key', ['account_id', 'key'])
    .execute();
}

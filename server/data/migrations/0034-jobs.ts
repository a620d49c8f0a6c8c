import { sql, type Kysely } from 'kysely';

/** Long work, and what it did to whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('target_id', 'text')
    .addColumn('made_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cursor', 'text')
    .addColumn('back_cursor', 'text')
    .addColumn('seats', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('writes', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('lease_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('report', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('error', 'text')
    .addColumn('undo_until', 'bigint')
    .addColumn('undo_of', 'text')
    .addColumn('undone_by', 'text')
    .execute();
  // One that writes at a time in an account, whoever asks at the same moment.
  await sql`create unique index jobs_one_writes on jobs (account_id)
    where writes = 1 and state in ('waiting', 'running', 'cancelling')`.execute(db);
  await schema.createIndex('jobs_by_state').on('jobs').columns(['state', 'lease_until']).execute();
  await schema.createIndex('jobs_of_account').on('jobs').columns(['account_id', 'created_at']).execute();
  await schema
    .createTable('job_rows')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('detail', 'text')
    .addPrimaryKeyConstraint('job_rows_key', ['job_id', 'n'])
    .execute();
  await schema.createIndex('job_rows_of_subject').on('job_rows').column('subject_id').execute();
}

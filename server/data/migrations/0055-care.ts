import type { Kysely } from 'kysely';

/** Action plans, the sessions that were held, and how they were evaluated. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('plans')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('owner_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('from_day', 'text', (col) => col.notNull())
    .addColumn('to_day', 'text', (col) => col.notNull())
    .addColumn('share', 'double precision', (col) => col.notNull())
    .addColumn('fields', 'text', (col) => col.notNull())
    .addColumn('field_versions', 'text', (col) => col.notNull())
    .addColumn('goals', 'text', (col) => col.notNull())
    .addColumn('pauses', 'text', (col) => col.notNull())
    .addColumn('group_name', 'text', (col) => col.notNull())
    .addColumn('extended', 'integer', (col) => col.notNull())
    .addColumn('closed_on', 'text')
    .addColumn('closed_why', 'text')
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .addColumn('trashed_at', 'bigint')
    .addColumn('trashed_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', (col) => col.notNull())
    .addUniqueConstraint('plans_number', ['pupil_id', 'number'])
    .execute();
  await schema.createIndex('plans_account').on('plans').columns(['account_id', 'state']).execute();

  await schema
    .createTable('plan_versions')
    .addColumn('plan_id', 'text', (col) => col.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('changes', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('plan_versions_pk', ['plan_id', 'version'])
    .execute();

  await schema
    .createTable('plan_sessions')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('plan_id', 'text', (col) => col.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('minutes', 'integer', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('with_play', 'integer', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('note', 'text', (col) => col.notNull())
    .addColumn('struck', 'text')
    .execute();
  await schema.createIndex('plan_sessions_plan').on('plan_sessions').columns(['plan_id', 'day']).execute();

  await schema
    .createTable('plan_evaluations')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('plan_id', 'text', (col) => col.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('instrument', 'text', (col) => col.notNull())
    .addColumn('goals', 'text', (col) => col.notNull())
    .addColumn('conclusion', 'text', (col) => col.notNull())
    .addColumn('proposed', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('next_on', 'text')
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('plan_evaluations_plan').on('plan_evaluations').column('plan_id').execute();

  for (const table of ['plan_versions', 'plan_sessions', 'plan_evaluations'])
    await schema.createIndex(`${table}_pupil`).on(table).column('pupil_id').execute();
}

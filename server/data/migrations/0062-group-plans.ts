import type { Kysely } from 'kysely';

/** Plans that are carried out together: what they share, which take part, and sessions that were held with some of them. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('group_plans')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('owner_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('from_day', 'text', (col) => col.notNull())
    .addColumn('to_day', 'text', (col) => col.notNull())
    .addColumn('share', 'double precision', (col) => col.notNull())
    .addColumn('on_paper', 'integer', (col) => col.notNull())
    .addColumn('fields', 'text', (col) => col.notNull())
    .addColumn('field_versions', 'text', (col) => col.notNull())
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema.createIndex('group_plans_account').on('group_plans').column('account_id').execute();

  const plans = schema.alterTable('plans');
  await plans
    .addColumn('group_plan_id', 'text', (col) => col.references('group_plans.id').onDelete('set null'))
    .execute();
  await plans.addColumn('left_group_on', 'text').execute();
  await schema.createIndex('plans_group_plan').on('plans').column('group_plan_id').execute();

  await schema.alterTable('plan_sessions').addColumn('group_session', 'text').execute();
  // A plan takes part in a session once.
  await schema
    .createIndex('plan_sessions_group')
    .unique()
    .on('plan_sessions')
    .columns(['group_session', 'plan_id'])
    .execute();
}

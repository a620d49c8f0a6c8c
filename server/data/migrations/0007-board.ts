import type { Kysely } from 'kysely';

/** What teachers explained to some of their pupils, so that its effect can be seen afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('explanations')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('maker_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('rule', 'text', (col) => col.notNull())
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await schema.createIndex('explanations_group').on('explanations').columns(['group_id', 'at']).execute();

  await schema
    .createTable('explanation_pupils')
    .addColumn('explanation_id', 'text', (col) =>
      col.notNull().references('explanations.id').onDelete('cascade'),
    )
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('explanation_pupils_pk', ['explanation_id', 'pupil_id'])
    .execute();
  await schema.createIndex('explanation_pupils_pupil').on('explanation_pupils').column('pupil_id').execute();
}

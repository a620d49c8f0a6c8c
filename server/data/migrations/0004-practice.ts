import type { Kysely } from 'kysely';

/**
 * What the practice policy knows of each pupil (worked out of the answers, so it may be thrown away and made anew), the
 * shared difficulty of words, why words were dealt, and tasks that staff set ready.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('practice_states')
    .addColumn('pupil_id', 'text', (col) => col.primaryKey().references('pupils.id').onDelete('cascade'))
    .addColumn('start', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('taken', 'text', (col) => col.notNull())
    .addColumn('calibration', 'integer', (col) => col.notNull())
    .addColumn('updated_at', 'bigint', (col) => col.notNull())
    .execute();

  await schema
    .createTable('practice_levels')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('mean', 'double precision', (col) => col.notNull())
    .addColumn('sd', 'double precision', (col) => col.notNull())
    .addColumn('p', 'double precision', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('answers', 'integer', (col) => col.notNull())
    .addColumn('last_at', 'bigint', (col) => col.notNull())
    .addColumn('mastered_at', 'bigint')
    .addColumn('review', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('practice_levels_pk', ['pupil_id', 'category'])
    .execute();

  await schema
    .createTable('practice_calibrations')
    .addColumn('version', 'integer', (col) => col.primaryKey())
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .addColumn('answers', 'integer', (col) => col.notNull())
    .addColumn('difficulty', 'text', (col) => col.notNull())
    .execute();

  await schema
    .createTable('ready_tasks')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('maker_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('word_list_id', 'text', (col) => col.references('word_lists.id').onDelete('cascade'))
    .addColumn('set_at', 'bigint', (col) => col.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await schema.createIndex('ready_tasks_group').on('ready_tasks').columns(['group_id', 'set_at']).execute();

  await schema
    .createTable('ready_task_pupils')
    .addColumn('ready_task_id', 'text', (col) =>
      col.notNull().references('ready_tasks.id').onDelete('cascade'),
    )
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('ready_task_pupils_pk', ['pupil_id', 'ready_task_id'])
    .execute();

  await schema.alterTable('pupils').addColumn('lvs', 'text').execute();
  await schema.alterTable('rounds').addColumn('choices', 'text').execute();
}

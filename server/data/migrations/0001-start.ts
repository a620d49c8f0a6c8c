import type { Kysely } from 'kysely';

/** Accounts, people, practice and answers: the tables that everything else hangs on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();

  await schema
    .createTable('users')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('cascade'))
    .addColumn('role', 'text', (col) => col.notNull())
    .addColumn('username', 'text', (col) => col.notNull())
    .addColumn('username_key', 'text', (col) => col.notNull().unique())
    .addColumn('password_hash', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('active', 'integer', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('users_account').on('users').columns(['account_id', 'role']).execute();

  await schema
    .createTable('groups')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('groep', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('groups_account').on('groups').column('account_id').execute();

  await schema
    .createTable('group_teachers')
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('group_teachers_pk', ['group_id', 'user_id'])
    .execute();
  await schema.createIndex('group_teachers_user').on('group_teachers').column('user_id').execute();

  await schema
    .createTable('pupils')
    .addColumn('id', 'text', (col) => col.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (col) => col.references('groups.id').onDelete('set null'))
    .addColumn('first_name', 'text', (col) => col.notNull())
    .addColumn('infix', 'text', (col) => col.notNull())
    .addColumn('last_name', 'text', (col) => col.notNull())
    .addColumn('groep', 'integer', (col) => col.notNull())
    .addColumn('avatar_shape', 'text', (col) => col.notNull())
    .addColumn('avatar_colour', 'text', (col) => col.notNull())
    .execute();
  await schema.createIndex('pupils_account').on('pupils').column('account_id').execute();
  await schema.createIndex('pupils_group').on('pupils').column('group_id').execute();

  await schema
    .createTable('practice_settings')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('group_id', 'text', (col) => col.unique().references('groups.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.unique().references('pupils.id').onDelete('cascade'))
    .addColumn('settings', 'text', (col) => col.notNull())
    .addColumn('updated_at', 'bigint', (col) => col.notNull())
    .execute();

  await schema
    .createTable('somvensters')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('theme', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('opened_at', 'bigint', (col) => col.notNull())
    .addUniqueConstraint('somvensters_number', ['pupil_id', 'number'])
    .execute();

  await schema
    .createTable('tasks')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('somvenster_id', 'text', (col) =>
      col.notNull().references('somvensters.id').onDelete('cascade'),
    )
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('anchor', 'integer', (col) => col.notNull())
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('opened_at', 'bigint')
    .addUniqueConstraint('tasks_anchor', ['somvenster_id', 'anchor'])
    .execute();
  await schema.createIndex('tasks_pupil').on('tasks').column('pupil_id').execute();

  await schema
    .createTable('task_games')
    .addColumn('task_id', 'text', (col) => col.notNull().references('tasks.id').onDelete('cascade'))
    .addColumn('game', 'text', (col) => col.notNull())
    .addColumn('stars', 'integer', (col) => col.notNull())
    .addColumn('plays', 'integer', (col) => col.notNull())
    .addColumn('last_played_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('task_games_pk', ['task_id', 'game'])
    .execute();

  await schema
    .createTable('rounds')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('task_id', 'text', (col) => col.notNull().references('tasks.id').onDelete('cascade'))
    .addColumn('game', 'text', (col) => col.notNull())
    .addColumn('form', 'text', (col) => col.notNull())
    .addColumn('seed', 'text', (col) => col.notNull())
    .addColumn('size', 'integer', (col) => col.notNull())
    .addColumn('deal', 'text')
    .addColumn('first_visit', 'integer', (col) => col.notNull())
    .addColumn('started_at', 'bigint', (col) => col.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('complete', 'integer', (col) => col.notNull())
    .addColumn('tips', 'integer', (col) => col.notNull())
    .addColumn('feat', 'integer', (col) => col.notNull())
    .addColumn('finished', 'integer', (col) => col.notNull())
    .addColumn('first_try', 'integer', (col) => col.notNull())
    .addColumn('stars', 'integer', (col) => col.notNull())
    .addColumn('coins', 'integer', (col) => col.notNull())
    .execute();
  await schema.createIndex('rounds_pupil').on('rounds').columns(['pupil_id', 'started_at']).execute();
  await schema.createIndex('rounds_task').on('rounds').column('task_id').execute();
  await schema.createIndex('rounds_started').on('rounds').column('started_at').execute();
  await schema.createIndex('rounds_ended').on('rounds').column('ended_at').execute();

  await schema
    .createTable('answers')
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('round_id', 'text', (col) => col.notNull().references('rounds.id').onDelete('cascade'))
    .addColumn('exercise_id', 'text', (col) => col.notNull())
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('word_id', 'text', (col) => col.notNull())
    .addColumn('word', 'text', (col) => col.notNull())
    .addColumn('n', 'integer', (col) => col.notNull())
    .addColumn('given', 'text', (col) => col.notNull())
    .addColumn('shown', 'text', (col) => col.notNull())
    .addColumn('correct', 'integer', (col) => col.notNull())
    .addColumn('try_no', 'integer', (col) => col.notNull())
    .addColumn('decides', 'integer', (col) => col.notNull())
    .addColumn('rule', 'text')
    .addColumn('ms', 'integer', (col) => col.notNull())
    .addColumn('tick', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('stored_at', 'bigint', (col) => col.notNull())
    // Answers of one round lie together, and rounds have ids that begin with their time: a batch of answers touches
    // few pages. A pupil's answers are found through the pupil's rounds; an index on pupil and time here made storing
    // an answer seven times as dear.
    .addPrimaryKeyConstraint('answers_pk', ['round_id', 'id'])
    .execute();

  await schema
    .createTable('skills')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('answers', 'integer', (col) => col.notNull())
    .addColumn('correct', 'integer', (col) => col.notNull())
    .addColumn('streak', 'integer', (col) => col.notNull())
    .addColumn('last_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('skills_pk', ['pupil_id', 'category'])
    .execute();

  await schema
    .createTable('rewards')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('round_id', 'text', (col) => col.unique().references('rounds.id').onDelete('set null'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('coins', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('rewards_pupil').on('rewards').columns(['pupil_id', 'coins']).execute();

  await schema
    .createTable('audit')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('action', 'text', (col) => col.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .execute();
  await schema.createIndex('audit_account').on('audit').columns(['account_id', 'at']).execute();
}

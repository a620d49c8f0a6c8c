import { sql, type Kysely } from 'kysely';

/**
 * What the progress pages read instead of the answers: counts per pupil, day and category, and the level at the end of
 * each day. All of it follows from the log of answers and may be made anew. `due_rounds` holds the rounds with answers
 * that are not counted yet: at first all there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('day_counts')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('answers', 'integer', (col) => col.notNull())
    .addColumn('correct', 'integer', (col) => col.notNull())
    .addColumn('tries', 'integer', (col) => col.notNull())
    .addColumn('ms', 'bigint', (col) => col.notNull())
    .addColumn('last_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('day_counts_pk', ['pupil_id', 'day', 'category'])
    .execute();

  await schema
    .createTable('counted_rounds')
    .addColumn('round_id', 'text', (col) => col.primaryKey().references('rounds.id').onDelete('cascade'))
    .addColumn('counts', 'text', (col) => col.notNull())
    .execute();

  await schema
    .createTable('due_rounds')
    .addColumn('round_id', 'text', (col) => col.primaryKey().references('rounds.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull())
    .execute();
  await schema.createIndex('due_rounds_pupil').on('due_rounds').column('pupil_id').execute();
  await sql`insert into due_rounds (round_id, pupil_id) select id, pupil_id from rounds`.execute(db);

  await schema
    .createTable('day_levels')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('p', 'double precision', (col) => col.notNull())
    .addColumn('sd', 'double precision', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('answers', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('day_levels_pk', ['pupil_id', 'category', 'day'])
    .execute();

  await schema
    .createTable('progress_notes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('from_day', 'text', (col) => col.notNull())
    .addColumn('to_day', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await schema
    .createIndex('progress_notes_pupil')
    .on('progress_notes')
    .columns(['pupil_id', 'from_day'])
    .execute();
}

import { sql, type Kysely } from 'kysely';

/**
 * Keeps the indexes of answers small where they are written: hundreds of pupils answer at once, each in a round of
 * their own, and a long key per round made storing an answer three times as dear. Ids begin with the time, so that the
 * primary key only grows at its end; the answers of a round are found by the moment at which it began, eight bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  // What the foreign key of an answer points at; it also finds rounds by their start.
  await schema.createIndex('rounds_start').unique().on('rounds').columns(['started_at', 'id']).execute();
  await schema.dropIndex('rounds_started').execute();

  await schema.alterTable('answers').renameTo('answers_before').execute();
  await schema
    .createTable('answers')
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('round_id', 'text', (col) => col.notNull())
    .addColumn('round_at', 'bigint', (col) => col.notNull())
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
    .addPrimaryKeyConstraint('answers_by_id', ['id', 'round_id'])
    .addForeignKeyConstraint(
      'answers_round',
      ['round_at', 'round_id'],
      'rounds',
      ['started_at', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await sql`
    insert into answers
    select a.id, a.round_id, r.started_at, a.exercise_id, a.category, a.word_id, a.word, a.n, a.given, a.shown,
      a.correct, a.try_no, a.decides, a.rule, a.ms, a.tick, a.at, a.stored_at
    from answers_before a
    join rounds r on r.id = a.round_id
    order by a.stored_at, a.id
  `.execute(db);
  await schema.dropTable('answers_before').execute();
  await schema.createIndex('answers_round_start').on('answers').column('round_at').execute();
}

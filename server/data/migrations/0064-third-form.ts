import { sql, type Kysely } from 'kysely';

/** The tables before, as far as rows go from them. */
interface Kept {
  sittings: object;
  sitting_answers: object;
  sittings_kept: object;
  sitting_answers_kept: object;
}

/**
 * A third form of the tests of a plan, so that a moment has more than one sitting; scores of before a correction; and what a second person
 * typed in from paper. A database can't let go of a constraint in place everywhere: both tables are made anew.
 */
export async function up(db: Kysely<Kept>): Promise<void> {
  const { schema } = db;
  const sets = schema.alterTable('test_sets');
  await sets.addColumn('spare_for', 'text').execute();
  await sets.addColumn('spare_at', 'bigint').execute();

  await schema.createTable('sittings_kept').as(db.selectFrom('sittings').selectAll()).execute();
  await schema.createTable('sitting_answers_kept').as(db.selectFrom('sitting_answers').selectAll()).execute();
  await schema.dropTable('sitting_answers').execute();
  await schema.dropTable('sittings').execute();

  await schema
    .createTable('sittings')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('set_id', 'text', (col) => col.notNull().references('test_sets.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('form', 'text', (col) => col.notNull())
    .addColumn('moment', 'text', (col) => col.notNull())
    .addColumn('mode', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('device', 'text')
    .addColumn('begun_at', 'bigint', (col) => col.notNull())
    .addColumn('handed_in_at', 'bigint')
    .addColumn('why', 'text')
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('taken_on', 'text')
    .addColumn('circumstances', 'text', (col) => col.notNull().defaultTo(''))
    .addColumn('taker_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addUniqueConstraint('sittings_once', ['set_id', 'pupil_id', 'moment', 'form'])
    .execute();
  await schema.createIndex('sittings_pupil').on('sittings').column('pupil_id').execute();
  await sql`
    insert into sittings (id, set_id, pupil_id, form, moment, mode, state, device, begun_at, handed_in_at, why,
      version, taken_on, circumstances, taker_id)
    select id, set_id, pupil_id, form, moment, mode, state, device, begun_at, handed_in_at, why, version, taken_on,
      circumstances, taker_id
    from sittings_kept
  `.execute(db);

  await schema
    .createTable('sitting_answers')
    .addColumn('sitting_id', 'text', (col) => col.notNull().references('sittings.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('n', 'integer', (col) => col.notNull())
    .addColumn('rev', 'integer', (col) => col.notNull())
    .addColumn('given', 'text')
    .addColumn('plays', 'integer', (col) => col.notNull())
    .addColumn('ms', 'integer', (col) => col.notNull())
    .addColumn('missing', 'text')
    .addColumn('late', 'text')
    .addColumn('verdict', 'text')
    .addColumn('errors', 'text', (col) => col.notNull())
    .addColumn('decided_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('why', 'text')
    .addPrimaryKeyConstraint('sitting_answers_pk', ['sitting_id', 'n'])
    .execute();
  await schema.createIndex('sitting_answers_pupil').on('sitting_answers').column('pupil_id').execute();
  await sql`
    insert into sitting_answers (sitting_id, pupil_id, n, rev, given, plays, ms, missing, late, verdict, errors,
      decided_by, why)
    select sitting_id, pupil_id, n, rev, given, plays, ms, missing, late, verdict, errors, decided_by, why
    from sitting_answers_kept
  `.execute(db);
  await schema.dropTable('sitting_answers_kept').execute();
  await schema.dropTable('sittings_kept').execute();

  await schema
    .createTable('sitting_corrections')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('sitting_id', 'text', (col) => col.notNull().references('sittings.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('counts', 'text', (col) => col.notNull())
    .addColumn('why', 'text', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createTable('second_entries')
    .addColumn('sitting_id', 'text', (col) => col.primaryKey().references('sittings.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('answers', 'text', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('sitting_corrections_sitting')
    .on('sitting_corrections')
    .column('sitting_id')
    .execute();
  for (const table of ['sitting_corrections', 'second_entries'])
    await schema.createIndex(`${table}_pupil`).on(table).column('pupil_id').execute();
}

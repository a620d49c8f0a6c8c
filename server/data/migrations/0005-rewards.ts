import type { Kysely } from 'kysely';

/** What pupils do with their coins and what playing brings them: outfits, trophies, kites, the balloon of a group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  // What an entry was for: the thing that was bought, the week of the kite.
  await schema.alterTable('rewards').addColumn('subject', 'text').execute();

  // All that is counted over the rounds of a pupil, so that no count has to read the rounds themselves.
  await schema
    .createIndex('rounds_counted')
    .on('rounds')
    .columns(['pupil_id', 'game', 'form', 'complete', 'stars', 'finished', 'first_try'])
    .execute();

  await schema
    .createTable('belongings')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('item', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('belongings_pk', ['pupil_id', 'item'])
    .execute();

  await schema
    .createTable('wardrobes')
    .addColumn('pupil_id', 'text', (col) => col.primaryKey().references('pupils.id').onDelete('cascade'))
    .addColumn('worn', 'text', (col) => col.notNull())
    .addColumn('kite', 'text', (col) => col.notNull())
    .addColumn('changes', 'integer', (col) => col.notNull())
    .execute();

  await schema
    .createTable('trophies')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('trophy', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('trophies_pk', ['pupil_id', 'trophy'])
    .execute();

  await schema
    .createTable('sweeps')
    .addColumn('round_id', 'text', (col) => col.primaryKey().references('rounds.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('sweeps_pupil').on('sweeps').column('pupil_id').execute();

  await schema
    .createTable('kites')
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('week', 'text', (col) => col.notNull())
    .addColumn('bows', 'integer', (col) => col.notNull())
    .addColumn('goal', 'integer', (col) => col.notNull())
    .addColumn('pattern', 'text', (col) => col.notNull())
    .addColumn('flown_at', 'bigint')
    .addPrimaryKeyConstraint('kites_pk', ['pupil_id', 'week'])
    .execute();

  await schema
    .createTable('balloon_lifts')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    // What somebody lifted stays when they are gone.
    .addColumn('pupil_id', 'text', (col) => col.references('pupils.id').onDelete('set null'))
    .addColumn('from_rights', 'integer', (col) => col.notNull())
    .addColumn('rights', 'integer', (col) => col.notNull())
    .addUniqueConstraint('balloon_lifts_pupil', ['group_id', 'pupil_id'])
    .execute();
}

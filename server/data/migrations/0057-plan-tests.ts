import type { Kysely } from 'kysely';

/** Start and end tests of action plans: whose they are, which form comes first, what is kept from practice, and tests of others. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const sets = schema.alterTable('test_sets');
  await sets.addColumn('plan_id', 'text', (col) => col.references('plans.id').onDelete('cascade')).execute();
  await sets
    .addColumn('pupil_id', 'text', (col) => col.references('pupils.id').onDelete('cascade'))
    .execute();
  await sets.addColumn('moment', 'text', (col) => col.notNull().defaultTo('methode')).execute();
  await sets.addColumn('first_form', 'text', (col) => col.notNull().defaultTo('A')).execute();
  await sets.addColumn('notices', 'text', (col) => col.notNull().defaultTo('[]')).execute();
  await schema.createIndex('test_sets_plan').on('test_sets').column('plan_id').execute();
  await schema.createIndex('test_sets_pupil').on('test_sets').column('pupil_id').execute();

  const sittings = schema.alterTable('sittings');
  await sittings.addColumn('taken_on', 'text').execute();
  await sittings.addColumn('circumstances', 'text', (col) => col.notNull().defaultTo('')).execute();
  await sittings
    .addColumn('taker_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .execute();

  await schema
    .createTable('reserved_words')
    .addColumn('set_id', 'text', (col) => col.notNull().references('test_sets.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('family', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('reserved_words_pk', ['set_id', 'pupil_id', 'family'])
    .execute();
  await schema.createIndex('reserved_words_pupil').on('reserved_words').column('pupil_id').execute();

  await schema
    .createTable('plan_externals')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('plan_id', 'text', (col) => col.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('moment', 'text', (col) => col.notNull())
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('data', 'text', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  for (const column of ['plan', 'pupil'])
    await schema
      .createIndex(`plan_externals_${column}`)
      .on('plan_externals')
      .column(`${column}_id`)
      .execute();
}

import { sql, type Kysely } from 'kysely';

/** Tests: which words they ask, who takes them, and what was written. Apart from practice, whose log they never touch. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('test_sets')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (col) => col.references('groups.id').onDelete('cascade'))
    .addColumn('use', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('categories', 'text', (col) => col.notNull())
    .addColumn('seed', 'text', (col) => col.notNull())
    .addColumn('open_from', 'text', (col) => col.notNull())
    .addColumn('open_to', 'text', (col) => col.notNull())
    .addColumn('shows', 'text', (col) => col.notNull())
    .addColumn('released_at', 'bigint')
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .addColumn('trashed_at', 'bigint')
    .addColumn('trashed_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema.createIndex('test_sets_group').on('test_sets').column('group_id').execute();

  await schema
    .createTable('test_items')
    .addColumn('set_id', 'text', (col) => col.notNull().references('test_sets.id').onDelete('cascade'))
    .addColumn('form', 'text', (col) => col.notNull())
    .addColumn('n', 'integer', (col) => col.notNull())
    .addColumn('part', 'integer', (col) => col.notNull())
    .addColumn('role', 'text', (col) => col.notNull())
    .addColumn('item', 'text', (col) => col.notNull())
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('word', 'text', (col) => col.notNull())
    .addColumn('sentence', 'text')
    .addColumn('d', sql`double precision`, (col) => col.notNull())
    .addColumn('v', sql`double precision`, (col) => col.notNull())
    .addPrimaryKeyConstraint('test_items_pk', ['set_id', 'form', 'n'])
    .execute();

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
    .addUniqueConstraint('sittings_once', ['set_id', 'pupil_id', 'moment'])
    .execute();
  await schema.createIndex('sittings_pupil').on('sittings').column('pupil_id').execute();

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
}

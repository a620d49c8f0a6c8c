import type { Kysely } from 'kysely';

/** Children who turn out to be there already, tests that come along with a move, and servers whose files are believed. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // Goes up when rounds came to a pupil or went that it did not practise here.
  await schema
    .alterTable('pupils')
    .addColumn('log_turn', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();

  // The move with which the results of an import came.
  await schema.alterTable('lvs_imports').addColumn('move_id', 'text').execute();

  await schema
    .createTable('strange_results')
    .addColumn('move_id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('strange_results_pupil').on('strange_results').column('pupil_id').execute();

  await schema
    .createTable('known_issuers')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('origin', 'text', (col) => col.notNull())
    .addColumn('fingerprint', 'text', (col) => col.notNull())
    .addColumn('note', 'text', (col) => col.notNull())
    .addColumn('added_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('added_at', 'bigint', (col) => col.notNull())
    .addUniqueConstraint('known_issuers_key', ['origin', 'fingerprint'])
    .execute();
}

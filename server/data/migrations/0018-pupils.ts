import type { Kysely } from 'kysely';

/** Pupils get a number of the school's own, a trash they can come back from, and what a home or practice notes of a child. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('pupils').addColumn('number', 'text').execute();
  await schema.alterTable('pupils').addColumn('trashed_at', 'bigint').execute();
  await schema.alterTable('pupils').addColumn('trashed_from', 'text').execute();
  await schema.alterTable('pupils').addColumn('child', 'text').execute();
  await schema.createIndex('pupils_trashed').on('pupils').column('trashed_from').execute();
}

import type { Kysely } from 'kysely';

/** The pattern of a pupil's own Klodder; its shape and colour are with the pupil. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('wardrobes')
    .addColumn('pattern', 'text', (col) => col.notNull().defaultTo('effen'))
    .execute();
}

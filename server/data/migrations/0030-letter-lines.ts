import type { Kysely } from 'kysely';

/** What a teacher adds to the letters to parents of a group is kept with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('groups')
    .addColumn('letter_lines', 'text', (col) => col.notNull().defaultTo('{}'))
    .execute();
}

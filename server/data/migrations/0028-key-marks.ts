import type { Kysely } from 'kysely';

/** Which keys belong to the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('key_marks')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('key_marks_key', ['name', 'digest'])
    .execute();
}

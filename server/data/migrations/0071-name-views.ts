import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../postgres.ts';

/** To whom of the office the name of which pupil is shown; and user names found by how they begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('name_views')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('until', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('name_views_user').on('name_views').columns(['user_id', 'pupil_id']).execute();
  await schema.createIndex('name_views_pupil').on('name_views').column('pupil_id').execute();
  // The order of a language is not that of signs, by which a beginning is a range; SQLite has the latter as it is.
  if (isOnPostgres(db))
    await sql`create index users_username_signs on users (username_key collate "C")`.execute(db);
}

import type { Kysely } from 'kysely';

/** Passwords of pupils that staff may look up again (sealed), and the cards with which pupils log in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('pupil_passwords')
    .addColumn('pupil_id', 'text', (col) => col.primaryKey().references('pupils.id').onDelete('cascade'))
    .addColumn('style', 'text', (col) => col.notNull())
    .addColumn('sealed', 'text', (col) => col.notNull())
    .addColumn('batch', 'text', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createTable('login_cards')
    .addColumn('pupil_id', 'text', (col) => col.primaryKey().references('pupils.id').onDelete('cascade'))
    .addColumn('serial', 'integer', (col) => col.notNull())
    .addColumn('token_hash', 'text', (col) => col.unique())
    .addColumn('batch', 'text', (col) => col.notNull())
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
}

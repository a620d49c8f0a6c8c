import type { Kysely } from 'kysely';

/** Files that go along with a message of the office; and rewards of friends at which the office looked. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('attachments')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('message_id', 'text', (col) => col.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('place', 'integer', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('type', 'text', (col) => col.notNull())
    .addColumn('size', 'integer', (col) => col.notNull())
    .addColumn('data', 'text', (col) => col.notNull())
    // So that there are never more than there are places.
    .addUniqueConstraint('attachments_place', ['message_id', 'place'])
    .execute();

  await schema.alterTable('friends').addColumn('looked', 'text').execute();
}

import type { Kysely } from 'kysely';

/** How busy each process was and what went wrong, hour by hour; and the work of all customers from the newest back. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('load_hours')
    .addColumn('hour', 'bigint', (col) => col.notNull())
    .addColumn('process', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('connected', 'integer', (col) => col.notNull())
    .addColumn('most', 'integer', (col) => col.notNull())
    .addColumn('answers', 'integer', (col) => col.notNull())
    .addColumn('last_minute', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('load_hours_key', ['hour', 'process'])
    .execute();
  await schema
    .createTable('fault_hours')
    .addColumn('hour', 'bigint', (col) => col.notNull())
    .addColumn('place', 'text', (col) => col.notNull())
    .addColumn('count', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('fault_hours_key', ['hour', 'place'])
    .execute();
  await schema.createIndex('jobs_created').on('jobs').columns(['created_at', 'id']).execute();
}

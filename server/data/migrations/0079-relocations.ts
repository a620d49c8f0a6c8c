import type { Kysely } from 'kysely';

/** What the office moves from one customer to another, and who of both agreed to it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('relocations')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('source_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('target_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('items', 'text', (col) => col.notNull())
    .addColumn('choices', 'text', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('checked', 'text')
    .addColumn('stamp', 'text')
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('job_id', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('relocations_made').on('relocations').columns(['created_at', 'id']).execute();
  for (const side of ['source', 'target'])
    await schema
      .createIndex(`relocations_${side}`)
      .on('relocations')
      .columns([`${side}_id`, 'created_at'])
      .execute();
  await schema.createIndex('relocations_maker').on('relocations').column('made_by').execute();
  await schema
    .createTable('relocation_consents')
    .addColumn('relocation_id', 'text', (col) =>
      col.notNull().references('relocations.id').onDelete('cascade'),
    )
    .addColumn('side', 'text', (col) => col.notNull())
    .addColumn('stamp', 'text', (col) => col.notNull())
    .addColumn('agrees', 'integer', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('paper_day', 'text')
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('relocation_consents_key', ['relocation_id', 'side'])
    .execute();
  await schema.createIndex('relocation_consents_by').on('relocation_consents').column('by_id').execute();
}

import type { Kysely } from 'kysely';

/** Texts of mails as the office changed them, and mails that came back because nobody has the address. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mail_templates')
    .addColumn('key', 'text', (col) => col.notNull())
    .addColumn('variant', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('text', 'text')
    .addColumn('is_default', 'integer', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('active', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('mail_templates_pk', ['key', 'variant', 'version'])
    .execute();
  await schema
    .alterTable('users')
    .addColumn('mail_bounces', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('mails_state').on('mails').columns(['state', 'created_at']).execute();
}

import { sql, type Kysely } from 'kysely';
import { fold } from '../fold.ts';

interface Before {
  accounts: { id: string; name: string; details: string; search_key: string };
}

/** What the office finds customers by, what is counted of them now and then, and what it notes of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('accounts')
    .addColumn('search_key', 'text', (col) => col.notNull().defaultTo(''))
    .execute();
  const before = db as Kysely<Before>;
  for (const { id, name, details } of await before
    .selectFrom('accounts')
    .select(['id', 'name', 'details'])
    .execute()) {
    const { city = '' } = JSON.parse(details) as { city?: string };
    await before
      .updateTable('accounts')
      .set({ search_key: fold(`${name} ${city}`) })
      .where('id', '=', id)
      .execute();
  }
  await schema.alterTable('users').addColumn('staff_key', 'text').execute();
  await sql`update users set staff_key = fold(name) where role not in ('leerling', 'demo')`.execute(db);
  // Of staff alone, and with all that a search looks at: pupils are twenty times as many.
  await sql`create index users_staff on users (staff_key, email_key, account_id) where staff_key is not null`.execute(
    db,
  );
  await schema
    .createTable('account_figures')
    .addColumn('account_id', 'text', (col) => col.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('used', 'integer', (col) => col.notNull())
    .addColumn('active_at', 'bigint')
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createTable('account_notes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('account_notes_account')
    .on('account_notes')
    .columns(['account_id', 'at'])
    .execute();
}

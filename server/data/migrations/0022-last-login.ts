import { sql, type Kysely } from 'kysely';

/** The tables as far as their rows are filled. */
interface Filling {
  users: { id: string; last_login_at: number | null };
  token_families: { user_id: string; created_at: number };
}

/** When somebody last logged in stays known after the login itself is forgotten; a group can be an example to look at. */
export async function up(db: Kysely<Filling>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('users').addColumn('last_login_at', 'bigint').execute();
  await db
    .updateTable('users')
    .set(({ selectFrom }) => ({
      last_login_at: selectFrom('token_families')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .whereRef('user_id', '=', sql.ref('users.id')),
    }))
    .execute();
  await schema
    .alterTable('groups')
    .addColumn('sample', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
}

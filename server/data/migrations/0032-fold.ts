import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../postgres.ts';

/** What SQLite is given by the program (sqlite.ts) PostgreSQL has itself: `fold`, as fold.ts does it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isOnPostgres(db)) return;
  await sql`
    create function fold(text) returns text language sql immutable strict parallel safe as
    $$ select trim(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'))) $$
  `.execute(db);
}

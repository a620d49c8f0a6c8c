import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../postgres.ts';

/** What the processes of a server share on PostgreSQL; on SQLite there is one, which has it in memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isOnPostgres(db)) return;
  // As rate-limiter-flexible and the adapter of socket.io expect them. Nothing of it has to survive a power cut.
  await sql`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  );
  await sql`create unlogged table socket_io_attachments (
    id bigserial unique, created_at timestamptz default now(), payload bytea)`.execute(db);
  await sql`create unlogged table slowed_names (
    name text not null, place text not null, until bigint not null, primary key (name, place))`.execute(db);
}

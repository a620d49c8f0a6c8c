import { sql } from 'kysely';
import type { Checkpoints } from '../data/checkpoint.ts';
import type { Db } from '../data/database.ts';
import { isOnPostgres } from '../data/postgres.ts';

/** The tables in which most of somebody stands. */
const TABLES = [
  ...['users', 'pupils', 'rounds', 'answers', 'tasks', 'somvensters', 'day_counts', 'rewards', 'mails'],
  ...['group_changes', 'job_rows', 'moves', 'lvs_results', 'practice_states', 'progress_notes'],
];

/**
 * Makes what takes erased rows out of the files of a database, and resolves when that is so. SQLite has zeroed them (`secure_delete`) and
 * has them in its log until that is written back and cut. PostgreSQL keeps them in its tables until it vacuums, which it does beside the
 * work of others.
 */
export const tracesWiper =
  (db: Db, writeBack: Pick<Checkpoints, 'cut'> | undefined): (() => Promise<void>) =>
  async () => {
    if (isOnPostgres(db)) await sql`vacuum ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(db);
    else await writeBack?.cut();
  };

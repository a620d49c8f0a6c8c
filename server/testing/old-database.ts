import { sql } from 'kysely';
import type { Db } from '../data/database.ts';

/** The last migration; it can run once more. */
export const LAST_MIGRATION = '0038-messages';

/** What it made, what hangs on others first. */
const TABLES = [
  'roadmap_comments',
  'roadmap_follows',
  'roadmap_votes',
  'roadmap_items',
  'thread_reads',
  'thread_posts',
  'threads',
  'message_choices',
  'message_reads',
  'message_receivers',
  'messages',
];

/** Makes a database one of before the last migration. */
export async function makeOld(db: Db): Promise<void> {
  await sql`delete from kysely_migration where name = ${LAST_MIGRATION}`.execute(db);
  for (const table of TABLES) await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`drop index mails_message`.execute(db);
  await sql`alter table mails drop column message_id`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The trash says who put something there; of what lies there already the logs know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('pupils').addColumn('trashed_by', 'text').execute();
  await schema.alterTable('groups').addColumn('trashed_by', 'text').execute();
  await schema.alterTable('word_lists').addColumn('removed_by', 'text').execute();
  await sql`update groups set trashed_by = (
    select actor_id from group_changes
    where group_changes.account_id = groups.account_id and kind = 'trash' and at = groups.trashed_at limit 1
  ) where trashed_at is not null`.execute(db);
  await sql`update pupils set trashed_by = (
    select actor_id from audit where action = 'pupil-trashed' and subject = pupils.id order by at desc limit 1
  ) where trashed_at is not null`.execute(db);
  await sql`update word_lists set removed_by = (
    select actor_id from audit where action = 'word-list-removed' and subject = word_lists.id order by at desc limit 1
  ) where removed_at is not null`.execute(db);
}

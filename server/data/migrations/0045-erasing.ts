import { sql, type Kysely } from 'kysely';

/** What was erased and why, who is being erased, who left when, and accounts that their customer closes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  // Of nothing that is still there, and of no names: it is kept when all that it speaks of is gone.
  await schema
    .createTable('deletion_log')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('account_id', 'text')
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('count', 'integer', (col) => col.notNull())
    .addColumn('ids', 'text', (col) => col.notNull())
    .addColumn('why', 'text', (col) => col.notNull())
    .addColumn('actor_id', 'text')
    .execute();
  await schema.createIndex('deletion_log_account').on('deletion_log').columns(['account_id', 'at']).execute();

  // Nothing brings back who is being erased.
  await schema.alterTable('pupils').addColumn('erasing_at', 'bigint').execute();

  await schema.alterTable('pupils').addColumn('left_at', 'bigint').execute();
  // Who left before: when the last group that they were in went to the archive, else from now on.
  await sql`
    update pupils set left_at = coalesce(
      (select max(archived_at) from past_group_pupils
        join groups on groups.id = past_group_pupils.group_id
        where past_group_pupils.pupil_id = pupils.id),
      ${Date.now()})
    where trashed_at is null and arriving is null and exists (
      select id from users where users.id = pupils.id and active = 0 and role = 'leerling')
  `.execute(db);
  await schema.createIndex('pupils_left').on('pupils').column('left_at').execute();

  // Months after which who left is erased; null: as usual.
  await schema.alterTable('accounts').addColumn('leaver_months', 'integer').execute();

  await schema
    .createTable('account_closings')
    .addColumn('account_id', 'text', (col) => col.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('asked_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('asked_at', 'bigint', (col) => col.notNull())
    // SHA-256 of what stands in the link that confirms it; null once that was done.
    .addColumn('token_hash', 'text', (col) => col.unique())
    .addColumn('token_until', 'bigint', (col) => col.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('erase_on', 'text')
    .execute();

  // A document that goes along with a mail, in base64; gone with what else is wiped of it.
  await schema.alterTable('mails').addColumn('attachment', 'text').execute();
  await schema.alterTable('mails').addColumn('attachment_name', 'text').execute();
}

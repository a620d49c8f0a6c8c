import { sql, type Kysely } from 'kysely';

/** Codes with which another account takes a pupil over, what was taken over with them, and which files were read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  // A pupil who is being copied: in the trash as far as all others know, and not shown there.
  await schema.alterTable('pupils').addColumn('arriving', 'text').execute();

  await schema
    .createTable('move_tokens')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('digest', 'text', (col) => col.notNull().unique())
    // What was moved is told a year long on both sides, also where the pupil is erased by then.
    .addColumn('pupil_id', 'text', (col) => col.references('pupils.id').onDelete('set null'))
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('scope', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('basis', 'text', (col) => col.notNull())
    .addColumn('basis_day', 'text')
    .addColumn('note', 'text', (col) => col.notNull())
    .addColumn('expires_on', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('archive', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await schema
    .createIndex('move_tokens_account')
    .on('move_tokens')
    .columns(['account_id', 'created_at'])
    .execute();
  // Of one pupil there is one that can be used.
  await sql`create unique index move_tokens_open on move_tokens (pupil_id) where state = 'open'`.execute(db);

  await schema
    .createTable('moves')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('token_id', 'text', (col) => col.references('move_tokens.id').onDelete('set null'))
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.references('pupils.id').onDelete('set null'))
    .addColumn('made_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('how', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('issuer', 'text')
    .addColumn('detail', 'text')
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('undo_until', 'bigint', (col) => col.notNull())
    .addColumn('undone_at', 'bigint')
    .execute();
  await schema.createIndex('moves_account').on('moves').columns(['account_id', 'at']).execute();
  await schema.createIndex('moves_token').on('moves').column('token_id').execute();

  // Of no account: a file is read once, whatever became of who read it.
  await schema
    .createTable('read_archives')
    .addColumn('archive', 'text', (col) => col.primaryKey())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();
}

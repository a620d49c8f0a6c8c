import { sql, type Kysely } from 'kysely';

/** Test results of pupil monitoring systems: the tables they come in, what is kept of them, where pupils might begin by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('lvs_imports')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('actor_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('draft', 'text')
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('request_id', 'text')
    .addColumn('report', 'text', (col) => col.notNull().defaultTo('{}'))
    .addColumn('trashed_at', 'bigint')
    .addColumn('trashed_by', 'text')
    .execute();
  await schema.createIndex('lvs_imports_account').on('lvs_imports').columns(['account_id', 'at']).execute();

  await schema
    .createTable('lvs_results')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('import_id', 'text', (col) => col.notNull().references('lvs_imports.id').onDelete('cascade'))
    .addColumn('row', 'integer', (col) => col.notNull())
    .addColumn('place', 'text', (col) => col.notNull())
    .addColumn('provider', 'text', (col) => col.notNull())
    .addColumn('test', 'text')
    .addColumn('part', 'text', (col) => col.notNull())
    .addColumn('moment', 'text', (col) => col.notNull())
    .addColumn('school_year', 'integer')
    .addColumn('taken_at', 'text')
    .addColumn('norm_version', 'text')
    .addColumn('measures', 'text', (col) => col.notNull())
    .addColumn('kept_until', 'text', (col) => col.notNull())
    .addColumn('trashed', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  // What lies in the trash leaves room for what comes in its place.
  await sql`create unique index lvs_results_place on lvs_results (pupil_id, place) where trashed = 0`.execute(
    db,
  );
  await schema.createIndex('lvs_results_import').on('lvs_results').column('import_id').execute();

  await schema
    .createTable('lvs_proposals')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('import_id', 'text', (col) => col.notNull().references('lvs_imports.id').onDelete('cascade'))
    .addColumn('result_id', 'text', (col) =>
      col.notNull().unique().references('lvs_results.id').onDelete('cascade'),
    )
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('groep', 'integer', (col) => col.notNull())
    .addColumn('half', 'integer', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('batch', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text')
    .execute();
  await schema.createIndex('lvs_proposals_import').on('lvs_proposals').column('import_id').execute();
  await schema.createIndex('lvs_proposals_pupil').on('lvs_proposals').column('pupil_id').execute();

  await schema
    .createTable('lvs_mappings')
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('heads', 'text', (col) => col.notNull())
    .addColumn('mapping', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('lvs_mappings_key', ['account_id', 'heads'])
    .execute();

  await schema
    .createTable('lvs_links')
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('who', 'text', (col) => col.notNull())
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('lvs_links_key', ['account_id', 'who'])
    .execute();
  await schema.createIndex('lvs_links_pupil').on('lvs_links').column('pupil_id').execute();

  await schema
    .alterTable('staff_rights')
    .addColumn('may_import', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
}

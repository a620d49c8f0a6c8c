import { sql, type Kysely } from 'kysely';

/** The tables before and after, as far as rows go from one to the other. */
interface Moving {
  settings_before: {
    id: string;
    group_id: string | null;
    pupil_id: string | null;
    settings: string;
    updated_at: number;
  };
  practice_settings: {
    id: string;
    group_id: string;
    name: string;
    fields: string;
    is_default: number;
    whole_group: number;
    from_day: string | null;
    to_day: string | null;
    archived_at: number | null;
    created_at: number;
    changed_at: number;
  };
  pupil_settings: { pupil_id: string; setting_id: string | null; fields: string; changed_at: number };
}

/**
 * Practice settings get a name: a group has several, pupils follow one and differ in some fields, and what was changed
 * is remembered. What a group had becomes its default; what a pupil had stays the pupil's own.
 */
export async function up(db: Kysely<Moving>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('practice_settings').renameTo('settings_before').execute();

  await schema
    .createTable('practice_settings')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('fields', 'text', (col) => col.notNull())
    .addColumn('is_default', 'integer', (col) => col.notNull())
    .addColumn('whole_group', 'integer', (col) => col.notNull())
    .addColumn('from_day', 'text')
    .addColumn('to_day', 'text')
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('practice_settings_group').on('practice_settings').column('group_id').execute();
  // Two calls at once can't both make the first default of a group.
  await schema
    .createIndex('practice_settings_default')
    .unique()
    .on('practice_settings')
    .column('group_id')
    .where(sql.ref('is_default'), '=', 1)
    .execute();

  await schema
    .createTable('pupil_settings')
    .addColumn('pupil_id', 'text', (col) => col.primaryKey().references('pupils.id').onDelete('cascade'))
    .addColumn('setting_id', 'text', (col) => col.references('practice_settings.id').onDelete('set null'))
    .addColumn('fields', 'text', (col) => col.notNull())
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('pupil_settings_setting').on('pupil_settings').column('setting_id').execute();

  await schema
    .createTable('setting_changes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('batch', 'text', (col) => col.notNull())
    .addColumn('setting_id', 'text', (col) => col.references('practice_settings.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.references('pupils.id').onDelete('cascade'))
    .addColumn('actor_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text', (col) => col.notNull())
    .execute();
  await schema.createIndex('setting_changes_batch').on('setting_changes').column('batch').execute();
  await schema
    .createIndex('setting_changes_setting')
    .on('setting_changes')
    .columns(['setting_id', 'at'])
    .execute();
  await schema
    .createIndex('setting_changes_pupil')
    .on('setting_changes')
    .columns(['pupil_id', 'at'])
    .execute();

  const rows = await db.selectFrom('settings_before').selectAll().execute();
  for (const { id, group_id, pupil_id, settings, updated_at } of rows) {
    if (group_id !== null) {
      await db
        .insertInto('practice_settings')
        .values({
          id,
          group_id,
          name: 'Standaard',
          fields: settings,
          is_default: 1,
          whole_group: 0,
          from_day: null,
          to_day: null,
          archived_at: null,
          created_at: updated_at,
          changed_at: updated_at,
        })
        .execute();
    } else if (pupil_id !== null) {
      await db
        .insertInto('pupil_settings')
        .values({ pupil_id, setting_id: null, fields: settings, changed_at: updated_at })
        .execute();
    }
  }
  await schema.dropTable('settings_before').execute();
}

import { sql, type Kysely } from 'kysely';
import { nameOfDay } from '../day.ts';

/** The tables as far as their rows are filled. */
interface Filling {
  groups: { id: string; account_id: string; name: string; name_key: string; school_year: number };
}

/**
 * Groups belong to a school year, can be archived, and have a name that is theirs alone; what staff did to them is
 * remembered so that it is done once and can be undone; who sat in a group of an earlier year stays known.
 */
export async function up(db: Kysely<Filling>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('groups')
    .addColumn('name_key', 'text', (col) => col.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('groups')
    .addColumn('school_year', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('groups').addColumn('archived_at', 'bigint').execute();
  await fill(db);
  await schema
    .createIndex('groups_name')
    .unique()
    .on('groups')
    .columns(['account_id', 'school_year', 'name_key'])
    .where(sql.ref('archived_at'), 'is', null)
    .execute();

  await schema
    .createTable('group_changes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('actor_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('detail', 'text', (col) => col.notNull())
    .addColumn('undone_at', 'bigint')
    .execute();
  await schema
    .createIndex('group_changes_account')
    .on('group_changes')
    .columns(['account_id', 'at'])
    .execute();

  await schema
    .createTable('past_group_pupils')
    .addColumn('group_id', 'text', (col) => col.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('pupil_id', 'text', (col) => col.notNull().references('pupils.id').onDelete('cascade'))
    .addColumn('groep', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('past_group_pupils_pk', ['group_id', 'pupil_id'])
    .execute();
  await schema.createIndex('past_group_pupils_pupil').on('past_group_pupils').column('pupil_id').execute();
}

/** Groups of before are of this school year; of two with one name the second gets a number behind it. */
async function fill(db: Kysely<Filling>) {
  const today = nameOfDay(Date.now());
  const school_year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0);
  const taken = new Set<string>();
  const rows = await db.selectFrom('groups').select(['id', 'account_id', 'name']).orderBy('id').execute();
  for (const { id, account_id, name } of rows) {
    let own = name;
    for (let n = 2; taken.has(`${account_id} ${keyOf(own)}`); n++) own = `${name} (${n})`;
    taken.add(`${account_id} ${keyOf(own)}`);
    await db
      .updateTable('groups')
      .set({ name: own, name_key: keyOf(own), school_year })
      .where('id', '=', id)
      .execute();
  }
}

/** As names were compared when this was written. */
const keyOf = (name: string) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

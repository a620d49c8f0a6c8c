import type { Db } from '../data/database.ts';
import { newId } from '../contract/id.ts';
import type { PracticeSettingRow, PupilRow, PupilSettingRow, SettingChangeRow } from '../data/schema.ts';
import { namesApart } from '../pupils/name.ts';

/** Changes that a page shows. */
const MOST_CHANGES = 30;

/** All settings of a group but those in the trash: the default first, then by name; archived ones last. */
export const settingsOf = (db: Db, groupId: string): Promise<PracticeSettingRow[]> =>
  settingsIn(db, [groupId]);

/** The same of several groups, together. */
export async function settingsIn(db: Db, groupIds: readonly string[]): Promise<PracticeSettingRow[]> {
  const rows = await db
    .selectFrom('practice_settings')
    .selectAll()
    .where('group_id', 'in', groupIds)
    .where('trashed_at', 'is', null)
    .execute();
  const names = new Intl.Collator('nl', { numeric: true });
  const rank = (row: PracticeSettingRow) => (row.archived_at !== null ? 2 : row.is_default === 1 ? 0 : 1);
  return rows.sort((a, b) => rank(a) - rank(b) || names.compare(a.name, b.name));
}

/** Sees to it that groups have a default. Two calls at once make one. */
export async function ensureDefaults(db: Db, groupIds: readonly string[], now: number): Promise<void> {
  const found = await db
    .selectFrom('practice_settings')
    .select('group_id')
    .where('group_id', 'in', groupIds)
    .where('is_default', '=', 1)
    .execute();
  const has = new Set(found.map(({ group_id }) => group_id));
  const rows = groupIds
    .filter((id) => !has.has(id))
    .map((group_id) => ({
      id: newId(),
      group_id,
      name: 'Standaard',
      fields: '{}',
      is_default: 1,
      whole_group: 0,
      from_day: null,
      to_day: null,
      archived_at: null,
      trashed_at: null,
      trashed_by: null,
      created_at: now,
      changed_at: now,
    }));
  if (rows.length === 0) return;
  await db
    .insertInto('practice_settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A setting by its id, of whatever group; in the trash too. */
export const findSetting = (db: Db, id: string): Promise<PracticeSettingRow | undefined> =>
  db.selectFrom('practice_settings').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores settings over earlier ones. */
export async function storeSettings(db: Db, rows: readonly PracticeSettingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('practice_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        group_id: ref('excluded.group_id'),
        name: ref('excluded.name'),
        fields: ref('excluded.fields'),
        is_default: ref('excluded.is_default'),
        whole_group: ref('excluded.whole_group'),
        from_day: ref('excluded.from_day'),
        to_day: ref('excluded.to_day'),
        archived_at: ref('excluded.archived_at'),
        created_at: ref('excluded.created_at'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** A pupil of a group with what the pupil follows and where the pupil differs. */
export interface GroupPupil {
  id: string;
  group_id: string | null;
  name: string;
  groep: number;
  setting_id: string | null;
  fields: string;
  from_day: string | null;
  to_day: string | null;
  in_game: string | null;
}

/** The pupils of a group by first name; the pupil of the demo, whom everybody plays, is none of them. */
export const pupilsOf = (db: Db, groupId: string): Promise<GroupPupil[]> => pupilsIn(db, [groupId]);

/** The same of several groups, together. */
export const pupilsIn = (db: Db, groupIds: readonly string[]): Promise<GroupPupil[]> =>
  pupilsBy(db, 'pupils.group_id', groupIds);

/** Pupils by their ids, as far as they are there. */
export const pupilsById = (db: Db, ids: readonly string[]): Promise<GroupPupil[]> =>
  pupilsBy(db, 'pupils.id', ids);

async function pupilsBy(
  db: Db,
  column: 'pupils.group_id' | 'pupils.id',
  ids: readonly string[],
): Promise<GroupPupil[]> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('pupil_settings', 'pupil_settings.pupil_id', 'pupils.id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'username', 'groep', 'setting_id', 'fields'])
    .select(['group_id', 'from_day', 'to_day', 'in_game'])
    .where(column, 'in', ids)
    .where('users.role', '!=', 'demo')
    .execute();
  const names = namesApart(rows);
  const dutch = new Intl.Collator('nl');
  return rows
    .map((row) => ({
      id: row.id,
      group_id: row.group_id,
      name: names.get(row.id)!,
      groep: row.groep,
      setting_id: row.setting_id,
      fields: row.fields ?? '{}',
      from_day: row.from_day,
      to_day: row.to_day,
      in_game: row.in_game,
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}

/** What a pupil follows and in what the pupil differs; the usual when nothing is stored. */
export const findPupilSetting = async (db: Db, pupilId: string): Promise<PupilSettingRow> =>
  (await findPupilSettings(db, [pupilId]))[0]!;

/** The same of several pupils, each once. */
export async function findPupilSettings(db: Db, pupilIds: Iterable<string>): Promise<PupilSettingRow[]> {
  const ids = [...new Set(pupilIds)];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('pupil_settings').selectAll().where('pupil_id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.pupil_id, row]));
  return ids.map((pupil_id) => stored.get(pupil_id) ?? { pupil_id, ...USUAL });
}

const USUAL: Omit<PupilSettingRow, 'pupil_id'> = {
  setting_id: null,
  fields: '{}',
  changed_at: 0,
  from_day: null,
  to_day: null,
  in_game: null,
};

/** Stores what pupils follow and in what they differ. */
export async function storePupilSettings(db: Db, rows: readonly PupilSettingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('pupil_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('pupil_id').doUpdateSet(({ ref }) => ({
        setting_id: ref('excluded.setting_id'),
        fields: ref('excluded.fields'),
        changed_at: ref('excluded.changed_at'),
        from_day: ref('excluded.from_day'),
        to_day: ref('excluded.to_day'),
        in_game: ref('excluded.in_game'),
      })),
    )
    .execute();
}

/** Adds to the history. */
export async function storeChanges(db: Db, rows: readonly SettingChangeRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('setting_changes').values(rows).execute();
}

/** All that was changed at once, in the order in which it was. */
export const changesIn = (db: Db, batch: string): Promise<SettingChangeRow[]> =>
  db.selectFrom('setting_changes').selectAll().where('batch', '=', batch).orderBy('id').execute();

/** The last changes of a setting or of a pupil with who made them, newest first. */
export const historyOf = (db: Db, of: { setting_id: string } | { pupil_id: string }) =>
  db
    .selectFrom('setting_changes')
    .leftJoin('users', 'users.id', 'setting_changes.actor_id')
    .select(['batch', 'at', 'before', 'after', 'users.name as actor'])
    .$if('setting_id' in of, (query) =>
      query.where('setting_id', '=', 'setting_id' in of ? of.setting_id : ''),
    )
    .$if('pupil_id' in of, (query) => query.where('pupil_id', '=', 'pupil_id' in of ? of.pupil_id : ''))
    .orderBy('at', 'desc')
    .orderBy('setting_changes.id', 'desc')
    .limit(MOST_CHANGES)
    .execute();

/** How many pupils were given each of these settings to follow; one that nobody follows is absent. */
export async function countChosen(db: Db, settingIds: readonly string[]): Promise<Map<string, number>> {
  if (settingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pupil_settings')
    .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
    .innerJoin('practice_settings', 'practice_settings.id', 'pupil_settings.setting_id')
    .select(({ fn }) => ['practice_settings.id', fn.countAll<number>().as('count')])
    .where('practice_settings.id', 'in', settingIds)
    // Who moved to another group no longer follows it.
    .whereRef('pupils.group_id', '=', 'practice_settings.group_id')
    .groupBy('practice_settings.id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Word lists of an account that are there. */
export const listsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('word_lists')
    .select(['id', 'name', 'words', 'changed_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .execute();

/** The name and school years of a pupil's group. */
export async function groupOf(
  db: Db,
  { group_id }: Pick<PupilRow, 'group_id'>,
): Promise<{ id: string; name: string } | undefined> {
  if (group_id === null) return undefined;
  return db.selectFrom('groups').select(['id', 'name']).where('id', '=', group_id).executeTakeFirst();
}

/** Whether this stands in what some setting of an account, or of a pupil of it, says: fields are JSON. */
export async function settingsSay(db: Db, accountId: string, part: string): Promise<boolean> {
  const [ofGroup, ofPupil] = await Promise.all([
    db
      .selectFrom('practice_settings')
      .innerJoin('groups', 'groups.id', 'practice_settings.group_id')
      .select('practice_settings.id')
      .where('account_id', '=', accountId)
      .where('fields', 'like', `%${part}%`)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('pupil_settings')
      .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
      .select('pupil_id')
      .where('account_id', '=', accountId)
      .where('fields', 'like', `%${part}%`)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return ofGroup !== undefined || ofPupil !== undefined;
}

import type { Db } from '../data/database.ts';
import { groupKey } from './names.ts';
import { isReal } from './sample-pupils.ts';

/** All of a group that staff change. */
export interface GroupState {
  name: string;
  groep: number[];
  schoolYear: number;
  archived: boolean;
  /** In the trash, and so in the archive as well. */
  trashed?: true;
  /** Ids, in order. */
  teachers: string[];
}

/** Where a pupil is. */
export interface PupilPlace {
  group: string | null;
  groep: number;
  /** Whether the pupil can log in: who left the school can't. */
  active: boolean;
  /** The group that the pupil was in before it went to the trash. */
  trashedFrom?: string;
}

/** The groups of an account as they are, the archive included; an example to look at is none of them. */
export async function readGroups(db: Db, accountId: string): Promise<Map<string, GroupState>> {
  const rows = await db
    .selectFrom('groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('sample', '=', 0)
    .execute();
  const teachers = await db
    .selectFrom('group_teachers')
    .innerJoin('groups', 'groups.id', 'group_teachers.group_id')
    .select(['group_id', 'user_id'])
    .where('account_id', '=', accountId)
    .where('sample', '=', 0)
    .orderBy('user_id')
    .execute();
  const states = new Map<string, GroupState>();
  for (const row of rows) {
    states.set(row.id, {
      name: row.name,
      groep: JSON.parse(row.groep) as number[],
      schoolYear: row.school_year,
      archived: row.archived_at !== null,
      ...(row.trashed_at !== null && { trashed: true }),
      teachers: [],
    });
  }
  for (const { group_id, user_id } of teachers) states.get(group_id)?.teachers.push(user_id);
  return states;
}

/** Pupils of an account by id, with where they are; who left or lies in the trash can not log in. Invented ones are none. */
export async function readPlaces(db: Db, accountId: string): Promise<Map<string, PupilPlace>> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'group_id', 'groep', 'active', 'trashed_from'])
    .where('pupils.account_id', '=', accountId)
    .where(isReal)
    .execute();
  return new Map(
    rows.map(({ id, group_id, groep, active, trashed_from }) => [
      id,
      {
        group: group_id,
        groep,
        active: active === 1,
        ...(trashed_from !== null && { trashedFrom: trashed_from }),
      },
    ]),
  );
}

/** Stores a group; null takes it away. */
export async function storeGroup(
  trx: Db,
  { id, accountId, now }: { id: string; accountId: string; now: number },
  before: GroupState | null,
  after: GroupState | null,
): Promise<void> {
  if (!after) {
    await trx.deleteFrom('groups').where('id', '=', id).execute();
    return;
  }
  const fields = {
    name: after.name,
    name_key: groupKey(after.name),
    groep: JSON.stringify(after.groep),
    school_year: after.schoolYear,
  };
  if (!before) {
    const archived_at = after.archived ? now : null;
    await trx
      .insertInto('groups')
      .values({ ...fields, id, account_id: accountId, archived_at, created_at: now })
      .execute();
  } else {
    const archived_at = after.archived ? now : null;
    const trashed_at = after.trashed ? now : null;
    const moved = {
      ...(before.archived !== after.archived && { archived_at }),
      ...(before.trashed !== after.trashed && { trashed_at }),
    };
    await trx
      .updateTable('groups')
      .set({ ...fields, ...moved })
      .where('id', '=', id)
      .execute();
  }
  await trx.deleteFrom('group_teachers').where('group_id', '=', id).execute();
  if (after.teachers.length === 0) return;
  await trx
    .insertInto('group_teachers')
    .values(after.teachers.map((user_id) => ({ group_id: id, user_id })))
    .execute();
}

/** Puts a pupil somewhere; the trash is a place too. */
export async function storePlace(
  trx: Db,
  id: string,
  { group, groep, active, trashedFrom }: PupilPlace,
  now: number,
): Promise<void> {
  const trash =
    trashedFrom === undefined
      ? { trashed_from: null, trashed_at: null }
      : { trashed_from: trashedFrom, trashed_at: now };
  await trx
    .updateTable('pupils')
    .set({ group_id: group, groep, ...trash })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('users')
    .set({ active: Number(active) })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
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
    .where('erasing_at', 'is', null)
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

/** Who stores something, and when. */
export interface Storing {
  accountId: string;
  actorId: string;
  now: number;
}

/** A group to be stored, as it was; null for one that is made. */
export interface GroupStep {
  id: string;
  before: GroupState | null;
  after: GroupState;
}

/** Stores groups as they are to be. */
export async function storeGroups(
  trx: Db,
  steps: readonly GroupStep[],
  { accountId, actorId, now }: Storing,
): Promise<void> {
  if (steps.length === 0) return;
  const rowOf = ({ id, after }: GroupStep) => ({
    id,
    account_id: accountId,
    name: after.name,
    name_key: groupKey(after.name),
    groep: JSON.stringify(after.groep),
    school_year: after.schoolYear,
    archived_at: after.archived ? now : null,
    trashed_at: after.trashed ? now : null,
    trashed_by: after.trashed ? actorId : null,
    created_at: now,
  });
  const [made, changed] = [steps.filter(({ before }) => !before), steps.filter(({ before }) => before)];
  // Apart: an id that another account has must not get through as a change.
  if (made.length > 0) await trx.insertInto('groups').values(made.map(rowOf)).execute();
  if (changed.length > 0)
    await trx
      .insertInto('groups')
      .values(changed.map(rowOf))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          name_key: ref('excluded.name_key'),
          groep: ref('excluded.groep'),
          school_year: ref('excluded.school_year'),
          archived_at: sinceWhen('archived_at'),
          trashed_at: sinceWhen('trashed_at'),
          trashed_by: byWhom,
        })),
      )
      .execute();
  const ids = steps.map(({ id }) => id);
  await trx.deleteFrom('group_teachers').where('group_id', 'in', ids).execute();
  const teachers = steps.flatMap(({ id, after }) =>
    after.teachers.map((user_id) => ({ group_id: id, user_id })),
  );
  if (teachers.length > 0) await trx.insertInto('group_teachers').values(teachers).execute();
}

/** What was put there before lies there since then. */
const sinceWhen = (column: 'archived_at' | 'trashed_at') => {
  const [was, is] = [sql.ref(`groups.${column}`), sql.ref(`excluded.${column}`)];
  return sql<number | null>`case when ${is} is null then null else coalesce(${was}, ${is}) end`;
};

/** Who threw it away first did so. */
const byWhom = sql<string | null>`case when excluded.trashed_at is null then null
  when groups.trashed_at is null then excluded.trashed_by else groups.trashed_by end`;

/** Puts pupils somewhere; the trash is a place too. Who go to the same place go together. */
export async function storePlaces(
  trx: Db,
  places: ReadonlyMap<string, PupilPlace>,
  { actorId, now }: Storing,
): Promise<void> {
  for (const [, same] of Map.groupBy(places, ([, place]) => JSON.stringify(place))) {
    const { group, groep, active, trashedFrom } = same[0]![1];
    const trash =
      trashedFrom === undefined
        ? { trashed_from: null, trashed_at: null, trashed_by: null }
        : { trashed_from: trashedFrom, trashed_at: now, trashed_by: actorId };
    await trx
      .updateTable('pupils')
      .set(({ fn, val }) => ({
        group_id: group,
        groep,
        left_at: active || trashedFrom !== undefined ? null : fn.coalesce('left_at', val(now)),
        ...trash,
      }))
      .where('id', 'in', idsOf(same))
      .execute();
  }
  for (const [active, same] of Map.groupBy(places, ([, place]) => place.active))
    await trx
      .updateTable('users')
      .set({ active: Number(active) })
      .where('id', 'in', idsOf(same))
      .execute();
}

const idsOf = (entries: readonly (readonly [string, unknown])[]) => entries.map(([id]) => id);

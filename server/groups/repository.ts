import type { Group } from '../contract/groups.ts';
import type { Db } from '../data/database.ts';
import { practisedSince } from '../progress/activity.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The groups of an account, or one of them, as `viewerId` sees them. */
export async function findGroups(
  db: Db,
  { accountId, groupId, viewerId }: { accountId: string; groupId?: string; viewerId: string },
): Promise<Group[]> {
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'name', 'groep'])
    .where('account_id', '=', accountId)
    .$if(groupId !== undefined, (query) => query.where('id', '=', groupId!))
    .execute();
  if (groups.length === 0) return [];
  const ids = groups.map((group) => group.id);

  const teachers = await db
    .selectFrom('group_teachers')
    .innerJoin('users', 'users.id', 'group_teachers.user_id')
    .select(['group_teachers.group_id', 'users.id', 'users.name'])
    .where('group_teachers.group_id', 'in', ids)
    .where('users.active', '=', 1)
    .orderBy('users.name')
    .execute();
  const sizes = await count(db, ids);
  const active = await count(db, ids, Date.now() - WEEK_MS);

  return groups.map(({ id, name, groep }) => {
    const own = teachers.filter((teacher) => teacher.group_id === id);
    return {
      id,
      name,
      groep: JSON.parse(groep) as number[],
      teachers: own.map((teacher) => teacher.name),
      pupils: sizes.get(id) ?? 0,
      activeThisWeek: active.get(id) ?? 0,
      own: own.some((teacher) => teacher.id === viewerId),
    };
  });
}

/** Pupils per group; with `since` only those who answered after that moment. */
async function count(db: Db, groupIds: string[], since?: number) {
  const rows = await db
    .selectFrom('pupils')
    .select(({ fn }) => ['group_id', fn.countAll<number>().as('count')])
    .where('group_id', 'in', groupIds)
    .$if(since !== undefined, (query) => query.where(practisedSince(since!)))
    .groupBy('group_id')
    .execute();
  return new Map(rows.map((row) => [row.group_id, Number(row.count)]));
}

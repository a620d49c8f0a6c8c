import { sql } from 'kysely';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';

/**
 * Whether a teacher has a group: as one of its teachers, as a stand-in until a day that has not passed (the access ends
 * by itself), or by the right to reach all groups of the account.
 */
export async function teachesGroup(db: Db, userId: string, groupId: string): Promise<boolean> {
  return (await taughtBy(db, [userId], [groupId]))(userId, groupId);
}

/** The same of several teachers and groups, asked at once. */
export async function taughtBy(
  db: Db,
  userIds: readonly string[],
  groupIds: readonly string[],
): Promise<(userId: string, groupId: string) => boolean> {
  if (userIds.length === 0 || groupIds.length === 0) return () => false;
  const rows = await db
    .selectFrom('group_teachers')
    .select(['user_id', 'group_id'])
    .where('user_id', 'in', userIds)
    .where('group_id', 'in', groupIds)
    .union(
      db
        .selectFrom('stand_ins')
        .select(['user_id', 'group_id'])
        .where('user_id', 'in', userIds)
        .where('group_id', 'in', groupIds)
        .where('until_day', '>=', nameOfDay(Date.now())),
    )
    .union(
      db
        .selectFrom('staff_rights')
        .select(['user_id', sql.lit(EVERY).as('group_id')])
        .where('user_id', 'in', userIds)
        .where('all_groups', '=', 1),
    )
    .execute();
  const taught = new Set(rows.map(({ user_id, group_id }) => `${user_id} ${group_id}`));
  return (userId, groupId) => taught.has(`${userId} ${EVERY}`) || taught.has(`${userId} ${groupId}`);
}

/** Stands for all groups of the account. */
const EVERY = '*';

/** Whether a teacher has the right to reach all groups of the account. */
export async function reachesAll(db: Db, userId: string): Promise<boolean> {
  const rights = await db
    .selectFrom('staff_rights')
    .select('all_groups')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return rights?.all_groups === 1;
}

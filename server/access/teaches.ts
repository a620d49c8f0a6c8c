import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';

/**
 * Whether a teacher has a group: as one of its teachers, as a stand-in until a day that has not passed (the access ends
 * by itself), or by the right to reach all groups of the account.
 */
export async function teachesGroup(db: Db, userId: string, groupId: string): Promise<boolean> {
  const own = await db
    .selectFrom('group_teachers')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own) return true;
  const standsIn = await db
    .selectFrom('stand_ins')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('until_day', '>=', nameOfDay(Date.now()))
    .executeTakeFirst();
  return standsIn !== undefined || (await reachesAll(db, userId));
}

/** Whether a teacher has the right to reach all groups of the account. */
export async function reachesAll(db: Db, userId: string): Promise<boolean> {
  const rights = await db
    .selectFrom('staff_rights')
    .select('all_groups')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return rights?.all_groups === 1;
}

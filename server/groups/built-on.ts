import type { Db } from '../data/database.ts';

/**
 * Why a group that a change made can't be taken away again: what staff did in it since, in Dutch; undefined when nothing
 * was. Settings that came along with the pupils are part of the change.
 */
export async function whyBuiltOn(
  db: Db,
  { id: groupId, name, change }: { id: string; name: string; change: string },
): Promise<string | undefined> {
  const setting = await db
    .selectFrom('setting_changes')
    .innerJoin('practice_settings', 'practice_settings.id', 'setting_changes.setting_id')
    .select('setting_changes.id')
    .where('group_id', '=', groupId)
    .where('batch', '!=', change)
    .executeTakeFirst();
  if (setting) return `De oefeninstellingen van ${name} zijn intussen veranderd.`;
  for (const table of ['ready_lists', 'ready_tasks', 'explanations'] as const) {
    const row = await db
      .selectFrom(table)
      .select('group_id')
      .where('group_id', '=', groupId)
      .executeTakeFirst();
    if (row) return `Voor ${name} is intussen oefenstof klaargezet of uitleg gegeven.`;
  }
  const standIn = await db
    .selectFrom('stand_ins')
    .select('group_id')
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return standIn && `Voor ${name} is intussen vervanging geregeld.`;
}

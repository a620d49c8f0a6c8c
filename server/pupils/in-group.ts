import type { Db } from '../data/database.ts';

/** Ids of the pupils who are in a group now: all of them, or those of `ids`, each once. */
export async function pupilsIn(db: Db, groupId: string, ids?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('pupils')
    .select('id')
    .where('group_id', '=', groupId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .execute();
  return rows.map(({ id }) => id);
}

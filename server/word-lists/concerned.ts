import type { Db } from '../data/database.ts';
import { practisingList } from '../settings/concerned.ts';
import { pupilsWith } from './repository.ts';

/** Ids of the pupils for whom a change of a list makes another map: who has a place with it, or had, and whose learning line names it. */
export async function pupilsConcerned(db: Db, accountId: string, listId: string): Promise<string[]> {
  const placed = await pupilsWith(db, listId);
  return [...new Set([...placed, ...(await practisingList(db, accountId, listId, Date.now()))])];
}

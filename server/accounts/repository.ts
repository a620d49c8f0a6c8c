import type { Db } from '../data/database.ts';

/** What an account is called, and which kind of customer it is. */
export const findAccount = (db: Db, id: string) =>
  db.selectFrom('accounts').select(['id', 'name', 'kind']).where('id', '=', id).executeTakeFirst();

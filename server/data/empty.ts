import type { Db } from './db.ts';

/** Whether nobody is in the database yet. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined &&
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;

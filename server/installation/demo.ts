import type { Db } from '../data/database.ts';

const DEMO = 'demo';

/** Notes that what is in the database is invented, and that its passwords are known to all. */
export async function markDemo(db: Db): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: DEMO, value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the database holds a demo. */
export const isDemo = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('installation').select('name').where('name', '=', DEMO).executeTakeFirst()) !==
  undefined;

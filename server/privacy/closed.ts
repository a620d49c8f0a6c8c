import type { Db } from '../data/database.ts';

/** On which day an account is erased that its customer closed; nothing for any other. */
export async function closedBy(db: Db, accountId: string): Promise<{ eraseOn?: string }> {
  const row = await db
    .selectFrom('account_closings')
    .select('erase_on')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.erase_on ? { eraseOn: row.erase_on } : {};
}

import { audit, forEach } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';

/** Notes that two pupils of one account who were to be put together stay two; nothing of them changed. */
export async function leaveTwins(
  trx: Db,
  id: string,
  { into, source, account }: { into: string; source: string; account: string },
): Promise<void> {
  await trx.updateTable('moves').set({ state: 'failed' }).where('id', '=', id).execute();
  await audit(trx, forEach([into, source], { action: 'twins-failed', accountId: account, detail: id }));
}

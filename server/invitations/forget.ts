import { INVITEES_DAYS } from '../contract/account-terms.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, overBefore } from '../data/day.ts';
import { lastCounts } from './views.ts';

/** Erases whom the office invited once that is long over, with their mails; how many they were stays. */
export async function forgetInvitees(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom('campaigns')
    .select('id')
    .where('expires_on', '<', nameOfDay(overBefore({ days: INVITEES_DAYS }, now)))
    .where('counts', 'is', null)
    .execute();
  for (const { id } of old)
    await transact(db, async (trx) => {
      const counts = JSON.stringify(await lastCounts(trx, id));
      await trx.updateTable('campaigns').set({ counts }).where('id', '=', id).execute();
      await trx.deleteFrom('campaign_invitees').where('campaign_id', '=', id).execute();
      // The outbox wipes them at its next tidying.
      await trx.updateTable('mails').set({ wipe: 1 }).where('message_id', '=', id).execute();
    });
}

import { CAMPAIGN_EXPIRES_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mail that came back is noted here long before. */
const NOTED_MS = 7 * DAY_MS;
/** No mail of an invitation that can be taken up is older. */
const OLDEST_MS = 2 * CAMPAIGN_EXPIRES_DAYS.most * DAY_MS;

/** Takes every invitation as far as its mail has come, and ends those of which the last day is over. */
export async function followInvitations(db: Db, now: number): Promise<void> {
  await followMails(db, now);
  await db
    .updateTable('campaign_invitees')
    .set({ state: 'expired', changed_at: now })
    .where('state', 'in', ['queued', 'sent', 'opened'])
    .where('campaign_id', 'in', (eb) =>
      eb.selectFrom('campaigns').select('campaigns.id').where('expires_on', '<', nameOfDay(now)),
    )
    .execute();
}

/** Takes every invitation as far as its mail has come; cheap enough for whenever somebody looks. */
export async function followMails(db: Db, now: number): Promise<void> {
  const waited = await db
    .selectFrom('campaign_invitees')
    .innerJoin('mails', 'mails.id', 'campaign_invitees.mail_id')
    .select(['campaign_invitees.id', 'mails.state', 'mails.reason', 'mails.settled_at'])
    .where('campaign_invitees.state', '=', 'queued')
    .where('mails.state', 'in', ['sent', 'failed', 'bounced'])
    .execute();
  for (const { id, state, reason, settled_at: at } of waited)
    await db
      .updateTable('campaign_invitees')
      .set({
        changed_at: now,
        ...(state === 'failed' ? { state, why: reason ?? '' } : { state: 'sent', sent_at: at ?? now }),
      })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .execute();
  await noteBounced(db, now);
}

/** From the mails, which are few: those that were sent are many. */
async function noteBounced(db: Db, now: number): Promise<void> {
  const bounced = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'bounced')
    .where('created_at', '>', now - OLDEST_MS)
    .where('settled_at', '>', now - NOTED_MS)
    .where('unsubscribe', 'is not', null)
    .execute();
  if (bounced.length === 0) return;
  await db
    .updateTable('campaign_invitees')
    .set({ state: 'bounced', changed_at: now })
    .where(
      'mail_id',
      'in',
      bounced.map(({ id }) => id),
    )
    .where('state', '=', 'sent')
    .execute();
}

import { CAMPAIGN_EXPIRES_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes every invitation as far as its mail has come, and ends those of which the last day is over. */
export async function followInvitations(db: Db, now: number): Promise<void> {
  const mailIn = (...states: ('sent' | 'failed' | 'bounced')[]) =>
    db
      .selectFrom('mails')
      .select('mails.id')
      .where('mails.state', 'in', states)
      // No invitation is older, so that not all mails are looked at.
      .where('mails.created_at', '>', now - 2 * CAMPAIGN_EXPIRES_DAYS.most * DAY_MS);
  await db
    .updateTable('campaign_invitees')
    .set((eb) => ({
      state: 'sent',
      changed_at: now,
      sent_at: eb
        .selectFrom('mails')
        .select('settled_at')
        .whereRef('mails.id', '=', 'campaign_invitees.mail_id'),
    }))
    .where('state', '=', 'queued')
    .where('mail_id', 'in', mailIn('sent', 'bounced'))
    .execute();
  await db
    .updateTable('campaign_invitees')
    .set((eb) => ({
      state: 'failed',
      changed_at: now,
      why: eb.fn.coalesce(
        eb.selectFrom('mails').select('reason').whereRef('mails.id', '=', 'campaign_invitees.mail_id'),
        eb.val(''),
      ),
    }))
    .where('state', '=', 'queued')
    .where('mail_id', 'in', mailIn('failed'))
    .execute();
  await db
    .updateTable('campaign_invitees')
    .set({ state: 'bounced', changed_at: now })
    .where('state', '=', 'sent')
    .where('mail_id', 'in', mailIn('bounced'))
    .execute();
  await db
    .updateTable('campaign_invitees')
    .set({ state: 'expired', changed_at: now })
    .where('state', 'in', ['queued', 'sent', 'opened'])
    .where('campaign_id', 'in', (eb) =>
      eb.selectFrom('campaigns').select('campaigns.id').where('expires_on', '<', nameOfDay(now)),
    )
    .execute();
}

import { audit } from '../audit/audit.ts';
import { CAMPAIGN_MAILS_PER_MINUTE } from '../contract/account-terms.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { notFound, Problem } from '../http/problem.ts';
import { firstTurn, mailInvitation, type Sending } from './send-job.ts';
import { dropWaiting, suppressedAmong } from './suppressed.ts';
import { canResend } from './views.ts';

const BETWEEN_MS = 60_000 / CAMPAIGN_MAILS_PER_MINUTE;

interface Change {
  campaign: string;
  invitees: readonly string[];
  actorId: string;
  now: number;
}

/** Sends those who can have it the invitation once more; throws `conflict` when nobody can. */
export async function resendTo(
  db: Db,
  sending: Sending,
  { campaign: id, invitees, actorId, now }: Change,
): Promise<void> {
  await transact(db, async (trx) => {
    const campaign = await findCampaign(trx, id);
    if (campaign.expires_on < nameOfDay(now))
      throw new Problem('conflict', 'De laatste dag van deze uitnodiging is voorbij.');
    const rows = await trx
      .selectFrom('campaign_invitees')
      .selectAll()
      .where('campaign_id', '=', id)
      .where('id', 'in', invitees)
      .orderBy('n')
      .execute();
    const never = await suppressedAmong(
      trx,
      rows.map(({ digest }) => digest),
    );
    let at = await firstTurn(trx, now);
    let count = 0;
    for (const row of rows) {
      if (!canResend(row, now) || never.has(row.digest)) continue;
      // Two at once: only one finds it not sent again yet.
      const { numUpdatedRows } = await trx
        .updateTable('campaign_invitees')
        .set({ resent_at: now, changed_at: now })
        .where('id', '=', row.id)
        .where('resent_at', 'is', null)
        .where('state', 'in', ['sent', 'opened'])
        .executeTakeFirst();
      if (!numUpdatedRows) continue;
      await mailInvitation(trx, sending, campaign, row, at);
      at += BETWEEN_MS;
      count++;
    }
    if (count === 0)
      throw new Problem('conflict', 'Hier is niemand bij die de uitnodiging nog eens kan krijgen.');
    await audit(trx, { action: 'invitations-resent', actorId, subject: id, detail: `${count} mensen` });
  });
  sending.post.nudge();
}

/** Takes invitations back with which nothing was asked for yet; a mail that waits does not go out. Throws `conflict` when there are none. */
export const revoke = (db: Db, { campaign: id, invitees, actorId, now }: Change): Promise<void> =>
  transact(db, async (trx) => {
    await findCampaign(trx, id);
    const revoked = await trx
      .updateTable('campaign_invitees')
      .set({ state: 'revoked', changed_at: now })
      .where('campaign_id', '=', id)
      .where('id', 'in', invitees)
      .where('state', 'in', ['queued', 'sent', 'opened'])
      .returning('mail_id')
      .execute();
    if (revoked.length === 0) {
      const known = await trx
        .selectFrom('campaign_invitees')
        .select('id')
        .where('campaign_id', '=', id)
        .where('id', 'in', invitees)
        .where('state', '=', 'revoked')
        .executeTakeFirst();
      // Sent again because the answer got lost.
      if (known) return;
      throw new Problem('conflict', 'Deze uitnodigingen zijn al gebruikt of voorbij.');
    }
    await dropWaiting(trx, revoked);
    await audit(trx, {
      action: 'invitations-revoked',
      actorId,
      subject: id,
      detail: `${revoked.length} mensen`,
    });
  });

async function findCampaign(trx: Db, id: string) {
  const campaign = await trx.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  if (!campaign) throw notFound('Deze uitnodiging is er niet.');
  return campaign;
}

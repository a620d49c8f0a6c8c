import type { z } from 'zod';
import { isInvitationCode, type openInvitation } from '../contract/campaigns.ts';
import type { Lead } from '../contract/leads.ts';
import { foldEmail } from '../auth/fold.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { notFound } from '../http/problem.ts';

const byCode = (db: Db, code: string) =>
  db
    .selectFrom('campaign_invitees')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_invitees.campaign_id')
    .selectAll('campaign_invitees')
    .select(['trial_days', 'seats', 'percent_off', 'expires_on'])
    .where('code', '=', code)
    .executeTakeFirst();

const GONE = 'Deze uitnodiging werkt niet meer. Je kunt gewoon een proef aanvragen.';

/** Somebody came to the site with an invitation: what is filled in for them, and what they get. Throws `not-found` when it is over. */
export async function visitInvitation(
  db: Db,
  code: string,
  now: number,
): Promise<z.output<typeof openInvitation.response>> {
  const row = isInvitationCode(code) ? await byCode(db, code) : undefined;
  if (!row || row.expires_on < nameOfDay(now)) throw notFound(GONE);
  if (row.state === 'applied' || row.state === 'started')
    throw notFound('Met deze uitnodiging is al een proef aangevraagd. Kijk in je mail.');
  // A mail that came back from one address may have been passed on; who wants no more of them can take this one up all the same.
  if (!['queued', 'sent', 'opened', 'bounced', 'unsubscribed'].includes(row.state)) throw notFound(GONE);
  await db
    .updateTable('campaign_invitees')
    .set({ state: 'opened', opened_at: now, changed_at: now })
    .where('id', '=', row.id)
    .where('state', 'in', ['queued', 'sent'])
    .execute();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', foldEmail(row.email))
    .executeTakeFirst();
  return {
    name: row.name,
    email: row.email,
    organisation: row.organisation,
    kind: row.kind,
    days: row.trial_days,
    seats: row.seats,
    percentOff: row.percent_off,
    expiresOn: row.expires_on,
    isCustomer: user !== undefined,
  };
}

/** Somebody who came by an invitation asked for a trial, in the transaction that stores it; a code that is over changes nothing. */
export async function noteInvited(
  trx: Db,
  leadId: string,
  { invitation }: Extract<Lead, { kind: 'application' }>,
  now: number,
): Promise<void> {
  if (!isInvitationCode(invitation)) return;
  await trx
    .updateTable('campaign_invitees')
    .set((eb) => ({
      state: 'applied',
      lead_id: leadId,
      applied_at: now,
      changed_at: now,
      opened_at: eb.fn.coalesce('opened_at', eb.val(now)),
    }))
    .where('code', '=', invitation)
    .where('state', 'in', ['queued', 'sent', 'opened', 'bounced', 'unsubscribed'])
    .where('campaign_id', 'in', (eb) =>
      eb.selectFrom('campaigns').select('campaigns.id').where('expires_on', '>=', nameOfDay(now)),
    )
    .execute();
}

import type { Offer } from '../contract/campaigns.ts';
import { daysAfter } from '../contract/days.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { MOST_PUPILS } from '../contract/prices.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';

/** What the invitation promised by which an application came; undefined without one. */
export async function offerOf(db: Db, leadId: string): Promise<Offer | undefined> {
  const row = await db
    .selectFrom('campaign_invitees')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_invitees.campaign_id')
    .select(['trial_days', 'seats', 'percent_off'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row && { trialDays: row.trial_days, seats: row.seats, percentOff: row.percent_off };
}

/** The trial of an application, as its invitation promised it: that long, and with at least that much room. */
export async function withOffer<Trial extends { seats: number; ends_on: string }>(
  db: Db,
  leadId: string,
  trial: Trial,
  { kind, now }: { kind: AccountKind; now: number },
): Promise<Trial> {
  const offer = await offerOf(db, leadId);
  if (!offer) return trial;
  const seats = Math.min(MOST_PUPILS[kind], Math.max(trial.seats, offer.seats ?? 0));
  return { ...trial, seats, ends_on: daysAfter(nameOfDay(now), offer.trialDays) };
}

/** An account was made of an application: its invitation is taken up, and the price that was promised is kept with it. */
export async function takeOffer(trx: Db, leadId: string, accountId: string, now: number): Promise<void> {
  const offer = await offerOf(trx, leadId);
  if (!offer) return;
  await trx
    .updateTable('campaign_invitees')
    .set({ state: 'started', account_id: accountId, changed_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'applied')
    .execute();
  if (offer.percentOff !== null)
    await trx
      .updateTable('accounts')
      .set({ promised_off: offer.percentOff })
      .where('id', '=', accountId)
      .execute();
}

import { audit } from '../audit/audit.ts';
import { CAMPAIGN_EXPIRES_DAYS, OFFICE_OVERRIDE_PERCENT } from '../contract/account-terms.ts';
import type { CampaignTerms, InviteeDraft } from '../contract/campaigns.ts';
import { daysAfter } from '../contract/days.ts';
import { newId } from '../contract/id.ts';
import type { Role } from '../contract/permissions.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { newCode } from '../friends/code.ts';
import { Problem } from '../http/problem.ts';
import type { Starter } from '../jobs/jobs.ts';
import { checkList, isFault } from './check.ts';
import { SKIPPED } from './send-job.ts';

interface Doing {
  id: string;
  by: { id: string; role: Role };
  now: number;
  secret: string;
  starter: Starter<{ campaign: string }>;
}

const fault = (field: string, message: string) =>
  new Problem('invalid-fields', message, { fields: { [field]: message } });

/** Throws for an offer that whoever sends it may not make, or that is over before it begins. */
export function refuseTerms({ offer, expiresOn }: CampaignTerms, role: Role, now: number): void {
  const today = nameOfDay(now);
  if (expiresOn <= today) throw fault('expiresOn', 'Kies een dag na vandaag.');
  if (expiresOn > daysAfter(today, CAMPAIGN_EXPIRES_DAYS.most))
    throw fault('expiresOn', `Kies een dag binnen ${CAMPAIGN_EXPIRES_DAYS.most} dagen.`);
  if ((offer.percentOff ?? 0) > OFFICE_OVERRIDE_PERCENT && role !== 'superadmin')
    throw fault(
      'offer.percentOff',
      `Meer dan ${OFFICE_OVERRIDE_PERCENT} % van de lijstprijs af kan alleen een superbeheerder.`,
    );
}

/**
 * Stores an invitation to all of a list and has it sent; under the same id once. While a line of it is faulty or double nothing is
 * stored: throws `invalid-fields` with what is wrong by line.
 */
export async function sendToAll(
  db: Db,
  terms: CampaignTerms,
  drafts: readonly InviteeDraft[],
  { id, by, now, secret, starter }: Doing,
): Promise<void> {
  await transact(db, async (trx) => {
    const known = await trx.selectFrom('campaigns').select('id').where('id', '=', id).executeTakeFirst();
    // Sent again because the answer got lost.
    if (known) return;
    refuseTerms(terms, by.role, now);
    const { invitees, notes } = await checkList(trx, secret, drafts);
    const faults = notes.filter(isFault);
    if (faults.length > 0)
      throw new Problem('invalid-fields', 'Verbeter eerst de regels die fout of dubbel zijn.', {
        fields: Object.fromEntries(faults.map(({ line, text }) => [`line ${line}`, text])),
      });
    if (invitees.every(({ isSuppressed }) => isSuppressed))
      throw fault('invitees', 'Niemand van deze lijst wil uitnodigingen.');
    const { trialDays, seats, percentOff } = terms.offer;
    await trx
      .insertInto('campaigns')
      .values({
        id,
        template_key: terms.template,
        trial_days: trialDays,
        seats,
        percent_off: percentOff,
        expires_on: terms.expiresOn,
        ground: terms.ground,
        by_id: by.id,
        created_at: now,
        counts: null,
      })
      .execute();
    const rows = invitees.map(({ line, isSuppressed, ...one }) => ({
      ...one,
      id: newId(now),
      campaign_id: id,
      n: line,
      state: isSuppressed ? ('skipped' as const) : ('queued' as const),
      why: isSuppressed ? SKIPPED : '',
      code: newCode(),
      changed_at: now,
    }));
    // A statement has room for so many values only.
    for (let i = 0; i < rows.length; i += 50)
      await trx
        .insertInto('campaign_invitees')
        .values(rows.slice(i, i + 50))
        .execute();
    const draft = { id, accountId: null, madeBy: by.id, params: { campaign: id } };
    if ((await starter.add(trx, draft)) === 'already') throw new Problem('conflict');
    await audit(trx, {
      action: 'campaign-sent',
      actorId: by.id,
      subject: id,
      detail: [terms.template, `${rows.length} mensen`, `${trialDays} dagen`].join(', '),
    });
  });
}

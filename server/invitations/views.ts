import { RESEND_AFTER_DAYS } from '../contract/account-terms.ts';
import {
  CAMPAIGNS_PER_PAGE,
  type CampaignCounts,
  type CampaignSummary,
  type CampaignTerms,
  type CampaignView,
  type InviteeState,
  type InviteeView,
} from '../contract/campaigns.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { CampaignInviteeRow, CampaignRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** All of an invitation but whom it goes to, as it was stored. */
export const termsOf = (row: CampaignRow): CampaignTerms => ({
  template: row.template_key as CampaignTerms['template'],
  offer: { trialDays: row.trial_days, seats: row.seats, percentOff: row.percent_off },
  expiresOn: row.expires_on,
  ground: row.ground,
});

const OVER: readonly InviteeState[] = ['failed', 'bounced', 'revoked', 'expired', 'unsubscribed', 'skipped'];

/** How many of each campaign came how far. */
async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, CampaignCounts>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('campaign_invitees')
          .select(({ fn }) => [
            'campaign_id',
            'state',
            fn.countAll<number>().as('all'),
            fn.count<number>('sent_at').as('sent'),
            fn.count<number>('opened_at').as('opened'),
            fn.count<number>('applied_at').as('applied'),
          ])
          .where('campaign_id', 'in', ids)
          .groupBy(['campaign_id', 'state'])
          .execute();
  return new Map(
    ids.map((id) => {
      const mine = rows.filter((row) => row.campaign_id === id);
      const sum = (key: 'all' | 'sent' | 'opened' | 'applied', of = mine) =>
        of.reduce((so, row) => so + Number(row[key]), 0);
      return [
        id,
        {
          ...{ all: sum('all'), sent: sum('sent'), opened: sum('opened'), applied: sum('applied') },
          started: sum(
            'all',
            mine.filter(({ state }) => state === 'started'),
          ),
          over: Object.fromEntries(
            mine.filter(({ state }) => OVER.includes(state)).map(({ state, all }) => [state, Number(all)]),
          ),
        },
      ];
    }),
  );
}

const rows = (db: Db) =>
  db
    .selectFrom('campaigns')
    .leftJoin('users', 'users.id', 'campaigns.by_id')
    .selectAll('campaigns')
    .select('users.name as by');
type Row = CampaignRow & { by: string | null };

const summaryOf = (row: Row, counted: Map<string, CampaignCounts>, now: number): CampaignSummary => ({
  ...termsOf(row),
  ...{ id: row.id, by: row.by, at: Number(row.created_at) },
  counts: row.counts === null ? counted.get(row.id)! : (JSON.parse(row.counts) as CampaignCounts),
  isOver: row.expires_on < nameOfDay(now),
});

/** A page of the campaigns, the newest first. */
export async function campaignPage(
  db: Db,
  page: number,
  now: number,
): Promise<{ campaigns: CampaignSummary[]; total: number }> {
  const found = await rows(db)
    .orderBy('campaigns.created_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(CAMPAIGNS_PER_PAGE)
    .offset((page - 1) * CAMPAIGNS_PER_PAGE)
    .execute();
  const { total } = await db
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const counted = await countsOf(
    db,
    found.map(({ id }) => id),
  );
  return { campaigns: found.map((row) => summaryOf(row, counted, now)), total: Number(total) };
}

/** A campaign with whom it went to; throws `not-found`. */
export async function campaignView(db: Db, id: string, now: number): Promise<CampaignView> {
  const row = await rows(db).where('campaigns.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Deze uitnodiging is er niet.');
  const job = await db.selectFrom('jobs').select(['id', 'state']).where('id', '=', id).executeTakeFirst();
  const invitees = await db
    .selectFrom('campaign_invitees')
    .selectAll()
    .where('campaign_id', '=', id)
    .orderBy('n')
    .execute();
  return {
    ...summaryOf(row, await countsOf(db, [id]), now),
    job: job ?? null,
    invitees: invitees.map((one) => inviteeView(one, now)),
  };
}

/** What a campaign whose invitees go leaves behind. */
export const lastCounts = async (db: Db, id: string): Promise<CampaignCounts> =>
  (await countsOf(db, [id])).get(id)!;

/** Whether somebody can be sent the invitation once more. */
export const canResend = (
  { state, sent_at: sentAt, resent_at: resentAt }: CampaignInviteeRow,
  now: number,
): boolean =>
  (state === 'sent' || state === 'opened') &&
  resentAt === null &&
  sentAt !== null &&
  Number(sentAt) <= now - RESEND_AFTER_DAYS * DAY_MS;

const inviteeView = (row: CampaignInviteeRow, now: number): InviteeView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  organisation: row.organisation,
  kind: row.kind,
  variant: row.variant,
  state: row.state,
  why: row.why,
  at: Number(row.changed_at),
  canResend: canResend(row, now),
  resentAt: row.resent_at === null ? null : Number(row.resent_at),
  mail: row.mail_id,
  lead: row.lead_id,
  account: row.account_id,
});

import { CAMPAIGN_MAILS_PER_MINUTE } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import { dayFrom } from '../data/day.ts';
import type { CampaignInviteeRow, CampaignRow } from '../data/schema.ts';
import { JobRefusal, type JobKind } from '../jobs/kind.ts';
import type { Post } from '../mail/post.ts';
import { formUrl, letterFor, oneClickUrl, refusalUrl } from './letter.ts';
import { dropWaiting, refusalToken, suppressedAmong } from './suppressed.ts';
import { termsOf } from './views.ts';

const BETWEEN_MS = 60_000 / CAMPAIGN_MAILS_PER_MINUTE;
/** Letters of one transaction. */
const PART = 20;

interface Params {
  campaign: string;
}
interface Cursor {
  /** When the next mail may go out. */
  at: number;
}

/** What sending needs. */
export interface Sending {
  post: Post;
  /** Keys the digests of addresses and the ways out. */
  secret: string;
}

/** The long work that writes the mails of a campaign: each goes out a second after the one before, whichever campaigns are under way. */
export const campaignKind = ({ post, secret }: Sending): JobKind<Params, Cursor> => ({
  id: 'campaign',
  title: 'Uitnodigingen versturen',
  work: 'het versturen van uitnodigingen',
  action: 'office:invitations',
  writes: false,
  outcomes: { written: 'mails klaargezet', skipped: 'overgeslagen' },
  cancel: 'back',
  retry: 'no',
  run: {
    async chunk(trx, { params, cursor }, budget) {
      const campaign = await trx
        .selectFrom('campaigns')
        .selectAll()
        .where('id', '=', params.campaign)
        .executeTakeFirst();
      if (!campaign) throw new JobRefusal('Deze uitnodiging is er niet meer.');
      const waiting = await trx
        .selectFrom('campaign_invitees')
        .selectAll()
        .where('campaign_id', '=', campaign.id)
        .where('state', '=', 'queued')
        .where('mail_id', 'is', null)
        .orderBy('n')
        .limit(PART + 1)
        .execute();
      const never = await suppressedAmong(
        trx,
        waiting.map(({ digest }) => digest),
      );
      let at = cursor?.at ?? (await firstTurn(trx, Date.now()));
      const done = { written: 0, skipped: 0 };
      for (const one of waiting.slice(0, PART)) {
        if (never.has(one.digest)) {
          await skip(trx, one.id);
          done.skipped++;
        } else {
          await mailInvitation(trx, { post, secret }, campaign, one, at);
          at += BETWEEN_MS;
          done.written++;
        }
        if (budget.isOver(done.written + done.skipped)) break;
      }
      const count = done.written + done.skipped;
      return {
        next: waiting.length > count ? { at } : null,
        done: count,
        step: 'Mails klaarzetten',
        counts: done,
      };
    },
  },
  back: {
    async chunk(trx, { params }) {
      const open = await trx
        .updateTable('campaign_invitees')
        .set({ state: 'revoked', changed_at: Date.now() })
        .where('campaign_id', '=', params.campaign)
        .where('state', '=', 'queued')
        .returning('mail_id')
        .execute();
      await dropWaiting(trx, open);
      return { next: null, done: 0 };
    },
  },
  ended: () => post.nudge(),
});

/** After the last invitation that waits for its turn. */
export async function firstTurn(db: Db, now: number): Promise<number> {
  const { last } = await db
    .selectFrom('campaign_invitees')
    .innerJoin('mails', 'mails.id', 'campaign_invitees.mail_id')
    .select(({ fn }) => fn.max('mails.due_at').as('last'))
    .where('mails.state', '=', 'waiting')
    // One that is tried again hours later holds up nobody.
    .where('mails.tries', '=', 0)
    .executeTakeFirstOrThrow();
  return Math.max(now, Number(last ?? 0) + BETWEEN_MS);
}

/** Puts the mail to somebody in the outbox, to go out at `dueAt`. */
export async function mailInvitation(
  trx: Db,
  { post, secret }: Sending,
  campaign: CampaignRow,
  one: CampaignInviteeRow,
  dueAt: number,
): Promise<void> {
  const token = refusalToken(secret, one.digest);
  const { name, email, organisation, variant } = one;
  const mailId = await post.add(trx, {
    to: { name, address: email },
    letter: letterFor(termsOf(campaign), {
      name,
      organisation,
      refusal: refusalUrl(post, variant, token),
    }),
    variant,
    link: {
      url: formUrl(post, variant, one.code),
      until: dayFrom(Date.parse(`${campaign.expires_on}T12:00:00Z`), 1),
    },
    messageId: campaign.id,
    dueAt,
    unsubscribe: oneClickUrl(post, variant, token),
  });
  await trx.updateTable('campaign_invitees').set({ mail_id: mailId }).where('id', '=', one.id).execute();
}

const skip = (trx: Db, id: string) =>
  trx
    .updateTable('campaign_invitees')
    .set({ state: 'skipped', why: SKIPPED, changed_at: Date.now() })
    .where('id', '=', id)
    .execute();

/** Why somebody of a list gets no mail. */
export const SKIPPED = 'Wil geen uitnodigingen.';

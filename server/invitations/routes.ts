import { audit } from '../audit/audit.ts';
import * as contract from '../contract/campaigns.ts';
import { VARIANTS, type Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import { spend } from '../http/spend.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Post } from '../mail/post.ts';
import { fillLink } from '../mail/render.ts';
import { writeLetter } from '../mail/templates/write.ts';
import { resendTo, revoke } from './change.ts';
import { checkList, toldOf } from './check.ts';
import { followMails } from './follow.ts';
import { formUrl, letterFor, refusalUrl } from './letter.ts';
import { refuseTerms, sendToAll } from './send.ts';
import { campaignKind } from './send-job.ts';
import { digestIn, suppress } from './suppressed.ts';
import { campaignPage, campaignView } from './views.ts';
import { visitInvitation } from './visit.ts';

const VISITS_PER_HOUR = 60;
const HOUR_SECONDS = 60 * 60;
const TEST_LINK_MS = 24 * 60 * 60 * 1000;

/** Whom a letter greets that is only looked at. */
const SAMPLE = { name: 'Sanne de Vries', organisation: 'Basisschool De Zonnebloem' };

interface InvitationDeps {
  db: Db;
  post: Post;
  /** Keys the digests of addresses, as those of friends are. */
  secret: string;
  jobs: Jobs;
}

/** Inviting people who are no customer yet, and what becomes of it. */
export function invitationRoutes(calls: Calls, { db, post, secret, jobs }: InvitationDeps): void {
  const sending = { post, secret };
  const starter = jobs.register(campaignKind(sending));
  const visits = calls.limiter('invitation-visits', { points: VISITS_PER_HOUR, duration: HOUR_SECONDS });
  const viewOf = async (id: string) => {
    await followMails(db, Date.now());
    return campaignView(db, id, Date.now());
  };
  /** The letter as somebody of a country would get it, whom nobody invited. */
  const sample = (terms: contract.CampaignTerms, variant: Variant) =>
    letterFor(terms, { ...SAMPLE, refusal: refusalUrl(post, variant, '…') });

  calls.on(contract.listCampaigns, async ({ query: { page } }) => {
    await followMails(db, Date.now());
    return campaignPage(db, page, Date.now());
  });

  calls.on(contract.getCampaign, ({ params }) => viewOf(params.campaign));

  calls.on(contract.checkInvitees, async ({ body }) => toldOf(await checkList(db, secret, body.invitees)));

  calls.on(contract.previewCampaign, async ({ body, session }) => {
    refuseTerms(body, session.role, Date.now());
    const [nl, be] = await Promise.all(
      VARIANTS.map(async (variant) => {
        const written = await writeLetter(db, sample(body, variant), { variant, isFamily: false });
        const { subject, text, html } = fillLink(written, formUrl(post, variant, ''));
        return { subject, text, html };
      }),
    );
    return { nl: nl!, be: be! };
  });

  calls.on(contract.testCampaign, async ({ body: { variant, ...terms }, session }) => {
    refuseTerms(terms, session.role, Date.now());
    const { name, email } = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    if (email === null)
      throw new Problem('conflict', 'Je hebt nog geen e-mailadres. Vul het in bij Mijn gegevens.');
    await transact(db, async (trx) => {
      await post.add(trx, {
        to: { name, address: email },
        letter: sample(terms, variant),
        variant,
        userId: session.id,
        link: { url: formUrl(post, variant, ''), until: Date.now() + TEST_LINK_MS },
      });
      await audit(trx, { action: 'campaign-tested', actorId: session.id, detail: terms.template });
    });
    post.nudge();
    return { address: email };
  });

  calls.on(contract.sendCampaign, async ({ params, body: { invitees, ...terms }, session }) => {
    const doing = { id: params.campaign, by: session, now: Date.now(), secret, starter };
    await sendToAll(db, terms, invitees, doing);
    jobs.look();
    return viewOf(params.campaign);
  });

  calls.on(contract.resendInvitations, async ({ params, body, session }) => {
    await followMails(db, Date.now());
    await resendTo(db, sending, { ...params, ...body, actorId: session.id, now: Date.now() });
    return viewOf(params.campaign);
  });

  calls.on(contract.revokeInvitations, async ({ params, body, session }) => {
    await revoke(db, { ...params, ...body, actorId: session.id, now: Date.now() });
    return viewOf(params.campaign);
  });

  calls.open(contract.openInvitation, async ({ body, address }) => {
    await spend(visits, address);
    return visitInvitation(db, body.code, Date.now());
  });

  calls.open(contract.refuseInvitations, async ({ params, address }) => {
    await spend(visits, address);
    const digest = digestIn(secret, params.token);
    if (digest === undefined) return { refused: false };
    await transact(db, (trx) => suppress(trx, digest, Date.now()));
    return { refused: true };
  });

  calls.redirect(contract.askRefusal, async ({ params, variant }) => ({
    // A token that is not ours is not passed on.
    to: refusalUrl(post, variant, digestIn(secret, params.token) === undefined ? '' : params.token),
  }));
}

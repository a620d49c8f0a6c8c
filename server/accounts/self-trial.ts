import { createHmac, timingSafeEqual } from 'node:crypto';
import { audit } from '../audit/audit.ts';
import { hashNewPassword } from '../auth/new-password.ts';
import { WELCOME_DAYS } from '../auth/reset/tokens.ts';
import { numberFault } from '../contract/accounts.ts';
import type { Lead } from '../contract/leads.ts';
import { lookTrial, openTrial } from '../contract/trials.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { takeOffer, withOffer } from '../invitations/offer.ts';
import { trialFor } from '../licence/trial.ts';
import { confirmTrialMail } from '../mail/templates/accounts.ts';
import type { Post } from '../mail/post.ts';
import { createUser } from '../people/create.ts';
import { findApplication, proposalOf } from './applications.ts';
import { isKnown } from './known-customer.ts';
import { ADMIN_ROLE, openAccount, settle } from './open-account.ts';

const LINK_MS = WELCOME_DAYS * 24 * 60 * 60 * 1000;

interface TrialDeps {
  db: Db;
  post: Post;
  /** Makes the links that nobody can guess; they need no place in the database. */
  secret: string;
  /** Whether a trial opens by itself; else the office says yes to each. */
  isOpen: boolean;
}

const tokenOf = (secret: string, lead: string) =>
  createHmac('sha256', secret).update(`trial ${lead}`).digest('base64url');

const isRight = (secret: string, { lead, token }: { lead: string; token: string }) => {
  const [wanted, given] = [Buffer.from(tokenOf(secret, lead)), Buffer.from(token)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};

/**
 * Sends who asked for a trial the link that opens it, in the transaction that stores the application. Who looks like a customer that is there
 * already gets none: the office decides.
 */
export const trialInviter =
  ({ post, secret, isOpen }: TrialDeps) =>
  async (trx: Db, id: string, lead: Lead, variant: Variant, now: number): Promise<void> => {
    if (!isOpen || lead.kind !== 'application') return;
    const { form } = await findApplication(trx, id);
    if (await isKnown(trx, proposalOf(form))) return;
    await post.add(trx, {
      to: { name: form.name, address: form.email },
      letter: confirmTrialMail.letter({
        ...{ naam: form.name, organisatie: form.organisation || 'thuis', dagen: WELCOME_DAYS },
      }),
      variant,
      link: {
        url: `${post.siteUrl(variant)}/app/auth/proef/${id}/${tokenOf(secret, id)}`,
        until: now + LINK_MS,
      },
    });
  };

/** A trial that opens by itself: looking at the link of the mail, and choosing the password with it. */
export function trialRoutes(calls: Calls, { db, secret }: TrialDeps): void {
  calls.open(lookTrial, async ({ params }) => {
    if (!isRight(secret, params)) return { state: 'wrong' as const };
    const found = await findApplication(db, params.lead).catch(() => undefined);
    if (!found) return { state: 'wrong' as const };
    const { lead, form } = found;
    if (lead.status !== 'new')
      return { state: lead.status === 'accepted' ? ('used' as const) : ('refused' as const) };
    if (Number(lead.created_at) + LINK_MS < Date.now()) return { state: 'expired' as const };
    // What came to be since the mail counts as well: another application of this person, or somebody of that name.
    if (await isKnown(db, proposalOf(form))) return { state: 'waits' as const };
    return { state: 'open' as const, username: form.email };
  });

  calls.open(openTrial, async ({ body }) => {
    if (!isRight(secret, body)) throw notFound('Deze link klopt niet.');
    const { lead, form } = await findApplication(db, body.lead);
    if (Number(lead.created_at) + LINK_MS < Date.now())
      throw new Problem('conflict', 'Deze link is verlopen.');
    const proposal = proposalOf(form);
    const { kind, variant, email, adminName } = proposal;
    const person = { username: email, name: adminName, email };
    const passwordHash = await hashNewPassword(person, body.password);
    const now = Date.now();
    await transact(db, async (trx) => {
      if (await isKnown(trx, proposal))
        throw new Problem(
          'conflict',
          'Dit lijkt op een account dat er al is. Log daarmee in; anders kijkt ons kantoor naar je aanvraag en krijg je een mail.',
        );
      const fault = numberFault(kind, variant, proposal.number);
      const wanted = { ...proposal, number: fault ? '' : proposal.number };
      const trial = await withOffer(trx, lead.id, trialFor(kind, form.pupils, now), { kind, now });
      const accountId = await openAccount(trx, wanted, { phone: form.phone, licence: trial });
      // Two at once: only one finds it new.
      await settle(trx, lead.id, { status: 'accepted', accountId });
      await takeOffer(trx, lead.id, accountId, now);
      const userId = await createUser(trx, { accountId, role: ADMIN_ROLE[kind], passwordHash, ...person });
      await trx.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', userId).execute();
      await audit(trx, { action: 'trial-opened', actorId: userId, accountId, subject: lead.id });
    });
    return { username: email };
  });
}

import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import {
  closeLead,
  listDeadLinks,
  listLeads,
  reportDeadLink,
  sendLead,
  type Lead,
} from '../contract/leads.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import { noteApplication } from '../friends/service.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import { noteInvited } from '../invitations/visit.ts';
import type { Post } from '../mail/post.ts';
import { clearLeads, countDeadLink, readDeadLinks, readLeads, settleLead, storeLead } from './repository.ts';

/** Forms of one address within an hour: a whole team may sit behind it. */
export const FORMS_PER_HOUR = 20;
/** Of all addresses together. */
const ALL_FORMS_PER_HOUR = 500;
const DEAD_LINKS_PER_HOUR = 30;
const HOUR_SECONDS = 60 * 60;
/** Nobody fills in a form faster. */
const LEAST_SECONDS = 3;

interface Inviting {
  post: Pick<Post, 'nudge'>;
  /** Sends who asks for a trial the link that opens it, in the transaction that stores the form. */
  invite(trx: Db, id: string, lead: Lead, variant: Variant, now: number): Promise<void>;
}

/** What visitors of the public site send, and where the office reads it. */
export function leadRoutes(calls: Calls, db: Db, { post, invite }: Inviting): void {
  const limits = {
    forms: calls.limiter('lead-forms', { points: FORMS_PER_HOUR, duration: HOUR_SECONDS }),
    all: calls.limiter('lead-all', { points: ALL_FORMS_PER_HOUR, duration: HOUR_SECONDS }),
    deadLinks: calls.limiter('lead-deadLinks', { points: DEAD_LINKS_PER_HOUR, duration: HOUR_SECONDS }),
  };

  calls.open(sendLead, async ({ params, body: { website, seconds, ...lead }, address, variant }) => {
    await take(limits.forms, address);
    await take(limits.all, 'all');
    // A robot is told nothing; its form is not kept.
    if (website !== '') return { id: params.lead };
    if (seconds < LEAST_SECONDS)
      throw new Problem('conflict', 'Dat ging wel heel snel. Wacht even en verstuur het dan nog eens.');
    await clearLeads(db);
    await transact(db, async (trx) => {
      const now = Date.now();
      if (!(await storeLead(trx, params.lead, lead, variant, now))) return;
      if (lead.kind === 'application') {
        await noteApplication(trx, params.lead, lead, now);
        await noteInvited(trx, params.lead, lead, now);
      }
      await invite(trx, params.lead, lead, variant, now);
    });
    post.nudge();
    return { id: params.lead };
  });

  calls.open(reportDeadLink, async ({ body, address }) => {
    await take(limits.deadLinks, address);
    return { known: await countDeadLink(db, body) };
  });

  calls.on(listLeads, async ({ query }) => {
    await clearLeads(db);
    return readLeads(db, query);
  });

  calls.on(closeLead, async ({ params, body }) => settleLead(db, params.lead, body.status));

  calls.on(listDeadLinks, async () => {
    const links = await readDeadLinks(db);
    return { links, total: links.length };
  });
}

async function take(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Problem(
      'too-many-requests',
      'Er zijn vanaf dit adres al veel formulieren verstuurd. Probeer het over een uur opnieuw.',
      { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) },
    );
  }
}

import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Session } from '../auth/sessions.ts';
import { POSTS_PER_HOUR } from '../contract/account-terms.ts';
import * as contract from '../contract/roadmap.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { readerOf } from '../messages/readable.ts';
import type { Reader } from '../messages/target.ts';
import { alike } from './alike.ts';
import { judge, mergeItems, saveItem } from './office-service.ts';
import { itemFor, itemsFor, type Looker } from './repository.ts';
import { comment, propose, setFollow, setVote } from './service.ts';

const HOUR_SECONDS = 60 * 60;
const GONE = 'Dit punt is er niet meer.';

/** The roadmap: what staff see, vote for and say, and what the office makes of it. */
export function roadmapRoutes(calls: Calls, db: Db): void {
  const limiter = calls.limiter('roadmap-comments', { points: POSTS_PER_HOUR, duration: HOUR_SECONDS });
  const limit = async (id: string) => {
    try {
      await limiter.consume(id);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('too-many-requests', undefined, {
        retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
      });
    }
  };
  /** Somebody of a customer; the office has no votes. */
  const memberOf = async ({ id }: Session): Promise<Reader> => {
    const reader = await readerOf(db, id);
    if (!reader)
      throw new Problem('conflict', 'Het kantoor stemt niet mee: dat doen scholen, praktijken en gezinnen.');
    return reader;
  };
  const lookerOf = async ({ id }: Session): Promise<Looker> => ({
    id,
    variant: (await readerOf(db, id))?.account.variant,
  });
  const find = async (looker: Looker, id: string) => {
    const item = await itemFor(db, looker, id);
    if (!item) throw notFound(GONE);
    return item;
  };
  /** Finds an item for a member before something is done with it. */
  const about = async (session: Session, id: string) => {
    const member = await memberOf(session);
    const looker = { id: session.id, variant: member.account.variant };
    await find(looker, id);
    return { member, again: () => find(looker, id) };
  };

  calls.on(contract.listRoadmap, async ({ session }) => {
    const items = await itemsFor(db, await lookerOf(session));
    return { items, total: items.length };
  });

  calls.on(contract.getRoadmapItem, async ({ session, params }) =>
    find(await lookerOf(session), params.item),
  );

  calls.on(contract.likeIdeas, async ({ session, query: { text } }) => {
    const items = await itemsFor(db, await lookerOf(session));
    const standing = items.filter(({ state }) => state !== 'samengevoegd');
    return { items: alike(standing, text) };
  });

  calls.on(contract.proposeIdea, async ({ session, params, body }) => {
    const member = await memberOf(session);
    await propose(db, params.item, body, member, Date.now());
    return find({ id: session.id, variant: member.account.variant }, params.item);
  });

  calls.on(contract.voteForItem, async ({ session, params, body }) => {
    const { member, again } = await about(session, params.item);
    await setVote(db, params.item, body.vote, member, Date.now());
    return again();
  });

  calls.on(contract.followItem, async ({ session, params, body }) => {
    const { member, again } = await about(session, params.item);
    await setFollow(db, params.item, member.id, body.follow);
    return again();
  });

  calls.on(contract.commentOnItem, async ({ session, params, body }) => {
    const { member, again } = await about(session, params.item);
    await limit(session.id);
    await comment(db, { id: params.comment, item: params.item, text: body.text }, member, Date.now());
    return again();
  });

  const office = ({ id }: Session): Looker => ({ id, variant: undefined });

  calls.on(contract.listOfficeRoadmap, async ({ session }) => {
    const items = await itemsFor(db, office(session));
    return { items, total: items.length };
  });

  calls.on(contract.getOfficeRoadmapItem, async ({ session, params }) => find(office(session), params.item));

  calls.on(contract.saveRoadmapItem, async ({ session, params, body }) => {
    await saveItem(db, params.item, body, session.id, Date.now());
    return find(office(session), params.item);
  });

  calls.on(contract.mergeRoadmapItem, async ({ session, params, body }) => {
    await mergeItems(db, params.item, body.into, session.id, Date.now());
    return find(office(session), params.item);
  });

  calls.on(contract.judgeComment, async ({ session, params, body }) => {
    await judge(db, params, body.state, session.id);
    return find(office(session), params.item);
  });
}

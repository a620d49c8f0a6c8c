import { FRIEND_TRIAL_DAYS } from '../contract/account-terms.ts';
import * as contract from '../contract/friends.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { spend } from '../http/spend.ts';
import { readerOf } from '../http/words.ts';
import { fillLink } from '../mail/render.ts';
import { writeLetter } from '../mail/templates/write.ts';
import { decideReward, rewardsToLookAt } from './rewards.ts';
import {
  friendsOf,
  letterOf,
  makeLink,
  refuseMails,
  sendMails,
  visit,
  withdrawInvitation,
  type FriendDeps,
} from './service.ts';

const VISITS_PER_HOUR = 60;
const HOUR_SECONDS = 60 * 60;

/** Inviting other customers. Where licences do not count there is nothing to give, and these calls are not there. */
export function friendRoutes(calls: Calls, deps: FriendDeps, licencesOff: boolean): void {
  const { db, post } = deps;
  const visits = calls.limiter('friend-visits', { points: VISITS_PER_HOUR, duration: HOUR_SECONDS });
  const refuseWhereOff = () => {
    if (licencesOff) throw notFound();
  };

  calls.on(contract.getFriends, async ({ subject, session }) => {
    refuseWhereOff();
    return friendsOf(deps, subject.account!, session.id, Date.now());
  });

  calls.on(contract.makeFriendLink, async ({ subject, session }) => {
    refuseWhereOff();
    // Whoever looks in from the office would invite in the name of a customer.
    if (session.accountId === null)
      throw new Problem('conflict', 'Uitnodigen doet iemand van de organisatie zelf.');
    await makeLink(db, subject.account!, session.id, Date.now());
    return friendsOf(deps, subject.account!, session.id, Date.now());
  });

  calls.on(contract.withdrawFriend, async ({ subject, session, params }) => {
    refuseWhereOff();
    await withdrawInvitation(db, subject.account!, params.friend, session.id, Date.now());
    return friendsOf(deps, subject.account!, session.id, Date.now());
  });

  calls.on(contract.previewFriendMail, async ({ subject, session, body }) => {
    refuseWhereOff();
    const letter = letterOf(post, subject.account!, session, body.text, '…');
    const written = await writeLetter(db, letter, readerOf(subject.account!));
    const { subject: line, text } = fillLink(written, post.siteUrl(subject.account!.variant));
    return { subject: line, text };
  });

  calls.on(contract.sendFriendMails, async ({ subject, session, params, body }) => {
    refuseWhereOff();
    if (session.accountId === null)
      throw new Problem('conflict', 'Uitnodigen doet iemand van de organisatie zelf.');
    await sendMails(deps, subject.account!, session, { batch: params.mail, ...body }, Date.now());
    return friendsOf(deps, subject.account!, session.id, Date.now());
  });

  calls.on(contract.listRewards, async () => {
    refuseWhereOff();
    return rewardsToLookAt(db, Date.now());
  });

  calls.on(contract.decideReward, async ({ session, params, body: { grants } }) => {
    refuseWhereOff();
    await decideReward(db, params.friend, grants, session.id, Date.now());
    return rewardsToLookAt(db, Date.now());
  });

  calls.open(contract.openFriendLink, async ({ body, address }) => {
    await spend(visits, address);
    const { by, isLink } = await visit(db, body.code, Date.now());
    return { by, days: isLink ? FRIEND_TRIAL_DAYS : 0 };
  });

  calls.open(contract.refuseFriendMails, async ({ body, address }) => {
    await spend(visits, address);
    return { refused: await refuseMails(db, body.token) };
  });
}

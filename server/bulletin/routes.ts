import { RateLimiterRes } from 'rate-limiter-flexible';
import { audit } from '../audit/audit.ts';
import {
  cancelSignUp,
  listBulletin,
  removeBulletinItem,
  saveBulletinItem,
  signUp,
  siteExperiences,
  siteTrainings,
} from '../contract/bulletin.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { readItems, readShown, readTaken, readTraining, removeItem, saveItem } from './repository.ts';
import { giveSeatsBack, isPast, takeSeats, tellOff } from './sign-ups.ts';

/** Of one address within an hour: a whole team may sit behind it. Each sign-up sends a mail. */
const SIGN_UPS_PER_HOUR = 20;
/** Of all addresses together. */
const ALL_SIGN_UPS_PER_HOUR = 300;
const HOUR_SECONDS = 60 * 60;

/** What the office puts on the site, what visitors see of it, and signing up for trainings. */
export function bulletinRoutes(calls: Calls, db: Db, post: Post): void {
  const limits = {
    own: calls.limiter('sign-up-own', { points: SIGN_UPS_PER_HOUR, duration: HOUR_SECONDS }),
    all: calls.limiter('sign-up-all', { points: ALL_SIGN_UPS_PER_HOUR, duration: HOUR_SECONDS }),
  };
  const limit = async (address: string) => {
    try {
      await limits.own.consume(address);
      await limits.all.consume('all');
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('too-many-requests', undefined, {
        retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
      });
    }
  };

  calls.open(siteExperiences, async ({ variant }) => ({
    experiences: (await readShown(db, 'experience', variant))
      .map(({ id, item }) => ({ ...item, id }))
      .reverse(),
  }));

  calls.open(siteTrainings, async ({ variant }) => {
    const taken = await readTaken(db);
    return {
      trainings: (await readShown(db, 'training', variant))
        .map((training) => ({
          ...training.item,
          id: training.id,
          free: Math.max(0, training.item.seats - (taken.get(training.id) ?? 0)),
          isPast: isPast(training),
        }))
        .filter((training) => !training.isPast || training.recording !== ''),
    };
  });

  calls.open(signUp, async ({ params, body: { website, ...wish }, address, variant }) => {
    await limit(address);
    // A robot is told nothing; nothing is kept of it.
    if (website !== '') return { free: 0 };
    return { free: await takeSeats(db, post, params.signup, wish, variant) };
  });

  calls.open(cancelSignUp, async ({ params, address }) => {
    await limit(address);
    return (await giveSeatsBack(db, params.signup)).item;
  });

  calls.on(listBulletin, async () => {
    const items = await readItems(db);
    return { items, total: items.length };
  });

  calls.on(saveBulletinItem, async ({ params, body, session }) =>
    transact(db, async (trx) => {
      if (!(await saveItem(trx, params.item, body)))
        throw new Problem('conflict', 'Dit is al iets anders op de site. Maak iets nieuws.');
      await audit(trx, { action: 'bulletin', actorId: session.id, subject: params.item, detail: body.kind });
      return (await readItems(trx, params.item))[0]!;
    }),
  );

  calls.on(removeBulletinItem, async ({ params, session }) => {
    await transact(db, async (trx) => {
      const training = await readTraining(trx, params.item);
      if (training) await tellOff(trx, post, training);
      if (!(await removeItem(trx, params.item))) throw notFound();
      await audit(trx, { action: 'bulletin-removed', actorId: session.id, subject: params.item });
    });
    post.nudge();
    return {};
  });
}

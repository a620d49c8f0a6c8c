import { Router } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { cancelSignUp, signUp, siteTrainings } from '../contract/webinars.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { CALENDAR_FILE, calendarFile } from './calendar.ts';
import { bodyOf, readForSite, readNumbers } from './repository.ts';
import { giveSeatsBack, takeSeats } from './seats.ts';

/** Of one address within an hour: a whole team may sit behind it. Each sign-up sends a mail. */
const SIGN_UPS_PER_HOUR = 20;
/** Of all addresses together. */
const ALL_SIGN_UPS_PER_HOUR = 300;
const HOUR_SECONDS = 60 * 60;

/** What visitors of the site see of webinars, and signing up. */
export function webinarSiteRoutes(calls: Calls, db: Db, post: Post): void {
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

  calls.open(siteTrainings, async ({ variant }) => {
    const now = Date.now();
    const rows = await readForSite(db, variant, now);
    const numbers = await readNumbers(
      db,
      rows.map(({ id }) => id),
    );
    return {
      trainings: rows.map((row) => ({
        ...bodyOf(row),
        id: row.id,
        free: Math.max(0, row.seats - numbers(row.id).people),
        isPast: row.starts_at <= now,
      })),
    };
  });

  calls.open(signUp, async ({ params, body: { website, ...wish }, address, variant }) => {
    await limit(address);
    // A robot is told nothing; nothing is kept of it.
    if (website !== '') return { free: 0, isWaiting: false };
    return takeSeats(db, post, params.signup, wish, variant, Date.now());
  });

  calls.open(cancelSignUp, async ({ params, address }) => {
    await limit(address);
    return bodyOf(await giveSeatsBack(db, post, params.signup, Date.now()));
  });
}

/** GET /api/site/signups/:file: a webinar for somebody's calendar. No session: only who signed up knows the id. */
export function calendarRoutes(db: Db): Router {
  const router = Router();
  router.get('/api/site/signups/:file', async (request, response) => {
    const id = /^([\da-f-]{36})\.ics$/.exec(request.params.file)?.[1];
    const signed =
      id && (await db.selectFrom('webinar_sign_ups').selectAll().where('id', '=', id).executeTakeFirst());
    // Who waits has nothing to write down yet.
    if (!signed || signed.seat_at === null) throw notFound('Deze aanmelding kennen we niet (meer).');
    const webinar = await db
      .selectFrom('webinars')
      .selectAll()
      .where('id', '=', signed.webinar_id)
      .executeTakeFirstOrThrow();
    response
      .set({
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${CALENDAR_FILE}"`,
      })
      .type('text/calendar; charset=utf-8')
      .send(await calendarFile(webinar, signed, Date.now()));
  });
  return router;
}

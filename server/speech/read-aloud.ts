import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Speech } from '../../engine/exercise/index.ts';
import { readAloud } from '../contract/speech.ts';
import type { Variant } from '../contract/variant.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';

/** Texts of one user within a minute: more than a child hears out, and few enough to fill nothing with. */
export const TEXTS_PER_MINUTE = 30;

/**
 * Reads aloud what stands on the screen of who is logged in: the panel of a place, the line of the map. Those are texts of the
 * school too (names of places, hours of practice), so there is no list of them. `spoken` gives the address of a text and speaks it
 * in the background.
 */
export function readAloudRoutes(calls: Calls, spoken: (text: string, variant: Variant) => Speech): void {
  const limiter = new RateLimiterMemory({ points: TEXTS_PER_MINUTE, duration: 60 });
  calls.on(readAloud, async ({ session, body, variant }) => {
    try {
      await limiter.consume(session.id);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('too-many-requests', undefined, {
        retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
      });
    }
    return { speech: spoken(body.text, variant) };
  });
}

import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Problem } from '../../http/problem.ts';
import type { Limiters } from '../../processes/limiters.ts';

/** Requests for one mail address or user name within an hour. */
export const REQUESTS_PER_NAME = 5;
/** The same for one address: a whole school may be behind it. */
export const REQUESTS_PER_ADDRESS = 60;
const HOUR_SECONDS = 60 * 60;

/** Keeps mail boxes from being flooded. Counts alike for names that exist and names that don't. */
export interface ResetLimits {
  /** Counts a request; throws `too-many-requests` when there were too many. */
  take(nameKey: string, address: string): Promise<void>;
}

export function createResetLimits(limiter: Limiters): ResetLimits {
  const names = limiter('reset-name', { points: REQUESTS_PER_NAME, duration: HOUR_SECONDS });
  const addresses = limiter('reset-address', {
    points: REQUESTS_PER_ADDRESS,
    duration: HOUR_SECONDS,
  });
  const take = async (limiter: RateLimiterAbstract, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new Problem(
        'too-many-requests',
        `Er is al een paar keer om een nieuw wachtwoord gevraagd. Kijk ook bij je ongewenste mail. Over ${Math.ceil(seconds / 60)} minuten kan het opnieuw.`,
        { retryAfter: seconds },
      );
    }
  };
  return {
    async take(nameKey, address) {
      await take(addresses, address);
      await take(names, nameKey);
    },
  };
}

import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** Counts that somebody did something; throws `too-many-requests` once that was too often. */
export async function spend(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Problem('too-many-requests', undefined, {
      retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
    });
  }
}

import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { digest } from '../auth/digest.ts';
import { WRONG_MOVE_CODES } from '../contract/account-terms.ts';
import { moveCodeOf, readMoveCode } from '../contract/move-code.ts';
import { Problem } from '../http/problem.ts';
import type { Limiters } from '../processes/limiters.ts';

const HOUR_SECONDS = 60 * 60;
/** How long a wrong code takes at least: as long for one that never was as for any other. */
const WRONG_MS = 300;

/** What every wrong code is told. */
export const UNKNOWN_CODE = 'Deze code kennen we niet. Kijk of alle tekens kloppen.';

/**
 * The code of a token. It follows from the key of this server and the id, so that whoever asks twice gets the same one, and the database
 * has its digest alone.
 */
export const codeOf = (secret: string, tokenId: string): string =>
  moveCodeOf(createHmac('sha256', secret).update(tokenId).digest());

/** By what a code is found. */
export const codeDigest = (code: string): string => digest(code);

/** Somebody who types a code. */
interface Typing {
  userId: string;
  address: string;
}

/** Keeps codes from being guessed. */
export interface CodeLimits {
  /**
   * Has `look` search for what was typed; what it does not find is counted. Throws `too-many-requests` when there were too many wrong ones,
   * and else the same `not-found` for all that is no code of ours.
   */
  find<T>(typed: string, by: Typing, look: (digest: string) => Promise<T | undefined>): Promise<T>;
}

export function createCodeLimits(limiter: Limiters): CodeLimits {
  const of = (name: string, points: number) => limiter(name, { points, duration: HOUR_SECONDS });
  const users = of('move-code-user', WRONG_MOVE_CODES.user);
  const addresses = of('move-code-address', WRONG_MOVE_CODES.address);
  return {
    async find(typed, { userId, address }, look) {
      await refuseSpent(users, userId);
      await refuseSpent(addresses, address);
      const code = readMoveCode(typed);
      const found = code === undefined ? undefined : await look(codeDigest(code));
      if (found !== undefined) return found;
      await Promise.all([count(users, userId), count(addresses, address), sleep(WRONG_MS)]);
      throw new Problem('not-found', UNKNOWN_CODE);
    },
  };
}

/** A right code after too many wrong ones is not looked at: else guessing would go on unseen. */
async function refuseSpent(limiter: RateLimiterAbstract, key: string) {
  const known = await limiter.get(key);
  if (!known || known.remainingPoints > 0) return;
  const seconds = Math.ceil(known.msBeforeNext / 1000);
  throw new Problem(
    'too-many-requests',
    `Er zijn te veel verkeerde codes ingevuld. Over ${Math.ceil(seconds / 60)} minuten kan het weer.`,
    { retryAfter: seconds },
  );
}

const count = (limiter: RateLimiterAbstract, key: string) =>
  limiter.consume(key).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
  });

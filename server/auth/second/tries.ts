import { RateLimiterRes } from 'rate-limiter-flexible';
import { SECOND_TRIES, SECOND_TRIES_PER_HOUR } from '../../contract/account-terms.ts';
import type { Db } from '../../data/database.ts';
import type { SecondChallengeRow } from '../../data/schema.ts';
import { Problem, notFound } from '../../http/problem.ts';
import type { Limiters } from '../../processes/limiters.ts';
import { challengeOf, countTry } from './challenges.ts';

/** Counts answers, before they are looked at: of a question, and of a user for all questions together. */
export interface SecondTries {
  /** The question; throws `not-found` when it no longer stands, `login-locked` when it was answered wrongly too often. */
  ofChallenge(secret: string, kinds: readonly SecondChallengeRow['kind'][]): Promise<SecondChallengeRow>;
  /** The question, without counting a try; throws `not-found` when it no longer stands. */
  standing(secret: string, kinds: readonly SecondChallengeRow['kind'][]): Promise<SecondChallengeRow>;
  /** Throws `login-locked` when this user gave too many wrong answers. */
  ofUser(userId: string): Promise<void>;
  /** A right one: those before it are forgotten. */
  right(userId: string): Promise<void>;
}

/** A question that no longer stands. */
export const goneChallenge = () => notFound('Dit duurde te lang, of het was al gedaan. Begin opnieuw.');

const HOUR_SECONDS = 3600;

/** `limiters` count for all processes together. Only who knows the password gets this far: nobody else can use the tries up. */
export function createSecondTries(db: Db, limiters: Limiters): SecondTries {
  const users = limiters('second-user', { points: SECOND_TRIES_PER_HOUR, duration: HOUR_SECONDS });
  const standing: SecondTries['standing'] = async (secret, kinds) => {
    const asked = await challengeOf(db, secret, kinds);
    if (!asked) throw goneChallenge();
    return asked;
  };
  return {
    standing,
    async ofChallenge(secret, kinds) {
      const asked = await standing(secret, kinds);
      if (await countTry(db, secret, kinds, SECOND_TRIES)) return asked;
      throw new Problem(
        'login-locked',
        'Er is te vaak een verkeerde code ingevuld. Begin opnieuw met je wachtwoord.',
      );
    },
    async ofUser(userId) {
      try {
        await users.consume(userId);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfter = Math.ceil(refused.msBeforeNext / 1000);
        throw new Problem(
          'login-locked',
          `Er is te vaak een verkeerde code ingevuld. Probeer het over ${Math.ceil(retryAfter / 60)} minuten opnieuw.`,
          { retryAfter },
        );
      }
    },
    right: async (userId) => void (await users.delete(userId)),
  };
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';

/** Wrong tries for one user name within a quarter of an hour. */
export const TRIES_PER_NAME = 8;
/** The same for one address: a whole school may be behind it, with many seven-year-olds. */
export const TRIES_PER_ADDRESS = 300;
const WINDOW_SECONDS = 15 * 60;
const BLOCK_SECONDS = 5 * 60;

/** Keeps guessing of passwords slow. Each try is counted before the password is looked at. */
export interface LoginLimits {
  /** Counts a try; throws `login-locked` when there were too many. */
  take(nameKey: string, address: string): Promise<void>;
  /** Takes the try back: it was a right one. */
  clear(nameKey: string, address: string): Promise<void>;
}

/** Limits in the memory of this process: a restart forgives. */
export function createLoginLimits(): LoginLimits {
  const settings = { duration: WINDOW_SECONDS, blockDuration: BLOCK_SECONDS };
  const names = new RateLimiterMemory({ ...settings, keyPrefix: 'name', points: TRIES_PER_NAME });
  const addresses = new RateLimiterMemory({ ...settings, keyPrefix: 'address', points: TRIES_PER_ADDRESS });
  const take = async (limiter: RateLimiterMemory, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw locked(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
  return {
    async take(nameKey, address) {
      await take(addresses, address);
      await take(names, nameKey);
    },
    async clear(nameKey, address) {
      await names.delete(nameKey);
      await addresses.reward(address);
    },
  };
}

/** Token calls and logins at providers from one address within a minute: a school may be behind it. */
const TOKENS_PER_MINUTE = 1200;

/** Counts a call of an address; throws `too-many-requests` when there were too many. */
export function createAddressLimit(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: TOKENS_PER_MINUTE, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new Problem('too-many-requests', undefined, { retryAfter });
    }
  };
}

function locked(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'ongeveer een minuut' : `ongeveer ${minutes} minuten`;
  return new Problem(
    'login-locked',
    `Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over ${wait} opnieuw. Weet je het wachtwoord niet meer? Je leerkracht of de beheerder van je school kan je helpen.`,
    { retryAfter: seconds },
  );
}

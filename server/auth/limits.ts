import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';
import type { Limiters } from '../processes/limiters.ts';
import type { SlowedNames } from '../processes/slowed-names.ts';

/** Wrong tries for one user name from one address, or on one device that the name knows, within a quarter of an hour. */
export const TRIES_PER_NAME = 8;
/** Wrong tries for one name from all addresses together: somebody who has many of them. */
export const TRIES_ANYWHERE = 100;
/** Wrong tries for all names from one address: a whole school may be behind it, with many seven-year-olds. */
export const TRIES_PER_ADDRESS = 300;
const WINDOW_SECONDS = 15 * 60;
/** How long a try waits once there were too many: twice as long each time. */
const SLOW_MS = { first: 1000, most: 30_000 } as const;
/** Tries from an address with too many wrong ones are looked at so far apart: a class gets in within half a minute. */
const ADDRESS_MS = 1000;
/** Who would have to wait longer is refused: no person sends tries faster than they are answered. */
const LONGEST_MS = 45_000;
/** So many tries for a slowed name wait beside each other: a classmate who keeps guessing does not keep its owner from being heard. */
const MOST_ASIDE = 3;
/** Where a name is slowed down that is tried from many addresses. */
const EVERYWHERE = '';

/** A try to log in. */
export interface LoginAttempt {
  /** The folded user name, whether or not somebody has it. */
  name: string;
  address: string;
  /** The device, when the name logged in on it before. */
  device?: string | undefined;
}

/** How a try was let in. */
export interface LetIn {
  /** It had to wait. */
  isSlow: boolean;
  /** What has too many wrong tries since this one. */
  begins: 'name' | 'address' | undefined;
  /** Takes the try back: it was a right one. */
  right(): Promise<void>;
}

/**
 * Keeps guessing of passwords slow, and locks nobody out: too many wrong tries for a name slow down those from the same
 * address; a device on which the name logged in before has a count of its own. Each try is counted before the password is
 * looked at.
 */
export interface LoginLimits {
  /** Counts a try, and waits when there were too many; throws `login-locked` when too many wait already. */
  take(attempt: LoginAttempt): Promise<LetIn>;
  /** Which of these names are slowed down somewhere. */
  slowAmong(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** Forgets all tries for a name. */
  lift(name: string): Promise<void>;
}

/** Tries are counted for all processes together; each has its own who wait. `wait` lets time pass. */
export function createLoginLimits(
  limiter: Limiters,
  slowed: SlowedNames,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): LoginLimits {
  const counter = (name: string, points: number) => limiter(name, { points, duration: WINDOW_SECONDS });
  const pairs = counter('login-pair', TRIES_PER_NAME);
  const names = counter('login-name', TRIES_ANYWHERE);
  const addresses = counter('login-address', TRIES_PER_ADDRESS);
  /** When the last try that waits will have waited. */
  const queues = new Map<string, number>();
  /** How many tries wait for a slowed name, by where it is tried. */
  const aside = new Map<string, number>();

  const placeOf = ({ address, device }: LoginAttempt) =>
    device === undefined ? `from ${address}` : `on ${device}`;
  const pairOf = (attempt: LoginAttempt) => `${placeOf(attempt)} ${attempt.name}`;

  /** Stands in line for so long, behind those who wait there already. */
  const standInLine = async (queue: string, ms: number) => {
    const now = Date.now();
    const turn = Math.max(now, queues.get(queue) ?? 0) + ms;
    if (turn - now > LONGEST_MS) throw locked(Math.ceil((turn - now) / 1000));
    queues.set(queue, turn);
    await wait(turn - now);
    if (queues.get(queue) === turn) queues.delete(queue);
  };

  /** Waits for so long beside the few others who do. */
  const waitAside = async (place: string, ms: number) => {
    const others = aside.get(place) ?? 0;
    if (others >= MOST_ASIDE) throw locked(Math.ceil(ms / 1000));
    aside.set(place, others + 1);
    try {
      await wait(ms);
    } finally {
      const left = aside.get(place)! - 1;
      if (left > 0) aside.set(place, left);
      else aside.delete(place);
    }
  };

  return {
    async take(attempt) {
      const { name, address, device } = attempt;
      const pair = await counted(pairs, pairOf(attempt));
      const over = pair.consumedPoints - TRIES_PER_NAME;
      const forget = async () => {
        await pairs.delete(pairOf(attempt));
        await slowed.remove(name, placeOf(attempt));
      };
      if (over > 0) {
        await slowed.add(name, placeOf(attempt), pair.msBeforeNext);
        await waitAside(pairOf(attempt), slowness(over));
        // What a slowed name costs, its own address is not to pay too: others log in there.
        return { isSlow: true, begins: over === 1 ? 'name' : undefined, right: forget };
      }
      if (device !== undefined) return { isSlow: false, begins: undefined, right: forget };
      const anywhere = await counted(names, name);
      const farOver = anywhere.consumedPoints - TRIES_ANYWHERE;
      const here = farOver > 0 ? undefined : await counted(addresses, address);
      const addressOver = (here?.consumedPoints ?? 0) - TRIES_PER_ADDRESS;
      if (farOver > 0) {
        await slowed.add(name, EVERYWHERE, anywhere.msBeforeNext);
        await waitAside(name, slowness(farOver));
      } else if (addressOver > 0) await standInLine(address, ADDRESS_MS);
      return {
        isSlow: farOver > 0 || addressOver > 0,
        begins: farOver === 1 ? 'name' : addressOver === 1 ? 'address' : undefined,
        async right() {
          await forget();
          await names.reward(name);
          if (here) await addresses.reward(address);
        },
      };
    },
    slowAmong: slowed.among,
    async lift(name) {
      for (const place of await slowed.placesOf(name)) await pairs.delete(`${place} ${name}`);
      await names.delete(name);
      await slowed.remove(name);
    },
  };
}

const slowness = (over: number) => Math.min(SLOW_MS.most, SLOW_MS.first * 2 ** (over - 1));

/** Counts one more, however many there are. */
async function counted(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** Token calls and logins at providers from one address within a minute: a school may be behind it. */
const TOKENS_PER_MINUTE = 1200;

/** Counts a call of an address; throws `too-many-requests` when there were too many. */
export function createAddressLimit(make: Limiters, name: string): (address: string) => Promise<void> {
  const limiter = make(name, { points: TOKENS_PER_MINUTE, duration: 60 });
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

const HELP = 'Weet je het wachtwoord niet meer? Je leerkracht of de beheerder van je school kan je helpen.';

/** What a wrong try is told that had to wait. */
export const SLOW_REFUSAL = `De gebruikersnaam of het wachtwoord klopt niet. Er is hier al vaak een verkeerd wachtwoord ingevuld, daarom duurt het nakijken nu langer. ${HELP}`;

const locked = (seconds: number) =>
  new Problem(
    'login-locked',
    `Er wordt nu te vaak achter elkaar geprobeerd in te loggen. Wacht even en probeer het dan opnieuw. ${HELP}`,
    { retryAfter: seconds },
  );

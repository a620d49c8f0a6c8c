import { login } from '../../../server/contract/auth.ts';
import type { MadePasskey, PasskeyAnswer } from '../../../server/contract/passkey-schemas.ts';
import { secondLogin, SECOND_WAYS, SET_UP_WAYS, type SecondWay } from '../../../server/contract/second.ts';
import { ApiError } from '../../api/error.ts';
import { callTimed, session } from '../services.ts';
import { localStore } from './storage.ts';

/** What this device is known by to those who logged in on it; it stays when they log out, and names nobody. */
const DEVICE = 'device';

/** What is asked of who gave the right password and has to show more. */
export interface SecondAsked {
  challenge: string;
  /** By which ways it can be answered; none for who has to set up a second factor first. */
  ways: readonly SecondWay[];
  /** What can be set up where there are none. */
  setUp: readonly (typeof SET_UP_WAYS)[number][];
}

/**
 * Logs in with a password. Throws an ApiError when it is refused or a second step is asked (`secondAskedBy`), a TokenError when its
 * token can't be trusted.
 */
export async function logIn(entered: { username: string; password: string }): Promise<void> {
  const device = localStore.get(DEVICE);
  const { data, serverTime } = await callTimed(login, { body: { ...entered, ...(device && { device }) } });
  localStore.set(DEVICE, data.device);
  await session.start(data.token, serverTime);
}

/** What a login asks that was refused because of it; undefined for every other error. */
export function secondAskedBy(error: unknown): SecondAsked | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second-factor') return undefined;
  const { challenge = '', ways = '' } = error.fields;
  const named = new Set<string>(ways.split(','));
  const isNamed = (way: string) => named.has(way);
  return { challenge, ways: SECOND_WAYS.filter(isNamed), setUp: SET_UP_WAYS.filter(isNamed) };
}

/** A login whose second step was right. */
interface Passed {
  /** Recovery codes of who has just set it up: to be shown before all else. */
  codes: readonly string[] | undefined;
  /** Begins the session; throws a TokenError when its token can't be trusted. */
  enter: () => Promise<void>;
}

/** Answers what a login asks. Throws an ApiError when that is refused. */
export async function passSecond(
  challenge: string,
  shown: { code: string } | { passkey: PasskeyAnswer } | { made: MadePasskey },
): Promise<Passed> {
  const { data, serverTime } = await callTimed(secondLogin, { body: { challenge, ...shown } });
  return {
    codes: data.codes,
    async enter() {
      localStore.set(DEVICE, data.device);
      await session.start(data.token, serverTime);
    },
  };
}

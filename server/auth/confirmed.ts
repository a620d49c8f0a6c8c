import { CONFIRMED_MINUTES } from '../contract/account-terms.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from './sessions.ts';

/** Until when who showed at this moment who this is isn't asked again, ms since the epoch. */
export const confirmedUntil = (at: number): number => at + CONFIRMED_MINUTES * 60_000;

/**
 * Throws `confirmation-needed` unless who asks showed some minutes ago who it is, by logging in with a password or by being asked
 * again. Single sign-on shows nothing: a provider lets in whoever sits where somebody is logged in already.
 */
export function requireConfirmed({ confirmedAt }: Pick<Session, 'confirmedAt'>): void {
  if (confirmedAt === null || confirmedUntil(confirmedAt) <= Date.now())
    throw new Problem('confirmation-needed');
}

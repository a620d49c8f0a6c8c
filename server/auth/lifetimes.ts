import type { Role } from '../contract/permissions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whose sessions last equally long. */
type Age = 'adult' | 'pupil' | 'demo';

/**
 * How long sessions last, in ms (server/auth/sso/README.md 4). Pupils share their computers: theirs end sooner. A demo is a look round of
 * half an hour.
 */
export interface Lifetimes {
  /** An access token of single sign-on. */
  access: number;
  /** Without a refresh for this long a session of single sign-on is over. */
  idle: Readonly<Record<Age, number>>;
  /** However often it is refreshed; and the one token of a password login. */
  absolute: Readonly<Record<Age, number>>;
  /** A refresh token that was just replaced is taken again: an answer got lost, or two requests crossed. */
  grace: number;
  /** How long a code of ours may be exchanged. */
  code: number;
  /** How long someone may take at the identity provider. */
  transaction: number;
}

export const LIFETIMES: Lifetimes = {
  access: 15 * MINUTE,
  idle: { adult: 2 * HOUR, pupil: HOUR, demo: 30 * MINUTE },
  absolute: { adult: 10 * HOUR, pupil: 8 * HOUR, demo: 30 * MINUTE },
  grace: MINUTE,
  code: MINUTE,
  transaction: 10 * MINUTE,
};

/** Whose lifetimes apply to a role. */
export const ageOf = (role: Role): Age =>
  role === 'leerling' ? 'pupil' : role === 'demo' ? 'demo' : 'adult';

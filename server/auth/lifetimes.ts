import type { Role } from '../contract/permissions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long sessions last, in ms (sso.md section 4). Pupils share their computers: theirs end sooner. */
export interface Lifetimes {
  /** An access token of single sign-on. */
  access: number;
  /** Without a refresh for this long a session of single sign-on is over. */
  idle: { adult: number; pupil: number };
  /** However often it is refreshed; and the one token of a password login. */
  absolute: { adult: number; pupil: number };
  /** A refresh token that was just replaced is taken again: an answer got lost, or two requests crossed. */
  grace: number;
  /** How long a code of ours may be exchanged. */
  code: number;
  /** How long someone may take at the identity provider. */
  transaction: number;
}

export const LIFETIMES: Lifetimes = {
  access: 15 * MINUTE,
  idle: { adult: 2 * HOUR, pupil: HOUR },
  absolute: { adult: 10 * HOUR, pupil: 8 * HOUR },
  grace: MINUTE,
  code: MINUTE,
  transaction: 10 * MINUTE,
};

/** Whose lifetimes apply to a role. */
export const ageOf = (role: Role) => (role === 'leerling' || role === 'demo' ? 'pupil' : 'adult');

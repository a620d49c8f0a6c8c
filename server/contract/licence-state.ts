import { ENDING_DAYS, GRACE_DAYS, LAPSED_DAYS, READ_ONLY_DAYS } from './account-terms.ts';
import type { When } from './call.ts';
import { daysAfter, daysBetween } from './days.ts';
import { reachOf, type Action, type Role } from './permissions.ts';

/** Kinds of periods of a licence. */
export const LICENCE_KINDS = ['trial', 'paid', 'free'] as const;
export type LicenceKind = (typeof LICENCE_KINDS)[number];

/**
 * What a licence is: `none` of any period, `upcoming` before the first; `trial` and `active`; `ending` in its last days; `grace`
 * after it, in which all goes on; `readOnly`; `lapsed` for administrators alone; `erased` when all is to be erased. `blocked` by the office.
 */
export const LICENCE_STATES = [
  'none',
  'upcoming',
  'trial',
  'active',
  'ending',
  'grace',
  'readOnly',
  'lapsed',
  'erased',
  'blocked',
] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** A period of a licence; days are as 2026-11-16, the last one counts. */
export interface Period {
  kind: LicenceKind;
  seats: number;
  startsOn: string;
  /** Null only for a free one. */
  endsOn: string | null;
  /** The customer said to stop. */
  stops: boolean;
}

/** All that a state follows from. The periods of an account never overlap. */
export interface LicenceFacts<P extends Period = Period> {
  periods: readonly P[];
  /** The last day to which the office puts off what comes after a period. */
  holdUntil: string | null;
  isBlocked: boolean;
}

/** The last days on which an ended period lets the customer do something. */
export interface LastDays {
  /** All goes on. */
  grace: string;
  /** Staff read, print and export. */
  readOnly: string;
  /** Administrators renew or export; everything is erased in the night after. */
  lapsed: string;
}

/** How a licence stands on a day. */
export interface Standing<P extends Period = Period> {
  state: LicenceState;
  /** The period that it is about: the one of today, else the last one that ended, else the first that comes. */
  period: P | undefined;
  /** Of a period with an end. */
  lastDays: LastDays | undefined;
  /** The first day of the period that comes after it, when that is still to come. */
  nextOn: string | undefined;
  /** The day on which the state may be another one; undefined when it stays. */
  changesOn: string | undefined;
}

/** The last days after a period that ends; `holdUntil` lengthens the first, and what follows shifts along. */
export function lastDaysOf(period: Pick<Period, 'kind' | 'endsOn'>, holdUntil: string | null): LastDays {
  const end = period.endsOn!;
  const usual = period.kind === 'paid' ? daysAfter(end, GRACE_DAYS) : end;
  const grace = holdUntil !== null && holdUntil > usual ? holdUntil : usual;
  const readOnly = daysAfter(grace, READ_ONLY_DAYS);
  return { grace, readOnly, lapsed: daysAfter(readOnly, LAPSED_DAYS) };
}

/** How a licence stands on a day (accounts: trial and paid six and eight weeks after their end are erased). */
export function standingOn<P extends Period>(
  { periods, holdUntil, isBlocked }: LicenceFacts<P>,
  day: string,
): Standing<P> {
  const standing = unblocked(periods, holdUntil, day);
  const later = periods.filter((period) => period !== standing.period && period.startsOn > day);
  const nextOn = later.map(({ startsOn }) => startsOn).sort()[0];
  return { ...standing, nextOn, ...(isBlocked && { state: 'blocked' }) };
}

function unblocked<P extends Period>(
  periods: readonly P[],
  holdUntil: string | null,
  day: string,
): Omit<Standing<P>, 'nextOn'> {
  const sorted = periods.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const next = sorted.find(({ startsOn }) => startsOn > day);
  const period = sorted.findLast(({ startsOn }) => startsOn <= day);
  if (!period) {
    const state = next ? 'upcoming' : 'none';
    return { state, period: next, lastDays: undefined, changesOn: next?.startsOn };
  }
  if (period.endsOn === null)
    return { state: 'active', period, lastDays: undefined, changesOn: next?.startsOn };
  const lastDays = lastDaysOf(period, holdUntil);
  const soonest = (...days: (string | undefined)[]) => days.filter((one) => one !== undefined).sort()[0];
  if (period.endsOn >= day) {
    const over = daysAfter(period.endsOn, 1);
    if (period.kind === 'trial') return { state: 'trial', period, lastDays, changesOn: over };
    const follows = next !== undefined && next.startsOn <= daysAfter(lastDays.grace, 1);
    const left = daysBetween(day, period.endsOn);
    const ends = !follows && !period.stops;
    const state = ends && left <= ENDING_DAYS ? 'ending' : 'active';
    const ending = ends && left > ENDING_DAYS ? daysAfter(period.endsOn, -ENDING_DAYS) : undefined;
    return { state, period, lastDays, changesOn: soonest(ending, over) };
  }
  const until = (last: string) => soonest(daysAfter(last, 1), next?.startsOn);
  if (day <= lastDays.grace) return { state: 'grace', period, lastDays, changesOn: until(lastDays.grace) };
  if (day <= lastDays.readOnly)
    return { state: 'readOnly', period, lastDays, changesOn: until(lastDays.readOnly) };
  // Who ordered something that begins later is not gone.
  if (next) return { state: 'upcoming', period: next, lastDays: undefined, changesOn: next.startsOn };
  if (day <= lastDays.lapsed) return { state: 'lapsed', period, lastDays, changesOn: until(lastDays.lapsed) };
  return { state: 'erased', period, lastDays, changesOn: undefined };
}

/** Pupils there is room for: those of the period of today, or of the one that ended last. */
export const seatsIn = ({ state, period }: Standing): number =>
  state === 'none' || state === 'upcoming' ? 0 : (period?.seats ?? 0);

/** What a state lets through besides answers of rounds that were begun, and logging in. */
const LETS: Record<Exclude<LicenceState, 'blocked'>, readonly When[]> = {
  trial: ['core', 'read', 'less', 'practice', 'change'],
  active: ['core', 'read', 'less', 'practice', 'change'],
  ending: ['core', 'read', 'less', 'practice', 'change'],
  grace: ['core', 'read', 'less', 'practice', 'change'],
  readOnly: ['core', 'read', 'less'],
  none: ['core', 'read', 'less'],
  upcoming: ['core', 'read', 'less'],
  lapsed: ['core'],
  erased: ['core'],
};
/** Actions of which a blocked account keeps what is `core`: logging in and out, and writing to the office. */
const WHEN_BLOCKED = /^(session|profile|credentials|message):/;

/** Whether a state lets a call or an event of this class through, with the action that it asks of the permission table. */
export function letsThrough(state: LicenceState, when: When, action: Action): boolean {
  if (when === 'answers') return true;
  if (state === 'blocked') return when === 'core' && WHEN_BLOCKED.test(action);
  return LETS[state].includes(when);
}

/** Whether pupils play, as they see it: their map, or a page that says that it is closed. */
export const isOpenToPupils = (state: LicenceState): boolean =>
  state !== 'blocked' && LETS[state].includes('practice');

/** Whether a role stands above licences: who serves all customers. */
export const isAboveLicence = (role: Role): boolean => reachOf(role, 'office:dashboard') !== undefined;

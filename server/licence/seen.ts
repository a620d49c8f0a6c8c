import type { LicenceStanding } from '../contract/licence.ts';
import type { Standing } from '../contract/licence-state.ts';
import { reachOf, type Role } from '../contract/permissions.ts';
import { nameOfDay } from '../data/day.ts';
import type { Licences } from './licences.ts';

/** A standing as staff see it. */
export const standingView = (
  { state, period, lastDays, nextOn }: Standing,
  now: number,
): LicenceStanding => ({
  state,
  kind: period?.kind ?? null,
  startsOn: period?.startsOn ?? null,
  endsOn: period?.endsOn ?? null,
  stops: period?.stops ?? false,
  lastDays: lastDays ?? null,
  nextOn: nextOn ?? null,
  today: nameOfDay(now),
});

/** What somebody who is logged in sees of how the licence of the own account stands: pupils only whether they play. */
export async function standingSeenBy(licences: Licences, role: Role, accountId: string) {
  if (licences.isOff) return { closed: false };
  const closed = !(await licences.isOpen(accountId));
  const isStaff = reachOf(role, 'profile:own') !== undefined;
  if (!isStaff) return { closed };
  const licence = standingView(await licences.standing(accountId), licences.now());
  if (reachOf(role, 'licence:read') === undefined) return { closed, licence };
  return { closed, licence, blockedFor: await licences.blockedFor(accountId) };
}

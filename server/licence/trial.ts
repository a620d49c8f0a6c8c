import { TRIAL_DAYS, TRIAL_SEATS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { MOST_PUPILS } from '../contract/prices.ts';
import { nameOfDay } from '../data/day.ts';

/** A trial that begins now, with room for the pupils that were asked for. */
export const trialFor = (kind: AccountKind, pupils: number, now: number) => ({
  kind: 'trial' as const,
  seats: Math.min(MOST_PUPILS[kind], Math.max(TRIAL_SEATS[kind], pupils)),
  ends_on: daysAfter(nameOfDay(now), TRIAL_DAYS),
});

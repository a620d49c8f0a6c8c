import { DAY_MS, dayOf } from '../../app/day.ts';

/** Days before the end from which a trial is told of where one works. */
const LAST_DAYS = 7;
/** Days after the end that all of it is still there. */
const KEPT_DAYS = 28;

/** Where a trial stands on a day: well on its way, nearly over, or over. */
export type TrialState = 'on' | 'last' | 'over';

/** Where a trial that ends at this moment stands now. */
export function trialState(endsAt: number, now = Date.now()): TrialState {
  if (dayOf(now) > dayOf(endsAt)) return 'over';
  return dayOf(now + LAST_DAYS * DAY_MS) > dayOf(endsAt) ? 'last' : 'on';
}

/** The last day on which what was done in a trial is still there. */
export const keptUntil = (endsAt: number): number => endsAt + KEPT_DAYS * DAY_MS;

import { daysAfter } from '../../../server/contract/days.ts';
import type { LicenceStanding } from '../../../server/contract/licence.ts';
import { longDay } from '../progress/days.ts';

/** The days of a licence in words, for texts; empty where there is no such day. */
export function daysOf({ startsOn, endsOn, lastDays }: LicenceStanding) {
  const told = (day: string | null | undefined) => (day ? longDay(day) : '');
  return {
    start: told(startsOn),
    end: told(endsOn),
    all: told(lastDays?.grace),
    closed: told(lastDays && daysAfter(lastDays.grace, 1)),
    read: told(lastDays?.readOnly),
    gone: told(lastDays?.lapsed),
  };
}

import type { DutchRegion, Period } from '../../contract/calendar.ts';

/** A holiday of a region in a school year, both days included. */
export interface CalendarRow {
  region: DutchRegion;
  /** In which the school year begins. */
  school_year: number;
  name: string;
  from_day: string;
  to_day: string;
  kind: Period['kind'];
  source: string;
  checked_on: string;
}

/** A change of the office to the holidays of a region in a school year. */
export interface CalendarChangeRow {
  region: DutchRegion;
  school_year: number;
  version: number;
  at: number;
  by_id: string | null;
  /** JSON of what came, went and moved (contract `CalendarChange`). */
  lines: string;
}

/** What a school chose of its calendar. */
export interface AccountCalendarRow {
  account_id: string;
  region: DutchRegion | null;
  /** JSON of days off with their name (contract `ownDaySchema`). */
  own_days: string;
  version: number;
}

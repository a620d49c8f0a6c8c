import { momentIn, momentRank, partOf, type Moment } from '../contract/lvs-moment.ts';
import type { LvsPart } from '../contract/lvs-heads.ts';
import { KEPT_YEARS, type LvsProvider } from '../contract/lvs.ts';
import type { Variant } from '../contract/variant.ts';
import { nameOfDay } from '../data/day.ts';
import { BEGINS, schoolYearOf } from '../groups/school-year.ts';

/** The school year of a day as 2026-01-28, by the calendar year in which it begins. */
export const schoolYearOn = (day: string, variant: Variant): number =>
  schoolYearOf(Date.parse(`${day}T12:00Z`), variant);

/**
 * The moment of a test that says on which day it was: September to November is the beginning, December to March the middle, April to
 * August the end of the year that the pupil was in. Undefined for a year without tests of spelling.
 */
export function derivedMoment(
  day: string,
  groepNow: number,
  now: number,
  variant: Variant,
): Moment | undefined {
  const month = Number(day.slice(5, 7));
  const part = month >= 9 && month <= 11 ? 'B' : month === 12 || month <= 3 ? 'M' : 'E';
  // August is the end of the year before, whenever the new one begins.
  const year = month === 8 ? Number(day.slice(0, 4)) - 1 : schoolYearOn(day, variant);
  return momentIn(part, groepNow - (schoolYearOf(now, variant) - year));
}

/** The day of a test, or the end of the half of the school year in which it was; undefined where neither is known. */
export function dayOf(test: {
  moment: Moment;
  takenAt?: string | null;
  schoolYear?: number | null;
}): string | undefined {
  const { moment, takenAt, schoolYear } = test;
  if (takenAt) return takenAt;
  if (schoolYear == null) return undefined;
  return `${schoolYear + 1}-${partOf(moment) === 'E' ? '07-31' : '01-31'}`;
}

/** Whether a test is too long ago to say where a pupil stands; one without a day is not. */
export function isOld(day: string | undefined, now: number): boolean {
  if (day === undefined) return false;
  const today = nameOfDay(now);
  return day < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** Whether a test is later than another: by their days, else by their moments. */
export function isLater(one: Parameters<typeof dayOf>[0], other: Parameters<typeof dayOf>[0]): boolean {
  const [a, b] = [dayOf(one), dayOf(other)];
  if (a !== undefined && b !== undefined && a !== b) return a > b;
  return momentRank(one.moment) > momentRank(other.moment);
}

/** The day on which a result of a school year is deleted, as 2028-08-01. */
export const keptUntil = (schoolYear: number, variant: Variant): string =>
  `${schoolYear + 1 + KEPT_YEARS}-${BEGINS[variant]}`;

/** What of a pupil can be there once. */
export const placeOf = (test: {
  provider: LvsProvider;
  part: LvsPart;
  moment: Moment;
  schoolYear?: number | null | undefined;
}): string => [test.provider, test.part, test.moment, test.schoolYear ?? ''].join(' ');

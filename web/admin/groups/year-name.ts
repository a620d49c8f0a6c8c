import { VARIANT } from '../../app/variant.ts';
import { text } from './wording.ts';

/** The number by which a school year is known: group 3 is the first year of study in Belgium. */
export const yearNumber = (groep: number): number => (VARIANT === 'be' ? groep - 2 : groep);

/** A school year in words, such as "groep 5" or "leerjaar 3". */
export const yearName = (groep: number): string => text('year', { year: yearNumber(groep) });

/** A school year of the calendar, such as 2026-2027. */
export const schoolYearName = (year: number): string => `${year}-${year + 1}`;

import { yearNumber } from '../../../server/contract/variant.ts';
import { VARIANT } from '../variant.ts';
import { common } from './common.ts';

/** The number of a school year, given as groep 1 to 8, in this variant. */
export const ownYearNumber = (groep: number): number => yearNumber(groep, VARIANT);

/** A school year, given as groep 1 to 8, as this variant calls it: groep 5, 3e leerjaar. */
export const yearText = (groep: number): string => common('year', { year: ownYearNumber(groep) });

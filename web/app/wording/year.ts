import { VARIANT } from '../variant.ts';
import { common } from './common.ts';

/** In Flanders the years are counted from the first of primary school, two lower than the Dutch groep. */
const BELGIAN_STEP = 2;

/** A school year, given as groep 1 to 8, as this variant calls it: groep 5, 3e leerjaar. */
export const yearText = (groep: number): string => common('year', { year: yearNumber(groep) });

/** Its number in this variant. */
export const yearNumber = (groep: number): number => (VARIANT === 'be' ? groep - BELGIAN_STEP : groep);

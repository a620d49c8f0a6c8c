import type { FreeDays } from '../calendar/school-weeks.ts';
import { flemishYear } from '../calendar/flemish.ts';
import type { Variant } from '../contract/variant.ts';

/** School years from the one in which a day lies on of which the days off are known. */
const YEARS = 3;

/** Days without school from the school year of a day on: of Flanders by rule. */
export function freeDays(variant: Variant, day: string): FreeDays[] {
  const begins = Number(day.slice(0, 4)) - (day.slice(5) < '09-01' ? 1 : 0);
  if (variant !== 'be') return [];
  return Array.from({ length: YEARS }, (_, i) => flemishYear(begins + i)).flat();
}

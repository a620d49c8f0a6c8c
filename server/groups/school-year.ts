import type { Variant } from '../contract/variant.ts';
import { nameOfDay } from '../data/day.ts';

/** First day of a school year: 1 August in the Netherlands, 1 September in Belgium. */
export const BEGINS: Record<Variant, string> = { nl: '08-01', be: '09-01' };

/** The school year of a moment, by the calendar year in which it begins: 2026 for 2026-2027. */
export function schoolYearOf(moment: number, variant: Variant): number {
  const day = nameOfDay(moment);
  return Number(day.slice(0, 4)) - (day.slice(5) < BEGINS[variant] ? 1 : 0);
}

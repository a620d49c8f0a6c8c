import { nameOfDay, startOfDay } from '../data/day.ts';

const HALF_DAY_MS = 12 * 60 * 60 * 1000;
const DAY_MS = 2 * HALF_DAY_MS;

/** Days in the Netherlands and Belgium, as 2026-11-16, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The period that was asked for: where nothing is said, from the first of August up to today. */
export function periodOf(
  asked: { from?: string | undefined; to?: string | undefined },
  now = Date.now(),
): Period {
  const to = asked.to ?? nameOfDay(now);
  const year = Number(to.slice(0, 4)) - (to.slice(5) < '08-01' ? 1 : 0);
  return { from: asked.from ?? `${year}-08-01`, to };
}

/** When a period begins and ends (not included), ms since the epoch. */
export function momentsOf({ from, to }: Period): { since: number; until: number } {
  // From noon, because the clocks may have changed in between.
  const noon = (day: string) => Date.parse(day) + HALF_DAY_MS;
  return { since: startOfDay(noon(from)), until: startOfDay(noon(to) + DAY_MS) };
}

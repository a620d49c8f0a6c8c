import { daysOn, mondayOf, today } from '../progress/days.ts';

/** The first Monday after today. */
export const nextMonday = (day = today()): string => daysOn(mondayOf(day), 7);

/** Monday and Friday of this week; in the weekend of the next. */
export function schoolWeek(day = today()): { from: string; to: string } {
  const from = mondayOf(daysOn(day, 2));
  return { from, to: daysOn(from, 4) };
}

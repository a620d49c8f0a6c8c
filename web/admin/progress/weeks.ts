import type { PupilProgress } from '../../../server/contract/progress.ts';
import { daysOn, mondayOf } from './days.ts';

/** What was done in a week, from its Monday on. */
export interface Week {
  monday: string;
  minutes: number;
  answers: number;
  days: number;
}

/** The weeks from the first to the last with practice; those without any are there too. */
export function weeksOf(practised: PupilProgress['practised']): Week[] {
  const weeks = new Map<string, Week>();
  const [first, last] = [practised[0], practised.at(-1)];
  if (!first || !last) return [];
  for (let monday = mondayOf(first.day); monday <= last.day; monday = daysOn(monday, 7))
    weeks.set(monday, { monday, minutes: 0, answers: 0, days: 0 });
  for (const { day, minutes, answers } of practised) {
    const week = weeks.get(mondayOf(day))!;
    week.minutes += minutes;
    week.answers += answers;
    week.days++;
  }
  return [...weeks.values()];
}

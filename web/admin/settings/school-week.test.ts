import { expect, test } from 'vitest';
import { nextMonday, schoolWeek } from './school-week.ts';

test('on a Friday it is still this week, in the weekend the next; Monday is never today', () => {
  const week = { from: '2026-11-23', to: '2026-11-27' };
  expect(schoolWeek('2026-11-23')).toEqual(week);
  expect(schoolWeek('2026-11-27')).toEqual(week);
  expect(schoolWeek('2026-11-28')).toEqual({ from: '2026-11-30', to: '2026-12-04' });
  expect(schoolWeek('2026-11-29')).toEqual({ from: '2026-11-30', to: '2026-12-04' });
  expect(nextMonday('2026-11-23')).toBe('2026-11-30');
  expect(nextMonday('2026-11-29')).toBe('2026-11-30');
});

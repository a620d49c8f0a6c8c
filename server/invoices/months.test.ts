import { expect, test } from 'vitest';
import { endOf, monthsLeft } from './months.ts';

test.each([
  ['2026-11-28', 12, '2027-11-27'],
  ['2027-01-01', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-27'],
  ['2027-01-31', 2, '2027-03-30'],
  ['2028-02-29', 12, '2029-02-27'],
])('%s and %i months go until %s', (start, months, end) => {
  expect(endOf(start, months)).toBe(end);
});

test.each([
  ['2026-11-28', '2026-11-28', 1],
  ['2026-11-28', '2026-12-27', 1],
  ['2026-11-28', '2026-12-28', 2],
  ['2026-11-28', '2027-11-27', 12],
])('from %s until %s there are %i months, a begun one counted', (today, end, months) => {
  expect(monthsLeft(today, end)).toBe(months);
});

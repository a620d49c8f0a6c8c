import { expect, test } from 'vitest';
import { schoolMonth, sittingOf } from './school-calendar.ts';

test('a month of the school year begins when it does at school', () => {
  const at = (moment: string) => schoolMonth(Date.parse(moment));
  expect(at('2026-08-31T21:59:59Z')).toBe(10);
  expect(at('2026-08-31T22:00:00Z')).toBe(0);
  expect([at('2026-12-15T12:00:00Z'), at('2027-06-30T12:00:00Z'), at('2027-07-15T12:00:00Z')]).toEqual([
    3, 9, 10,
  ]);
});

test('a sitting is a day at school', () => {
  const at = (moment: string) => sittingOf(Date.parse(moment));
  expect(at('2026-11-22T23:00:00Z')).toBe(at('2026-11-23T22:59:59Z'));
  expect(at('2026-11-22T22:59:59Z')).not.toBe(at('2026-11-22T23:00:00Z'));
});

import { expect, test } from 'vitest';
import { flemishYear } from './flemish.ts';
import { isSchoolday, schoolWeeks, weeksBetween, type FreeDays } from './school-weeks.ts';

const period = (name: string, from: string, to = from): FreeDays => ({ name, from, to });
const CHRISTMAS = period('kerst', '2026-12-19', '2027-01-03');
const NORTH = [
  period('herfst', '2026-10-10', '2026-10-18'),
  CHRISTMAS,
  period('voorjaar', '2027-02-20', '2027-02-28'),
  period('paasmaandag', '2027-03-29'),
];
const SOUTH = [period('herfst', '2026-10-17', '2026-10-25'), CHRISTMAS];
const weeksOut = (from: string, free: readonly FreeDays[]) => {
  const { out, lastDay } = schoolWeeks(from, 12, free);
  return [lastDay, ...out.map(({ week }) => week)];
};

test('twelve weeks of school in the Netherlands', () => {
  expect(weeksOut('2026-10-05', NORTH)).toEqual(['2027-01-15', '2026-10-12', '2026-12-21', '2026-12-28']);
  expect(weeksOut('2026-10-05', SOUTH)).toEqual(['2027-01-15', '2026-10-19', '2026-12-21', '2026-12-28']);
  expect(weeksOut('2027-01-11', NORTH)).toEqual(['2027-04-09', '2027-02-22']);
  expect(schoolWeeks('2026-10-05', 12, NORTH).out[0]).toEqual({ week: '2026-10-12', name: 'herfst' });
});

test('twelve weeks of school in Flanders, by the rules of its government', () => {
  const free = flemishYear(2026);
  expect(weeksOut('2026-10-05', free)).toEqual(['2027-01-15', '2026-11-02', '2026-12-21', '2026-12-28']);
  expect(weeksOut('2027-01-11', free)).toEqual(['2027-04-23', '2027-02-08', '2027-03-29', '2027-04-05']);
  const named = (year: number, name: string) => {
    const { from, to } = flemishYear(year).find((one) => one.name === name)!;
    return [from, to];
  };
  expect(named(2027, 'kerstvakantie')).toEqual(['2027-12-27', '2028-01-09']);
  expect(named(2027, 'paasvakantie')).toEqual(['2028-04-03', '2028-04-16']);
  expect(named(2026, 'paasvakantie')).toEqual(['2027-03-29', '2027-04-11']);
  expect(named(2025, 'paasvakantie')).toEqual(['2026-04-06', '2026-04-19']);
  expect(named(2025, 'herfstvakantie')).toEqual(['2025-10-27', '2025-11-02']);
  expect(named(2026, 'Hemelvaart')).toEqual(['2027-05-06', '2027-05-07']);
  expect(named(2026, 'pinkstermaandag')).toEqual(['2027-05-17', '2027-05-17']);
});

test('days of school, weeks that begin late, and a calendar without end', () => {
  expect(
    ['2026-10-09', '2026-10-10', '2026-10-12', '2026-10-19'].map((day) => isSchoolday(day, NORTH)),
  ).toEqual([true, false, false, true]);
  // From a Thursday on its own week has two days: it does not count, and is not called a holiday.
  expect(schoolWeeks('2026-11-05', 1, [])).toEqual({
    weeks: ['2026-11-09'],
    out: [{ week: '2026-11-02', name: '' }],
    lastDay: '2026-11-13',
  });
  expect(weeksBetween('2026-10-05', '2027-01-15', NORTH)).toBe(12);
  expect(weeksBetween('2026-10-05', '2026-10-06', NORTH)).toBe(0);
  expect(schoolWeeks('2026-10-05', 2, [period('altijd', '2026-01-01', '2030-01-01')]).weeks).toEqual([]);
});

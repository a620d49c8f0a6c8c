import { expect, test } from 'vitest';
import type { PracticeFields } from '../contract/practice-fields.ts';
import { nextPracticeDay, practiceTime as timeOn } from './practice-time.ts';

// 23 November 2026 is a Monday.
const at = (moment: string) => Date.parse(moment);
const HOUR = 3_600_000;
type When = Pick<PracticeFields, 'days' | 'hours'>;
const school: When = { days: [1, 2, 3, 4, 5], hours: { from: '08:30', to: '15:00' } };
const practiceTime = (when: When, now: number) => timeOn(() => when, now);

test('without days and hours it is always practice time, and nothing ever changes', () => {
  expect(practiceTime({ days: null, hours: null }, at('2026-11-22T03:00:00Z'))).toEqual({});
});

test('in practice time a round may be begun until the end; the end itself is past it', () => {
  expect(practiceTime(school, at('2026-11-23T08:30:00+01:00'))).toEqual({ changesIn: 6.5 * HOUR });
  expect(practiceTime(school, at('2026-11-23T14:59:59+01:00'))).toEqual({ changesIn: 1000 });
  expect(practiceTime(school, at('2026-11-23T15:00:00+01:00')).closed).toBeDefined();
  expect(practiceTime(school, at('2026-11-23T08:29:59+01:00')).closed).toBeDefined();
});

test.each<[string, When, string, number]>([
  ['2026-11-23T07:30:00+01:00', school, 'Vanaf 8.30 uur', HOUR],
  ['2026-11-23T15:00:00+01:00', school, 'Morgen vanaf 8.30 uur', 17.5 * HOUR],
  ['2026-11-27T16:30:00+01:00', school, 'Maandag vanaf 8.30 uur', 64 * HOUR],
  [
    '2026-11-23T12:00:00+01:00',
    { days: null, hours: { from: '16:00', to: '19:00' } },
    'Vanaf 16 uur',
    4 * HOUR,
  ],
  ['2026-11-23T12:00:00+01:00', { days: [4], hours: null }, 'Donderdag', 60 * HOUR],
  ['2026-11-23T12:00:00+01:00', { days: [2, 4], hours: null }, 'Morgen', 12 * HOUR],
  [
    '2026-11-23T19:00:00+01:00',
    { days: [1], hours: { from: '16:00', to: '19:00' } },
    'Volgende week maandag vanaf 16 uur',
    165 * HOUR,
  ],
])('at %s out of practice time a pupil is told when it comes', (moment, when, words, changesIn) => {
  expect(practiceTime(when, at(moment))).toEqual({
    closed: `Nu is het geen oefentijd. ${words} kun je weer oefenen.`,
    changesIn,
  });
});

test('a day is that of the school, not of the server: its begin, its end and its weekday', () => {
  const monday: When = { days: [1], hours: null };
  expect(practiceTime(monday, at('2026-11-22T22:59:59Z')).changesIn).toBe(1000);
  expect(practiceTime(monday, at('2026-11-22T23:00:00Z'))).toEqual({ changesIn: 24 * HOUR });
  expect(practiceTime(monday, at('2026-11-23T23:00:00Z')).closed).toBeDefined();
});

test('when the clocks change, times stay those of the clock at school', () => {
  const when = { days: null, hours: { from: '08:30', to: '15:00' } };
  // The night before 25 October 2026 has an hour more, that before 28 March 2027 one less.
  expect(practiceTime(when, at('2026-10-24T22:00:00Z')).changesIn).toBe(9.5 * HOUR);
  expect(practiceTime(when, at('2027-03-27T23:00:00Z')).changesIn).toBe(7.5 * HOUR);
  expect(practiceTime({ days: [7], hours: null }, at('2026-10-24T22:00:00Z')).changesIn).toBe(25 * HOUR);
});

test('a setting that holds in a period counts on its days', () => {
  const away: When = { days: null, hours: null };
  const holidays = (moment: number) => (moment >= at('2026-11-28T00:00:00+01:00') ? away : school);
  expect(timeOn(holidays, at('2026-11-27T16:00:00+01:00'))).toEqual({
    closed: 'Nu is het geen oefentijd. Morgen kun je weer oefenen.',
    changesIn: 8 * HOUR,
  });
  expect(timeOn(holidays, at('2026-11-28T03:00:00+01:00'))).toEqual({});
  // Each shut on the days of the other: nobody is told of a day that does not come.
  const never = (moment: number): When => ({
    days: [moment < at('2026-11-28T00:00:00+01:00') ? 7 : 5],
    hours: null,
  });
  expect(timeOn(never, at('2026-11-23T12:00:00+01:00'))).toEqual({
    closed: 'Nu is het geen oefentijd.',
    changesIn: 12 * HOUR,
  });
});

test('the next practice day, from tomorrow on', () => {
  const days = (when: When['days'], moment: string) =>
    new Date(nextPracticeDay(() => ({ days: when, hours: null }), at(moment), 1)).toISOString();
  expect(days(null, '2026-11-23T12:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
  expect(days([1], '2026-11-23T12:00:00Z')).toBe('2026-11-29T23:00:00.000Z');
  expect(days([2, 3], '2026-11-23T12:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
  expect(days([1, 2, 3, 4, 5], '2026-11-27T12:00:00Z')).toBe('2026-11-29T23:00:00.000Z');
});

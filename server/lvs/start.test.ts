import { expect, test } from 'vitest';
import type { Moment } from '../contract/lvs-moment.ts';
import type { LevelScale, Measures } from '../contract/lvs.ts';
import { movesStart, percentilesOf, startBy } from './start.ts';
import { derivedMoment, dayOf, isLater, isOld, keptUntil } from './when.ts';

const at = (moment: Moment, measures: Measures) => {
  const start = startBy({ moment, ...measures });
  return start && `${start.half === 1 ? 'M' : 'E'}${start.groep}`;
};
const level = (value: string, scale: LevelScale = /[IV]/.test(value) ? 'I-V' : 'A-E'): Measures => ({
  level: { scale, value },
});

test.each([
  ['I', 'E5'],
  ['II', 'M5'],
  ['III', 'M5'],
  ['IV', 'E4'],
  ['V', 'M4'],
  ['V-', 'E3'],
  ['I+', 'E5'],
  ['A', 'E5'],
  ['B', 'M5'],
  ['C', 'E4'],
  ['D', 'M4'],
  ['E', 'E3'],
])('level %s of M5 begins at %s', (value, start) => expect(at('M5', level(value))).toBe(start));

test('a percentile goes before a level, a level of functioning before both', () => {
  expect([100, 76, 75, 41, 40, 26, 25, 11, 10, 0].map((percentile) => at('M5', { percentile }))).toEqual([
    'E5',
    'E5',
    'M5',
    'M5',
    'E4',
    'E4',
    'M4',
    'M4',
    'E3',
    'E3',
  ]);
  expect(at('M5', { ...level('I'), percentile: 5 })).toBe('E3');
  expect(at('M5', { ...level('I'), percentile: 5, functioning: 'E6' })).toBe('E6');
});

test('the beginning of a year counts as the end of the one before; nothing begins before M3 or after E8', () => {
  expect(at('B5', level('II'))).toBe('E4');
  expect(at('B3', level('V-'))).toBe('M3');
  expect(at('E8', level('I'))).toBe('E8');
  expect(at('M5', { functioning: '<M3' })).toBe('M3');
  expect(at('M5', { functioning: '>E8' })).toBe('E8');
});

test('a level of reference says something from groep 6 on, a skill score nothing', () => {
  expect(['<1F', '1F', '2F'].map((reference) => at('M7', { reference }))).toEqual(['M6', 'M7', 'E7']);
  expect(at('M5', { reference: '1F' })).toBeUndefined();
  expect(at('M5', { skillScore: 140, rawScore: 30, dle: 12 })).toBeUndefined();
});

test('verbs alone move nothing', () =>
  expect((['words', 'combined', 'verbs'] as const).map(movesStart)).toEqual([true, true, false]));

test('what levels cover', () => {
  expect(percentilesOf({ scale: 'I-V', value: 'III' })).toEqual([40, 60]);
  expect(percentilesOf({ scale: 'A-E', value: 'E' })).toEqual([0, 10]);
  expect(percentilesOf({ scale: 'A-E', value: 'A+' })).toEqual([75, 100]);
});

test.each([
  ['2025-10-02', 'B5'],
  ['2026-01-28', 'M5'],
  ['2026-06-10', 'E5'],
  ['2025-06-10', 'E4'],
  ['2025-08-20', 'E4'],
  // Who was in groep 2 took no test of spelling.
  ['2022-06-10', undefined],
])('a test of %s was %s for who is in groep 5 in spring 2026', (day, moment) =>
  expect(derivedMoment(day, 5, Date.parse('2026-04-15T12:00Z'), 'nl')).toBe(moment),
);

test('how old a result is goes by its day, else by the half of its school year; without either it is not looked at', () => {
  const now = Date.parse('2026-11-28T12:00Z');
  expect(isOld('2025-11-27', now)).toBe(true);
  expect(isOld('2025-11-28', now)).toBe(false);
  expect(dayOf({ moment: 'M5', schoolYear: 2025 })).toBe('2026-01-31');
  expect(dayOf({ moment: 'E5', schoolYear: 2025 })).toBe('2026-07-31');
  expect(isOld(dayOf({ moment: 'E5' }), now)).toBe(false);
});

test('the latest goes by days, else by moments', () => {
  expect(isLater({ moment: 'M5', takenAt: '2026-02-01' }, { moment: 'E5', takenAt: '2026-01-01' })).toBe(
    true,
  );
  expect(isLater({ moment: 'M5' }, { moment: 'E5', takenAt: '2026-01-01' })).toBe(false);
  expect(isLater({ moment: 'B5' }, { moment: 'E4' })).toBe(true);
});

test('results are kept until two years after their school year', () => {
  expect(keptUntil(2025, 'nl')).toBe('2028-08-01');
  expect(keptUntil(2025, 'be')).toBe('2028-09-01');
});

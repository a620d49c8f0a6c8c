import { expect, test } from 'vitest';
import {
  isNothing,
  levelOfValue,
  readDay,
  readFunctioning,
  readLevel,
  readNumber,
  readReference,
} from './cells.ts';

test.each([
  ['72', 72],
  ['72,4', 72.4],
  ['72.4', 72.4],
  ['-3', -3],
  ['72,4 %', undefined],
  ['1.234,5', undefined],
  ['1e5', undefined],
  ['=1+1', undefined],
])('the number %s', (text, number) => expect(readNumber(text)).toBe(number));

test.each([
  ['2026-01-28', '2026-01-28'],
  ['28-1-2026', '2026-01-28'],
  ['28/01/2026', '2026-01-28'],
  ['29-2-2024', '2024-02-29'],
  ['29-2-2026', undefined],
  ['31-4-2026', undefined],
  ['28-1-26', undefined],
  ['0-1-2026', undefined],
  ['gisteren', undefined],
])('the day %s', (text, day) => expect(readDay(text)).toBe(day));

test.each([
  ['III', 'I-V', 'III'],
  ['iii', 'I-V', 'III'],
  ['niveau III', 'I-V', 'III'],
  ['III (gemiddeld)', 'I-V', 'III'],
  ['I+', 'I-V', 'I+'],
  ['V-', 'I-V', 'V-'],
  ['Vmin', 'I-V', 'V-'],
  ['V min', 'I-V', 'V-'],
  ['4', 'I-V', 'IV'],
  ['A', 'A-E', 'A'],
  ['a+', 'A-E', 'A+'],
  ['zone D', 'A-E', 'D'],
])('the level %s', (text, scale, value) => expect(readLevel(text)).toMatchObject({ scale, value }));

test('a digit in a column of levels is told: 5 is the best in some lists', () => {
  expect(readLevel('5')).toEqual({ scale: 'I-V', value: 'V', isDigit: true });
  expect(readLevel('V')).toEqual({ scale: 'I-V', value: 'V' });
});

test.each(['VI', 'F', '6', 'zeer goed', 'IIII', '5-', ''])('%s is no level', (text) =>
  expect(readLevel(text)).toBeUndefined(),
);

test('a value gives a level of either scale', () => {
  expect([5, 4, 3.9, 2.5, 1, 0.9].map((value) => levelOfValue(value, 'I-V'))).toEqual([
    'I',
    'I',
    'II',
    'III',
    'IV',
    'V',
  ]);
  expect([4, 3, 2, 1, 0].map((value) => levelOfValue(value, 'A-E'))).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('levels of functioning and of reference', () => {
  expect(['E4', '<M3', '> E8', 'M9', 'goed'].map(readFunctioning)).toEqual([
    'E4',
    '<M3',
    '>E8',
    undefined,
    undefined,
  ]);
  expect(['1F', '< 1f', '2F', '3F'].map(readReference)).toEqual(['1F', '<1F', '2F', undefined]);
});

test('cells in which nothing stands', () => {
  for (const text of ['', '-', 'nvt', 'n.v.t.', 'X', 'Afwezig', 'niet gemaakt'])
    expect(isNothing(text), text).toBe(true);
  for (const text of ['0', 'V', 'xx']) expect(isNothing(text), text).toBe(false);
});

import { expect, test } from 'vitest';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { growthOf } from './growth.ts';
import { dayAxis, lineTogether, onDays } from './line.ts';

const point = (day: string, p: number) => ({ day, p, low: p - 5, high: p + 5 });
const data = {
  from: '2026-11-03',
  categories: [
    { id: 'a', kind: 'spelling' },
    { id: 'b', kind: 'spelling' },
    { id: 'r', kind: 'lezen' },
  ],
  line: [
    { category: 'a', points: [point('2026-11-01', 40), point('2026-11-05', 60)] },
    { category: 'b', points: [point('2026-11-05', 20)] },
    { category: 'r', points: [point('2026-11-04', 80)] },
  ],
} as unknown as PupilProgress;

test('spelling and reading have a line each; what was known before is the first point of the period', () => {
  const lines = (['spelling', 'lezen', 'lijst'] as const).map((kind) => lineTogether(data, kind));
  expect(lines).toEqual([
    [
      { day: '2026-11-03', p: 40 },
      { day: '2026-11-05', p: 40 },
    ],
    [{ day: '2026-11-04', p: 80 }],
    [],
  ]);
  expect(onDays(lines.slice(0, 2))).toEqual([
    { day: '2026-11-03', p: [40, null] },
    { day: '2026-11-04', p: [null, 80] },
    { day: '2026-11-05', p: [40, null] },
  ]);
});

test('growth is the mean of what can be compared; a guess is no growth', () => {
  const since = '2026-11-02';
  const standing = (points: number | undefined, known = 20) =>
    ({
      level: { status: 'bezig', p: 50, known, ...(points !== undefined && { trend: { points, since } }) },
    }) as never;
  expect(growthOf([standing(10), standing(-4), standing(undefined), standing(50, 2)])).toEqual({
    points: 3,
    count: 2,
  });
  expect(growthOf([standing(undefined)])).toBeUndefined();
});

test('the axis calls a midnight by the day that begins with it, in whatever zone the browser is', () => {
  const { data, valueFormatter } = dayAxis(['2026-11-16', '2026-11-18']);
  expect(data.map(valueFormatter)).toEqual(['16 nov', '18 nov']);
  // Marks of a scale by UTC stand at its midnights.
  expect(valueFormatter(new Date(Date.UTC(2026, 10, 17)))).toBe('17 nov');
  expect(data.map((day) => day.getUTCHours())).toEqual([0, 0]);
});

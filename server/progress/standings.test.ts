import { expect, test } from 'vitest';
import { effortOf } from './standings.ts';

test('practice time is rounded once, so that a pupil, the days and the categories add up to the same', () => {
  const count = { answers: 4, correct: 3, ms: 2_400 };
  expect(effortOf([count])).toEqual({ answers: 4, correct: 3, minutes: 0 });
  // Ten times 0.04 of a minute.
  expect(effortOf(Array.from({ length: 10 }, () => count))).toEqual({
    answers: 40,
    correct: 30,
    minutes: 0.4,
  });
  expect(effortOf([])).toEqual({ answers: 0, correct: 0, minutes: 0 });
});

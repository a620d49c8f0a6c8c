import { expect, it } from 'vitest';
import { turnOf } from './turns.ts';

it('turns twice in a round, by exercises done', () => {
  expect(Array.from({ length: 12 }, (_, at) => turnOf({ at, of: 12 }))).toEqual([
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
  ]);
  expect(turnOf({ at: 0, of: 1 })).toBe(0);
  expect([0, 1, 2, 3, 4].map((at) => turnOf({ at, of: 5 }))).toEqual([0, 0, 1, 1, 2]);
});

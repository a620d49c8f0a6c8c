import { expect, it } from 'vitest';
import { thirdOf } from './thirds.ts';

it('a round has its two turns after a third and two thirds of its exercises, whatever their number', () => {
  const seen = (of: number) => Array.from({ length: of }, (_, at) => thirdOf(at, of)).join('');
  expect(seen(12)).toBe('000011112222');
  expect(seen(10)).toBe('0000111222');
  expect(seen(6)).toBe('001122');
  expect(thirdOf(12, 12)).toBe(2);
  expect(thirdOf(0, 1)).toBe(0);
});

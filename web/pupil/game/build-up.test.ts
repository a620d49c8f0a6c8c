import { expect, test } from 'vitest';
import { orderOf } from './build-up.ts';

test('the letters of the hard spot have their turn after all others, in their own order', () => {
  expect(orderOf([...'trein'], { from: 2, to: 4 })).toEqual({ turns: [0, 1, 3, 4, 2], outside: 3 });
  expect(orderOf([...'ei'], { from: 0, to: 2 })).toEqual({ turns: [0, 1], outside: 0 });
  expect(orderOf([...'pen'], { from: 0, to: 0 })).toEqual({ turns: [0, 1, 2], outside: 3 });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortions, PORTION, PORTION_MS } from './tell-in-portions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rooms = (count: number) => Array.from({ length: count }, (_, i) => `pupil:${i}`);

test('a group is told in one go and at once; a whole school in portions, each once', () => {
  const told: string[][] = [];
  const portions = createPortions((some) => told.push(some));
  portions.tell([]);
  expect(told).toEqual([]);
  portions.tell(rooms(35));
  expect(told).toEqual([rooms(35)]);
  told.length = 0;
  portions.tell(rooms(600));
  expect(told).toEqual([rooms(PORTION)]);
  vi.advanceTimersByTime(PORTION_MS);
  expect(told).toHaveLength(2);
  vi.runAllTimers();
  expect(told.flat()).toEqual(rooms(600));
});

test('after closing nobody is told any more', () => {
  const told: string[][] = [];
  const portions = createPortions((some) => told.push(some));
  portions.tell(rooms(PORTION + 1));
  portions.close();
  vi.runAllTimers();
  expect(told).toHaveLength(1);
});

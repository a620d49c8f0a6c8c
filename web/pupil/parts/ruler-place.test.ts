import { expect, it } from 'vitest';
import { placed, roomOf, underPointer } from './ruler-place.ts';

const room = roomOf(100, 72, 768);

it('the strip stays between the HUD and the lower edge, and tells how much further it was to go', () => {
  expect(room).toEqual({ least: 122, most: 718 });
  expect(placed(400, room)).toEqual({ at: 400, beyond: 0 });
  expect(placed(0, room)).toEqual({ at: 122, beyond: -122 });
  expect(placed(730, room)).toEqual({ at: 718, beyond: 12 });
});

it('a window that is lower than the strip has it right under the HUD', () => {
  expect(placed(300, roomOf(100, 72, 130))).toEqual({ at: 122, beyond: 178 });
});

it('a mouse points at what is read, a finger lies on it: then the strip is higher, and still round what is touched', () => {
  expect(underPointer(400, 'mouse', 100)).toBe(400);
  expect(underPointer(400, 'pen', 100)).toBe(400);
  const middle = underPointer(400, 'touch', 100);
  expect(middle).toBeLessThan(400);
  expect(400 - middle).toBeLessThan(50);
});

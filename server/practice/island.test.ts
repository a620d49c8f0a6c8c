import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opensAfter, starsOf, stateOf, toOpen, type Place } from './island.ts';

const place = (anchor: number, open: boolean, ...stars: number[]): Place => ({
  id: `p${anchor}`,
  anchor,
  open,
  stars: new Map(stars.map((count, i) => [`spel${i}`, count])),
  games: 3,
});

test('the state of a place follows from what was reached there', () => {
  expect(stateOf(place(0, false))).toBe('dicht');
  expect(stateOf(place(0, true))).toBe('open');
  expect(stateOf(place(0, true, 0))).toBe('bezig');
  expect(stateOf(place(0, true, 2, 1))).toBe('bezig');
  expect(stateOf(place(0, true, 3, 2, 3))).toBe('klaar');
  expect(stateOf(place(0, true, 3, 3, 3))).toBe('goud');
  expect(stateOf({ ...place(0, true, 3), games: 1 })).toBe('goud');
});

test('a shut place names the one to finish first', () => {
  const path = [place(0, true), place(1, true), place(2, false), place(3, false)];
  expect(path.map((item) => opensAfter(path, item.id)?.id)).toEqual([undefined, undefined, 'p0', 'p1']);
  const further = [place(0, true, 1), place(1, true), place(2, true), place(3, false)];
  expect(opensAfter(further, 'p3')?.id).toBe('p1');
});

test('however a pupil plays: two places are open that are not finished, while there are any, and nothing closes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 })), { maxLength: 60 }), (plays) => {
      let path = Array.from({ length: 12 }, (_, i) => place(i, i < 2));
      for (const [choice, stars] of plays) {
        const open = path.filter((item) => item.open);
        const played = open[choice % open.length]!;
        path = path.map((item) =>
          item === played ? { ...item, stars: new Map([['spel', Math.max(stars, starsOf(item))]]) } : item,
        );
        const opened = new Set(toOpen(path));
        const before = path.filter((item) => item.open).map((item) => item.id);
        path = path.map((item) => ({ ...item, open: item.open || opened.has(item.id) }));
        expect(path.filter((item) => item.open).map((item) => item.id)).toEqual(
          expect.arrayContaining(before),
        );
        const unfinished = path.filter((item) => starsOf(item) === 0).length;
        const free = path.filter((item) => item.open && starsOf(item) === 0).length;
        expect(free).toBe(Math.min(2, unfinished));
      }
    }),
  );
});

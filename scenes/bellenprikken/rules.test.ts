import { describe, expect, test } from 'vitest';
import { alignLetters, createRng } from '../../engine/exercise/index.ts';
import {
  bubblesFor,
  giantSize,
  isReadable,
  layoutChain,
  layoutRows,
  looseRadius,
  popsBefore,
  risen,
  spread,
  stepBodies,
  tipFor,
  waterAt,
  type Body,
  type Box,
} from './rules.ts';

const BOX: Box = { left: 236, right: 1312, top: 176, bottom: 500 };

describe('the chain', () => {
  test.each([2, 6, 8, 9, 17, 21])('%i bubbles hang side by side inside the core', (count) => {
    const { x, pitch, r } = layoutChain(count);
    expect(x - r).toBeGreaterThanOrEqual(230);
    expect(x + (count - 1) * pitch + r).toBeLessThanOrEqual(1323);
    expect(pitch).toBeGreaterThanOrEqual(2 * r);
  });

  test('a word of any length that is dealt hangs in bubbles, up to 17 letters', () => {
    expect([1, 12, 13, 17].every(isReadable)).toBe(true);
    expect(isReadable(18)).toBe(false);
  });

  test('a letter too many gets a bubble of its own, so that a slip is never cut off', () => {
    expect(bubblesFor(5, 3)).toBe(5);
    expect(bubblesFor(5, 7)).toBe(7);
    expect(bubblesFor(0, 0)).toBe(1);
  });

  test('the needle stops at the first letter that is not right', () => {
    expect(popsBefore(alignLetters('kikker', 'kikker'))).toBe(6);
    expect(popsBefore(alignLetters('kiwker', 'kikker'))).toBe(2);
    expect(popsBefore(alignLetters('xikker', 'kikker'))).toBe(0);
    expect(popsBefore(alignLetters('kikkers', 'kikker'))).toBe(6);
  });

  test('it rises until it nestles at the ceiling', () => {
    expect(risen(400, 12, 1000, 236)).toBe(388);
    expect(risen(240, 38, 1000, 236)).toBe(236);
  });

  test('the lower the pop, the bigger the tip', () => {
    expect([0, 0.3, 0.5, 0.8].map(tipFor)).toEqual([2, 2, 1, 0]);
  });
});

test('the giant bubble has six sizes and the last word gives the last one', () => {
  expect(giantSize(0, 10)).toBe(0);
  expect(giantSize(10, 10)).toBe(5);
  expect(giantSize(12, 10)).toBe(5);
  const sizes = Array.from({ length: 11 }, (_, right) => giantSize(right, 10));
  expect(sizes).toEqual([...sizes].sort());
  expect(new Set(sizes).size).toBe(6);
});

describe('loose bubbles', () => {
  const bodies = (count: number): Body[] => {
    const r = looseRadius(count);
    const rng = createRng('bodies');
    return spread(count, BOX, r).map(({ x, y, stray }) => ({
      x: x + rng.between(-9, 9),
      y: y + rng.between(-stray, stray),
      r,
      vx: 0,
      vy: 0,
      turn: rng.between(0, 80),
    }));
  };
  const run = (count: number) => {
    const all = bodies(count);
    for (let i = 0; i < 60 * 30; i++) stepBodies(all, BOX, 20, 20, 1000 / 60);
    return all;
  };

  test.each([3, 9, 15, 24])('%i of them stay in the box and never lie on each other', (count) => {
    const all = run(count);
    for (const [i, a] of all.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(BOX.left + a.r);
      expect(a.x).toBeLessThanOrEqual(BOX.right - a.r);
      expect(a.y).toBeGreaterThanOrEqual(BOX.top + a.r);
      expect(a.y).toBeLessThanOrEqual(BOX.bottom - a.r);
      for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
    }
  });

  test('the same start gives the same place', () => {
    expect(run(12)).toEqual(run(12));
  });

  test('they come at different heights, and a draught keeps them moving', () => {
    const all = bodies(5);
    expect(Math.max(...all.map(({ y }) => y)) - Math.min(...all.map(({ y }) => y))).toBeGreaterThan(60);
    for (let i = 0; i < 60 * 10; i++) stepBodies(all, BOX, 0, 20, 1000 / 60);
    const before = all.map(({ x, y }) => ({ x, y }));
    for (let i = 0; i < 60; i++) stepBodies(all, BOX, 0, 20, 1000 / 60);
    const moved = all.filter(({ x, y }, k) => Math.hypot(x - before[k]!.x, y - before[k]!.y) > 2);
    expect(moved.length).toBeGreaterThan(2);
  });

  test('without lift and draught they hang still', () => {
    const all = bodies(5);
    for (let i = 0; i < 60 * 4; i++) stepBodies(all, BOX, 0, 0, 1000 / 60);
    const before = all.map(({ x, y }) => ({ x, y }));
    for (let i = 0; i < 60; i++) stepBodies(all, BOX, 0, 0, 1000 / 60);
    for (const [k, { x, y }] of all.entries())
      expect(Math.hypot(x - before[k]!.x, y - before[k]!.y)).toBeLessThan(1);
  });

  test('they never go so fast that a word in them cannot be read', () => {
    const all = bodies(24);
    for (let i = 0; i < 600; i++) {
      const before = all.map(({ x, y }) => ({ x, y }));
      stepBodies(all, BOX, 38, 20, 1000 / 60);
      for (const [k, { x, y }] of all.entries())
        expect(Math.hypot(x - before[k]!.x, y - before[k]!.y) * 60).toBeLessThan(60);
    }
  });
});

describe('word bubbles in rows', () => {
  const overlaps = (widths: number[]) => {
    const places = layoutRows(widths, 1076, 120, 24);
    return places.some((a, i) =>
      places.some(
        (b, j) => j > i && a.row === b.row && Math.abs(a.x - b.x) < (widths[i]! + widths[j]!) / 2 + 23.9,
      ),
    );
  };

  test('short words fit in one row, long ones in more, and none touch', () => {
    expect(new Set(layoutRows([150, 160, 140], 1076, 120, 24).map(({ row }) => row)).size).toBe(1);
    expect(new Set(layoutRows(Array(6).fill(420), 1076, 120, 24).map(({ row }) => row)).size).toBe(3);
    for (const widths of [[150, 160, 140], [200, 420, 300, 160], Array(6).fill(330), [420]])
      expect(overlaps(widths)).toBe(false);
  });

  test('rows are centred', () => {
    const [a, b] = layoutRows([100, 200], 1076, 120, 20);
    expect(a!.x - 50).toBe(-(b!.x + 100));
  });
});

test('a pop makes a wave that passes a duck and dies out', () => {
  const at = (age: number) => waterAt([{ x: 0, age, height: 10 }], 300);
  expect(at(0.5)).toBe(0);
  expect(Math.max(...[1.2, 1.3, 1.4, 1.5, 1.6].map((age) => Math.abs(at(age))))).toBeGreaterThan(1);
  expect(at(2.5)).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { PIVOT, WATER } from './places.ts';
import { aimedAt, along, angleTo, farTo, junkSpots, letterSpots, periodAt, RADIUS, reachAt, shoalSpots, Swing, wideOf } from './rules.ts'; // prettier-ignore

const STEP = 1000 / 60;

describe('the hook', () => {
  it('swings to both sides and is back after a period', () => {
    const swing = new Swing(5000);
    const angles = Array.from({ length: 300 }, () => (swing.step(STEP), swing.angle));
    expect(Math.max(...angles)).toBeCloseTo(68, 0);
    expect(Math.min(...angles)).toBeCloseTo(-68, 0);
    expect(swing.angle).toBeCloseTo(0, 0);
  });

  it('halts for a moment when it is held, and swings on after that', () => {
    const swing = new Swing(2600);
    swing.hold();
    for (let i = 0; i < 6; i++) swing.step(STEP);
    expect(swing.angle).toBeLessThan(2.5);
    for (let i = 0; i < 40; i++) swing.step(STEP);
    expect(swing.angle).toBeGreaterThan(40);
  });

  it.each([-61, -20, 0, 33, 61])('points at %i degrees when it was held as long as it says', (angle) => {
    for (const start of [0, 0.9, 2.4, 4.1]) {
      const swing = new Swing(3100, start);
      const ms = swing.holdFor(angle, STEP);
      swing.hold();
      for (let i = 0; i < Math.round(ms / STEP); i++) swing.step(STEP);
      expect(Math.abs(swing.angle - angle)).toBeLessThan(1.6);
    }
  });

  it('goes faster the way it is pushed, and slower against it', () => {
    const angles = ([-1, 0, 1] as const).map((push) => {
      const swing = new Swing(5000);
      swing.push = push;
      for (let i = 0; i < 20; i++) swing.step(STEP);
      return swing.angle;
    });
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
    expect(angles[2]).toBeGreaterThan(angles[0]! * 3);
  });

  it('swings faster at full speed, and where letters are asked', () => {
    expect([periodAt(0, false), periodAt(1, false)]).toEqual([5000, 2600]);
    expect(periodAt(0, true)).toBeLessThan(periodAt(0, false));
  });
});

it('takes what it points at, and of two that it would touch the one whose middle is nearer', () => {
  const [left, right] = [
    { angle: -10, wide: 8 },
    { angle: 2, wide: 8 },
  ];
  expect([-20, -12, -5, -3, 9, 14].map((angle) => aimedAt(angle, [left, right]))).toEqual([
    undefined,
    left,
    left,
    right,
    right,
    undefined, // prettier-ignore
  ]);
});

it('ends at the floor or at the side where nothing is', () => {
  expect(along(0, reachAt(0)).y).toBeCloseTo(WATER.floor);
  expect(along(68, reachAt(68)).x).toBeCloseTo(WATER.right);
  expect(along(-68, reachAt(-68)).x).toBeCloseTo(WATER.left);
});

describe('fish with words', () => {
  const shoals = [2, 3, 4, 5, 6].flatMap((count) => Array.from({ length: 8 }, (_, i) => [count, i] as const));

  it.each(shoals)('can all be hooked when there are %i (%i)', (count, seed) => {
    const spots = shoalSpots(count, 150, createRng(`school/${seed}`));
    const fish = spots.map((spot) => ({ angle: angleTo(spot), wide: wideOf(spot, RADIUS) }));
    expect(fish).toHaveLength(count);
    for (const one of fish) {
      expect(Math.abs(one.angle)).toBeLessThan(66);
      for (const off of [-3, 0, 3]) expect(aimedAt(one.angle + off, fish)).toBe(one);
    }
  });
});

it.each([1, 3, 5, 8, 11, 14, 17])('has a direction and room of its own for each of %i letters', (count) => {
  const widths = Array.from({ length: count }, (_, i) => (i % 4 === 0 ? 96 : 72));
  for (let seed = 0; seed < 6; seed++) {
    const { spots, scale } = letterSpots(widths, createRng(`letters/${seed}`));
    const angles = spots.map(angleTo);
    expect(spots).toHaveLength(count);
    for (let i = 1; i < count; i++) expect(angles[i]! - angles[i - 1]!).toBeGreaterThan(6);
    for (const [i, a] of spots.entries()) {
      expect(a.x).toBeGreaterThan(WATER.left);
      expect(a.x).toBeLessThan(WATER.right);
      for (const b of spots.slice(i + 1))
        if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThan(72 * scale);
    }
  }
});

it('lets junk float in no fish’s way and over no card', () => {
  const card = { x: PIVOT.x, y: 560, width: 300, height: 150 };
  for (let seed = 0; seed < 20; seed++) {
    const spots = junkSpots(5, [{ angle: 20, wide: 6 }], [card], createRng(`rommel/${seed}`));
    expect(spots.length).toBeGreaterThan(1);
    for (const spot of spots) {
      expect(Math.abs(angleTo(spot) - 20)).toBeGreaterThan(9);
      expect(Math.abs(spot.x - card.x) > 190 || Math.abs(spot.y - card.y) > 110).toBe(true);
      expect(farTo(spot)).toBeLessThan(reachAt(angleTo(spot)));
    }
  }
});

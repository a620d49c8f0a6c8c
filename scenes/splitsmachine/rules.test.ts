import { describe, expect, it } from 'vitest';
import {
  BEAT_MS,
  canBeSaid,
  extrasAfter,
  jarsFor,
  keepsPace,
  layOut,
  layOutSigns,
  melody,
  onBeat,
  onPlate,
  PLATE,
  pieceBefore,
  restAngle,
  singTimes,
  steamLeft,
  turnTo,
} from './rules.ts';

describe('pieces', () => {
  it('is heard from the cut before to the blade that came down', () => {
    expect(pieceBefore(7, [3, 7])).toEqual({ from: 3, to: 7 });
    expect(pieceBefore(3, [3, 7])).toEqual({ from: 0, to: 3 });
  });

  it('is said by itself only when it is no bare consonant', () => {
    expect(['ka', 'mer', 'ui', 'één', 'y'].every(canBeSaid)).toBe(true);
    expect(['m', 'str', 'l'].some(canBeSaid)).toBe(false);
  });

  it('are sung one after the other, after the whole word', () => {
    const [first, second, end] = singTimes(['ko', 'ning']) as [number, number, number];
    // As long as our voice takes over them (836, 705 and 810 ms), within a fifth of a second.
    expect(Math.abs(first - 836)).toBeLessThan(200);
    expect(Math.abs(second - first - 705)).toBeLessThan(200);
    expect(Math.abs(end - second - 810)).toBeLessThan(200);
  });

  it('fall into jars from left to right, spread out', () => {
    expect(jarsFor(2, 6)).toEqual([1, 4]);
    expect(jarsFor(3, 6)).toEqual([1, 3, 5]);
    expect(jarsFor(6, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(jarsFor(8, 6)).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
  });
});

describe('the machine', () => {
  it('gets a mad part for every three rights, four at most', () => {
    const after = (size: number) => (rights: number) => extrasAfter(rights, size);
    expect([0, 2, 3, 6, 11, 12, 18].map(after(18))).toEqual([0, 0, 1, 2, 3, 4, 4]);
    expect([2, 3, 12].map(after(12))).toEqual([0, 1, 4]);
    // In a round of ten or six all four come too.
    expect([1, 2, 8].map(after(10))).toEqual([0, 1, 4]);
    expect([1, 4].map(after(6))).toEqual([1, 4]);
  });

  it('has a wide beat, and in calm mode no beat at all', () => {
    expect([0, 160, BEAT_MS - 160, BEAT_MS * 3 + 100].every((ms) => onBeat(ms, false))).toBe(true);
    expect(onBeat(BEAT_MS / 2, false)).toBe(false);
    expect(onBeat(BEAT_MS / 2, true)).toBe(true);
  });

  it('loses steam slowly and gives a tip only in the green', () => {
    expect(steamLeft(0, 10_000)).toBe(1);
    expect(steamLeft(20_000, 10_000)).toBe(0);
    expect(keepsPace(steamLeft(3000, 10_000))).toBe(true);
    expect(keepsPace(steamLeft(6000, 10_000))).toBe(false);
  });

  it('plays the same tune for the same words on its eight pipes', () => {
    const tune = melody(['koning', 'vogel'], 12);
    expect(tune).toEqual(melody(['koning', 'vogel'], 12));
    expect(tune.every((tone) => tone >= 0 && tone < 8)).toBe(true);
    expect(melody([], 3)).toHaveLength(3);
  });
});

describe('layouts', () => {
  it.each([
    [2, 4],
    [7, 11],
    [15, 19],
  ])('keep %i moulds and %i slices apart and in the core', (slots, tiles) => {
    const laid = layOut(slots, tiles);
    for (const { x, y } of [...laid.slots, ...laid.tiles]) {
      expect(x).toBeGreaterThan(160);
      expect(x).toBeLessThan(1180);
      expect(y).toBeLessThan(740);
    }
    const rows = [laid.slots, ...laid.rows.map((row) => laid.tiles.filter(({ y }) => y === row))];
    for (const row of rows)
      row.slice(1).forEach(({ x, scale }, i) => expect(x - row[i]!.x).toBeGreaterThanOrEqual(84 * scale));
    expect(new Set(laid.slots.map(({ y }) => y)).size).toBe(1);
  });

  it.each([2, 3, 4, 5])(
    'puts none of %i cakes under the stamp by itself, and each when it is chosen',
    (count) => {
      for (let i = 0; i < count; i++) {
        const rest = onPlate(restAngle(i, count));
        expect(Math.hypot(rest.x - PLATE.x, rest.y - PLATE.y - PLATE.deep)).toBeGreaterThan(100);
        const front = onPlate(restAngle(i, count) + turnTo(i, count, 0));
        expect(front.x).toBeCloseTo(PLATE.x);
        expect(front.y).toBeCloseTo(PLATE.y + PLATE.deep);
      }
    },
  );

  it('turns the plate at most half way round', () => {
    for (let i = 0; i < 5; i++) expect(Math.abs(turnTo(i, 5, 2) - 2)).toBeLessThanOrEqual(Math.PI + 1e-9);
  });

  it.each([
    [1, [180, 180]],
    [1, [220, 220, 260, 220]],
    [2, [420, 420, 480, 420]],
    [2, [460, 520, 500]],
  ])('puts signs in %i rows, apart, with an outlet for each: %j', (rows, widths) => {
    const spots = layOutSigns(widths);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(rows);
    expect(new Set(spots.map(({ outlet }) => Math.round(outlet))).size).toBe(widths.length);
    for (const [i, { x, y, scale }] of spots.entries()) {
      expect(scale).toBeGreaterThan(0.7);
      expect(x - (widths[i]! * scale) / 2).toBeGreaterThanOrEqual(197);
      expect(x + (widths[i]! * scale) / 2).toBeLessThanOrEqual(1141);
      const next = spots[i + 1];
      if (next?.y === y) expect(next.x - x - (scale * (widths[i]! + widths[i + 1]!)) / 2).toBeGreaterThan(20);
    }
  });
});

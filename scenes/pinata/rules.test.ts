import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { Rope } from './rope.ts';
import { blowAt, cracksOf, fall, heap, isOn, needleAt, placesOn, stateAt, thickAt, WRAPPER, wrapperSpots } from './rules.ts'; // prettier-ignore

describe('the needle', () => {
  it('begins at the left, and is at the right after one sweep', () => {
    expect(needleAt(0, 0.7)).toBe(-90);
    expect(needleAt(1000 / 0.7, 0.7)).toBeCloseTo(90);
    expect(needleAt(500 / 0.7, 0.7)).toBeCloseTo(0);
  });

  it('gives a smack only in the thick part, and gold only in its middle', () => {
    expect(blowAt(20 + 30, 20, 0.34, false)).toBe('smack');
    expect(blowAt(20 + 31, 20, 0.34, true)).toBe('tap');
    expect(blowAt(20, 20, 0.34, false)).toBe('smack');
    expect(blowAt(24, 20, 0.34, true)).toBe('golden');
    expect(blowAt(34, 20, 0.34, true)).toBe('smack');
  });

  it('passes every thick part in each sweep, the narrowest too', () => {
    for (let seed = 0; seed < 40; seed++) {
      const thick = thickAt(createRng(`meter/${seed}`));
      const hits = Array.from({ length: 60 }, (_, i) => blowAt(needleAt(i * 17, 1), thick, 0.18, false));
      expect(hits, `thick at ${thick}`).toContain('smack');
      expect(hits).toContain('tap');
    }
  });
});

it('is whole at first, and looks more broken with every two cracks', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(stateAt)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect([cracksOf('tap'), cracksOf('smack'), cracksOf('golden')]).toEqual([1, 2, 2]);
});

describe('the rope', () => {
  it('hangs still by itself, as long as it is', () => {
    const rope = new Rope(683, 0, 232);
    for (let i = 0; i < 600; i++) rope.step();
    expect(rope.end.x).toBeCloseTo(683);
    expect(rope.end.y).toBeGreaterThan(230);
    expect(rope.end.y).toBeLessThan(242);
    expect(rope.lean).toBeCloseTo(0);
  });

  it('swings away when it is pushed, and comes back', () => {
    const rope = new Rope(683, 0, 232);
    rope.push(14, -2);
    let [most, least] = [683, 683];
    for (let i = 0; i < 240; i++) {
      rope.step();
      most = Math.max(most, rope.end.x);
      least = Math.min(least, rope.end.x);
      expect(Math.hypot(rope.end.x - 683, rope.end.y)).toBeLessThan(250);
    }
    expect(most).toBeGreaterThan(720);
    expect(least).toBeLessThan(660);
    rope.still();
    expect([rope.end.x, Math.round(rope.end.y)]).toEqual([683, 232]);
  });
});

describe('a sweet', () => {
  it('falls ever faster, but never too fast to be caught', () => {
    const one = { x: 600, y: 300, vx: 200, vy: -300 };
    for (let i = 0; i < 90; i++) fall(one, 1000 / 60, false);
    expect(one.vy).toBe(350);
    expect(one.x).toBeGreaterThan(600);
    for (let i = 0; i < 5; i++) fall(one, 1000 / 60, true);
    expect(one.vy).toBeLessThan(200);
  });

  it('bounces on a head that it comes down on, and on no other', () => {
    const head = { x: 300, y: 400, reach: 40 };
    const at = { x: 320, y: 404, vx: 0, vy: 200 };
    expect(isOn(at, 398, head)).toBe(true);
    expect(isOn(at, 402, head)).toBe(false);
    expect(isOn({ ...at, x: 360 }, 398, head)).toBe(false);
  });
});

describe('where things lie', () => {
  it.each([1, 2, 5, 8, 9, 12, 16, 18, 22])('lays %i wrappers apart, within the stage', (count) => {
    const spots = wrapperSpots(count);
    expect(spots).toHaveLength(count);
    for (const [i, a] of spots.entries()) {
      const half = (WRAPPER.width / 2) * a.scale;
      expect(a.x - half).toBeGreaterThan(43);
      expect(a.x + half).toBeLessThan(1323);
      expect(a.y + WRAPPER.height / 2).toBeLessThan(768);
      for (const b of spots.slice(i + 1))
        if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThan(WRAPPER.width * a.scale);
    }
  });

  it.each([1, 4, 12, 17])('has %i places in a straight line around its middle', (count) => {
    const { xs, pitch } = placesOn(count);
    expect(xs).toHaveLength(count);
    expect(xs[0]! + xs.at(-1)!).toBeCloseTo(0);
    expect(xs.at(-1)! + pitch / 2).toBeLessThanOrEqual(520.1);
  });

  it('heaps sweets up to one at the top', () => {
    const all = heap(5, 50);
    expect(all).toHaveLength(25);
    expect(all.at(-1)!.x).toBeCloseTo(0);
    expect(all.filter(({ y }) => y === all.at(-1)!.y)).toHaveLength(1);
  });
});

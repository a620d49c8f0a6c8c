import { describe, expect, it } from 'vitest';
import {
  bow,
  flickAim,
  flickTo,
  hasFallen,
  layOutCans,
  layOutTowers,
  partitionsOf,
  pull,
  push,
  railAt,
  squareness,
  steered,
  swayAt,
} from './rules.ts';

const LEFT = 126;
const RIGHT = 1240;
const FROM = { x: 683, y: 714 };
const REACH = { low: 590, high: 330 };

describe('towers', () => {
  it('stand at least 190 u apart on one shelf when their words are short', () => {
    const { shelves, spots } = layOutTowers([120, 120, 120, 120, 120]);
    expect(shelves).toHaveLength(1);
    for (let i = 1; i < spots.length; i++) expect(spots[i]!.x - spots[i - 1]!.x).toBeGreaterThanOrEqual(190);
  });

  it.each([[[320, 320, 320, 320, 320]], [[420, 420, 420, 420, 420]], [[320, 120, 320, 120]], [[250, 250]]])(
    'keep plates of %j apart and between the posts',
    (widths) => {
      const { spots, plates } = layOutTowers(widths);
      spots.forEach((spot, i) => {
        const half = (widths[i]! * plates) / 2;
        expect(spot.x - half).toBeGreaterThanOrEqual(LEFT);
        expect(spot.x + half).toBeLessThanOrEqual(RIGHT);
        const next = spots[i + 1];
        if (next?.row === spot.row)
          expect(next.x - (widths[i + 1]! * plates) / 2 - spot.x - half).toBeGreaterThan(12);
      });
    },
  );

  it('have a partition between neighbours on a shelf only', () => {
    const { spots } = layOutTowers([320, 320, 320, 320, 320]);
    expect(partitionsOf(spots)).toHaveLength(3);
  });
});

describe('the sight by key', () => {
  const hold = (ms: number, way: { x: number; y: number }) => {
    let at = { x: 683, y: 470 };
    for (let held = 0; held < ms; held += 16) at = steered(at, { ...way, ms: held }, 16);
    return at;
  };

  it('moves a little at a press, farther the longer it is held, and never out of view', () => {
    const press = hold(16, { x: 1, y: 0 }).x - 683;
    expect(press).toBeGreaterThan(8);
    expect(press).toBeLessThan(20);
    const second = hold(1000, { x: -1, y: 0 });
    expect(683 - second.x).toBeGreaterThan(300);
    expect(second.y).toBe(470);
    expect(hold(9000, { x: 1, y: 1 })).toEqual({ x: 1276, y: 640 });
    expect(hold(9000, { x: -1, y: -1 })).toEqual({ x: 90, y: 296 });
  });
});

describe('loose cans', () => {
  it.each([2, 8, 9, 16, 22])('stand apart between the posts: %i of them', (count) => {
    const { spots, scale } = layOutCans(count);
    expect(spots).toHaveLength(count);
    const half = 37 * scale;
    for (const { x } of spots) {
      expect(x - half).toBeGreaterThan(LEFT);
      expect(x + half).toBeLessThan(RIGHT);
    }
    const sameRow = spots.filter(({ row }) => row === 0).map(({ x }) => x);
    for (let i = 1; i < sameRow.length; i++)
      expect(sameRow[i]! - sameRow[i - 1]!).toBeGreaterThan(half * 2 + 8);
  });
});

describe('a flick', () => {
  it('goes where it points, and higher when it is faster', () => {
    const slow = flickAim(FROM, 0, -700, REACH)!;
    const fast = flickAim(FROM, 0, -2600, REACH)!;
    expect(slow.x).toBe(FROM.x);
    expect(fast.y).toBeLessThan(slow.y);
    expect(flickAim(FROM, 600, -1200, REACH)!.x).toBeGreaterThan(FROM.x + 50);
    expect(flickAim(FROM, -600, -1200, REACH)!.x).toBeLessThan(FROM.x - 50);
  });

  it('is none when it is slow, sideways or downward', () => {
    expect(flickAim(FROM, 0, -200, REACH)).toBeUndefined();
    expect(flickAim(FROM, 900, 10, REACH)).toBeUndefined();
    expect(flickAim(FROM, 0, 900, REACH)).toBeUndefined();
  });

  it.each([
    [300, 500],
    [683, 420],
    [1040, 470],
  ])('that is shown lands where it should: %i, %i', (x, y) => {
    const { path, ms } = flickTo(FROM, { x, y }, REACH);
    const [first, last] = [path[0]!, path.at(-1)!];
    expect(first).toEqual([FROM.x, FROM.y]);
    const perSecond = (1000 / ms) * 0.75;
    const landed = flickAim(FROM, (last[0] - first[0]) * perSecond, (last[1] - first[1]) * perSecond, REACH)!;
    expect(landed.x).toBeCloseTo(x, 0);
    expect(landed.y).toBeCloseTo(y, 0);
  });

  it('is drawn to what is near, and to nothing else', () => {
    const places = [
      { x: 400, y: 480 },
      { x: 800, y: 480 },
    ];
    expect(pull({ x: 440, y: 480 }, places, 100, 0.5)).toEqual({ x: 420, y: 480 });
    expect(pull({ x: 600, y: 480 }, places, 100, 0.5)).toEqual({ x: 600, y: 480 });
    expect(pull({ x: 610, y: 480 }, places, Infinity, 1)).toEqual(places[1]);
    expect(pull({ x: 610, y: 480 }, [], Infinity, 1)).toEqual({ x: 610, y: 480 });
  });
});

describe('a ball', () => {
  const box = { x: 100, y: 100, width: 74, height: 78 };

  it('hits a can the squarer the nearer to its middle', () => {
    const middle = squareness({ x: 100, y: 100, r: 17 }, box)!;
    const edge = squareness({ x: 140, y: 100, r: 17 }, box)!;
    expect(middle).toBe(1);
    expect(edge).toBeGreaterThan(0);
    expect(edge).toBeLessThan(0.3);
    expect(squareness({ x: 160, y: 100, r: 17 }, box)).toBeUndefined();
  });

  it('knocks a can away from where it hits, never faster up than can be followed', () => {
    expect(push({ x: 80, y: 100, r: 17 }, box, 1).vx).toBeGreaterThan(0);
    expect(push({ x: 120, y: 100, r: 17 }, box, 1).vx).toBeLessThan(0);
    expect(push({ x: 100, y: 130, r: 17 }, box, 3).vy).toBeGreaterThanOrEqual(-9);
    expect(Math.abs(push({ x: 300, y: 100, r: 17 }, box, 1).vx)).toBe(0);
  });

  it('flies in a bow', () => {
    expect([bow(0, 90), bow(0.5, 90), bow(1, 90)]).toEqual([0, 90, 0]);
  });
});

it('a can has fallen when it lies or is well below its place', () => {
  const home = { x: 0, y: 0, width: 74, height: 78 };
  expect(hasFallen(home, { x: 20, y: -10, angle: 0.3 })).toBe(false);
  expect(hasFallen(home, { x: 0, y: 0, angle: -1.2 })).toBe(true);
  expect(hasFallen(home, { x: 0, y: 50, angle: 0 })).toBe(true);
});

it('rail and sight stand still where nothing may move, and never go faster than they may', () => {
  expect(railAt(1234, 0)).toBe(0);
  expect(swayAt(1234, 0).x + swayAt(1234, 0).y).toBe(0);
  for (let ms = 0; ms < 6000; ms += 100) {
    expect(Math.abs(railAt(ms + 10, 30) - railAt(ms, 30)) / 0.01).toBeLessThanOrEqual(30.01);
    expect(Math.abs(swayAt(ms, 26).x)).toBeLessThanOrEqual(26);
  }
});

import { describe, expect, it } from 'vitest';
import { SHALLOW, WATER } from './places.ts';
import {
  along,
  arrowRound,
  crossing,
  far,
  isWithin,
  LAP,
  lapRound,
  netsBeside,
  Rope,
  shareOut,
  type Catch,
  type Point,
} from './rules.ts';

const fish = { x: 600, y: 400 };
const way = (...places: [number, number][]): Point[] => places.map(([x, y]) => ({ x, y }));

/** Sails a course in steps as long as a boat's; the loop that closed, or undefined. */
function sail(rope: Rope, course: readonly Point[], from: Point): Point[] | undefined {
  const left = [...course];
  let here = from;
  rope.payOut(here);
  while (left.length > 0) {
    here = along(left, here, 6);
    const loop = rope.payOut(here);
    if (loop) return loop;
  }
  return undefined;
}

describe('the rope', () => {
  it('closes where the boat crosses it, and holds what was sailed round', () => {
    const from = { x: 200, y: 300 };
    const loop = sail(new Rope(), lapRound([fish], from), from);
    expect(loop && isWithin(loop, fish)).toBe(true);
    // The way there is no part of it.
    expect(loop && isWithin(loop, { x: 350, y: 340 })).toBe(false);
    expect(Math.min(...loop!.map(({ x }) => x))).toBeGreaterThan(fish.x - LAP.x - 30);
  });

  it('closes when it comes close to itself without crossing', () => {
    const square = way([300, 200], [300, 300], [200, 300], [200, 212]);
    expect(sail(new Rope(), square, { x: 200, y: 200 })).toBeDefined();
  });

  it('does not close on a straight way, nor in a turn that is too small', () => {
    expect(sail(new Rope(), [{ x: 900, y: 200 }], { x: 200, y: 200 })).toBeUndefined();
    const small = way([230, 200], [230, 230], [200, 230], [200, 190]);
    expect(sail(new Rope(), small, { x: 200, y: 200 })).toBeUndefined();
  });

  it('is never longer than 1900 u', () => {
    const rope = new Rope();
    sail(rope, [{ x: 3000, y: 200 }], { x: 200, y: 200 });
    expect(rope.length).toBeLessThanOrEqual(1900);
    expect(rope.length).toBeGreaterThan(1850);
    rope.lift();
    expect(rope.length).toBe(0);
  });

  it('tells which place closes a loop that is nearly closed', () => {
    const rope = new Rope();
    sail(rope, way([400, 200], [400, 400], [260, 400]), { x: 200, y: 200 });
    const end = rope.endNear({ x: 200, y: 280 }, 96);
    expect(end && far(end, { x: 200, y: 200 })).toBeLessThan(1);
    expect(rope.endNear({ x: 260, y: 400 }, 96)).toBeUndefined();
  });

  it('bars the way of who swims', () => {
    const rope = new Rope();
    sail(rope, [{ x: 900, y: 200 }], { x: 200, y: 200 });
    expect(rope.bars({ x: 500, y: 150 }, { x: 500, y: 250 })).toBe(true);
    expect(rope.bars({ x: 500, y: 150 }, { x: 560, y: 190 })).toBe(false);
  });
});

it('knows where two lines cross, and that parallel ones do not', () => {
  expect(crossing({ x: 0, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }, { x: 10, y: 0 })).toEqual({
    x: 5,
    y: 5,
  });
  expect(crossing({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 5 }, { x: 10, y: 5 })).toBeUndefined();
});

const STARTS = way([300, 560], [1200, 230], [610, 390], [600, 600]);
const CATCHES: Catch[] = [[fish], [fish, { x: 300, y: 300 }], [fish, { x: 960, y: 490 }]];
it.each(STARTS.flatMap((from) => CATCHES.map((around) => ({ from, around }))))(
  'sails round a catch with arrows: %o',
  ({ from, around }) => {
    const speed = 320;
    const rope = new Rope();
    let boat = from;
    let hasRope = false;
    let loop: Point[] | undefined;
    const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }; // prettier-ignore
    for (let presses = 0; presses < 14 && !loop; presses++) {
      const { code, ms } = arrowRound(around, boat, hasRope, speed);
      if (code === 'Space') {
        hasRope = true;
        rope.payOut(boat);
        continue;
      }
      const [x, y] = ways[code]!;
      for (let gone = 0; gone < ms && !loop; gone += 16) {
        boat = { x: boat.x + x * speed * 0.016, y: boat.y + y * speed * 0.016 };
        if (hasRope) loop = rope.payOut(boat);
      }
    }
    for (const one of around) expect(loop && isWithin(loop, one!)).toBe(true);
  },
);

describe.each([2, 3, 4])('%i nets beside a fish', (count) => {
  it.each([
    [120, 150],
    [300, 220],
    [560, 300],
  ])('leave it water and room for a card of %i and signs of %i, and one lap for each net', (card, sign) => {
    const { places, zone } = netsBeside(
      card,
      Array.from({ length: count }, () => sign),
    );
    const mouths = places.map(({ x, y }) => ({ x, y: y - 64 }));
    expect(zone.left).toBeLessThanOrEqual(zone.right);
    for (const { x } of places) {
      expect(Math.abs(x - 683) + sign / 2).toBeLessThanOrEqual(610);
      for (const end of [zone.left, zone.right])
        expect(Math.abs(x - end)).toBeGreaterThanOrEqual((card + sign) / 2 + 14);
    }
    const spots = [zone.left, zone.right].flatMap((x) => [zone.top, zone.bottom].map((y) => ({ x, y })));
    for (const spot of spots)
      for (const [i, mouth] of mouths.entries()) {
        const lap = lapRound([spot, mouth], { x: 683, y: 594 });
        for (const { x, y } of lap)
          expect(x > WATER.left && x < WATER.right && y > WATER.top && y < WATER.bottom).toBe(true);
        const loop = sail(new Rope(), lap, lap[0]!);
        expect(loop && isWithin(loop, spot)).toBe(true);
        expect(mouths.map((one) => isWithin(loop!, one))).toEqual(mouths.map((_, j) => i === j));
      }
  });
});

it.each([[[120, 120]], [[340, 340, 340]], [[120, 300, 140, 120]], [[340, 340, 340, 340, 340]], [[560]]])(
  'gives each fish water of its own, where a lap fits: %o',
  (widths) => {
    const zones = shareOut(widths, SHALLOW);
    expect(zones).toHaveLength(widths.length);
    zones.forEach((zone, i) => {
      expect(zone.left).toBeLessThanOrEqual(zone.right);
      expect(zone.left - LAP.x).toBeGreaterThanOrEqual(WATER.left - 1);
      expect(zone.right + LAP.x).toBeLessThanOrEqual(WATER.right + 1);
      expect(zone.top - LAP.y).toBeGreaterThanOrEqual(WATER.top - 1);
      expect(zone.bottom + LAP.y).toBeLessThanOrEqual(WATER.bottom + 1);
      for (const [j, other] of zones.entries()) {
        if (j <= i) continue;
        const isRow = other.top === zone.top;
        const gap = isRow ? other.left - zone.right : 0;
        // Neighbours never come so near that a lap round one holds the other, or that cards lie over each other.
        if (isRow) expect(gap).toBeGreaterThanOrEqual((widths[i]! + widths[j]!) / 2);
        else expect(other.top - zone.bottom).toBeGreaterThan(LAP.y + 60);
      }
    });
  },
);

it('keeps what is left of a course', () => {
  const course = way([10, 0], [10, 10]);
  expect(along(course, { x: 0, y: 0 }, 14)).toEqual({ x: 10, y: 4 });
  expect(course).toEqual([{ x: 10, y: 10 }]);
  expect(far(along(course, { x: 10, y: 4 }, 99), { x: 10, y: 10 })).toBe(0);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { MURALS } from './art/murals.ts';
import { boxOf, distanceTo, isInside, outline, roomiest } from './outline.ts';
import { checks, dots, stripes } from './pattern.ts';
import { Coverage, MURAL, clearest, fieldsAmong, fieldsFor, nearest, quota, splatShape } from './rules.ts';

const murals = Object.entries(MURALS).map(
  ([name, cells]) => [name, cells.map(({ d }) => outline(d))] as const,
);

describe('outline', () => {
  test('reads lines and curves and ends where it began', () => {
    expect(outline('M0 0L10 0L10 10Z')).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]);
    const arch = outline('M0 0Q50 -100 100 0L200 0C200 50 0 50 0 0Z');
    expect(Math.min(...arch.map(({ y }) => y))).toBeCloseTo(-50, 0);
    expect(arch.at(-1)).toEqual({ x: 0, y: 0 });
  });

  test('a place is inside or not, and knows how far the edge is', () => {
    const square = outline('M0 0L10 0L10 10L0 10Z');
    expect(isInside(square, 5, 5)).toBe(true);
    expect(isInside(square, 15, 5)).toBe(false);
    expect(distanceTo(square, 5, 2)).toBeCloseTo(2);
    expect(distanceTo(square, 13, 14)).toBeCloseTo(5);
  });
});

describe.each(murals)('the drawing %s', (_name, fields) => {
  test('has 18 fields within its room, each with room for a throw in its middle', () => {
    expect(fields).toHaveLength(18);
    for (const field of fields) {
      const { left, top, right, bottom } = boxOf(field);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-2);
      expect(right).toBeLessThanOrEqual(MURAL.width);
      expect(bottom).toBeLessThanOrEqual(MURAL.height);
      const { x, y } = roomiest(field);
      expect(isInside(field, x, y)).toBe(true);
      expect(distanceTo(field, x, y)).toBeGreaterThan(14);
    }
  });

  test('has no two fields on top of each other', () => {
    for (let x = 2; x < MURAL.width; x += 6) {
      for (let y = 2; y < MURAL.height; y += 6) {
        const here = fields.filter((field) => isInside(field, x, y) && distanceTo(field, x, y) > 4);
        expect(here.length).toBeLessThan(2);
      }
    }
  });

  test('every pattern stays inside its field', () => {
    for (const field of fields) {
      for (const { x1, y1, x2, y2 } of stripes(field))
        expect(isInside(field, (x1 + x2) / 2, (y1 + y2) / 2)).toBe(true);
      for (const { x, y, r } of [...dots(field), ...checks(field)]) {
        expect(isInside(field, x, y)).toBe(true);
        expect(distanceTo(field, x, y)).toBeGreaterThan(r * 0.99);
      }
      expect(stripes(field).length + dots(field).length + checks(field).length).toBeGreaterThan(6);
    }
  });

  test('the goal asks for free flings, and a few throws at every field are enough', () => {
    const paint = new Coverage(fields);
    const rng = createRng('doel');
    fields.forEach((_, i) => paint.flood(i));
    expect(paint.share).toBeLessThan(0.85);
    fields.forEach((_, i) => {
      for (let k = 0; k < 5; k++) {
        const { x, y } = paint.nextSpot(i, rng);
        paint.splat(x, y, 46);
      }
    });
    expect(paint.share).toBeGreaterThan(0.85);
    expect(paint.share).toBeLessThanOrEqual(1);
  });
});

describe('coverage', () => {
  const fields = [outline('M100 100L200 100L200 200L100 200Z')];

  test('paint on paint or beside the drawing adds nothing', () => {
    const paint = new Coverage(fields);
    paint.flood(0);
    const before = paint.share;
    expect(before).toBeGreaterThan(0.3);
    paint.splat(150, 150, 30);
    paint.splat(900, 300, 40);
    paint.splat(-50, -50, 20);
    expect(paint.share).toBe(before);
    expect(paint.isWet(150, 150)).toBe(true);
    expect(paint.isWet(300, 150)).toBe(false);
  });

  test('throws by key go to bare places of the glowing area until it is full', () => {
    const paint = new Coverage(fields);
    const rng = createRng('spetters');
    paint.flood(0);
    for (let i = 0; i < 60 && !paint.isFull(0); i++) {
      const { x, y } = paint.nextSpot(0, rng);
      expect(paint.glows(0, x, y)).toBe(true);
      expect(paint.isWet(x, y)).toBe(false);
      paint.splat(x, y, 40);
    }
    expect(paint.isFull(0)).toBe(true);
    expect(paint.share).toBe(1);
    expect(() => paint.nextSpot(0, rng)).not.toThrow();
  });
});

test('quota: nothing before, everything after, and never back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (of) => {
      const counts = Array.from({ length: of + 1 }, (_, done) => quota(done, of, 18));
      expect(counts[0]).toBe(0);
      expect(counts.at(-1)).toBe(18);
      for (let i = 1; i < counts.length; i++) expect(counts[i]).toBeGreaterThanOrEqual(counts[i - 1]!);
    }),
  );
});

describe('fields for cards', () => {
  const middles = murals[0]![1].map(roomiest);

  test('are different, bare while there are enough, and follow from the seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 17 })),
        fc.string(),
        (n, free, seed) => {
          const bare = new Set(free);
          const fields = fieldsFor(n, middles, bare, createRng(seed));
          expect(new Set(fields).size).toBe(n);
          expect(fields.some((field) => bare.has(field))).toBe(bare.size > 0);
          if (n === 1 && bare.size > 0) expect(bare.has(fields[0]!)).toBe(true);
          expect(fieldsFor(n, middles, bare, createRng(seed))).toEqual(fields);
        },
      ),
    );
  });

  test('cards that peek hang on these fields alone, or not at all', () => {
    const fields = fieldsAmong([9, 4, 1], 3, middles, createRng('vroeg'));
    expect(fields.toSorted((a, b) => a - b)).toEqual([1, 4, 9]);
    expect(fieldsAmong([9, 4], 3, middles, createRng('vroeg'))).toEqual([]);
  });

  test('the banner comes where nothing is to be seen', () => {
    const places = [
      { x: 470, y: 338 },
      { x: 990, y: 338 },
      { x: 470, y: 524 },
    ];
    expect(clearest(places, [{ x: 480, y: 330 }])).toEqual({ x: 990, y: 338 });
    expect(
      clearest(places, [
        { x: 960, y: 380 },
        { x: 470, y: 320 },
      ]),
    ).toEqual({ x: 470, y: 524 });
  });

  test('paint flows on to the nearest bare field', () => {
    expect(nearest(0, middles, new Set([1, 12]))).toBe(1);
    expect(nearest(0, middles, new Set())).toBeUndefined();
  });
});

test('there are many splats, each of one piece around its middle', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const { outline: shape, rounds } = splatShape(createRng(`stempel-${i}`));
    expect(isInside(shape, 0, 0)).toBe(true);
    for (const { x, y } of shape) expect(Math.hypot(x, y)).toBeLessThan(1.6);
    expect(rounds.length).toBeGreaterThan(15);
    seen.add(JSON.stringify(shape));
  }
  expect(seen.size).toBe(10);
});

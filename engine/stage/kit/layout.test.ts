import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowBoxes, separateBoxes } from './layout.ts';

const area = { left: 43, top: 180, right: 1323, bottom: 752 };
const box = fc.record({
  x: fc.integer({ min: 0, max: 1366 }),
  y: fc.integer({ min: 100, max: 768 }),
  width: fc.integer({ min: 120, max: 400 }),
  height: fc.constant(76),
});
const apart = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2);

describe('separateBoxes', () => {
  it('never leaves two of up to six cards overlapping, and all inside the area', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 2, maxLength: 6 }), (boxes) => {
        separateBoxes(boxes, area);
        boxes.forEach((a, i) => {
          expect(a.x - a.width / 2).toBeGreaterThanOrEqual(area.left - 0.1);
          expect(a.x + a.width / 2).toBeLessThanOrEqual(area.right + 0.1);
          expect(a.y - a.height / 2).toBeGreaterThanOrEqual(area.top - 0.1);
          expect(a.y + a.height / 2).toBeLessThanOrEqual(area.bottom + 0.1);
          for (const b of boxes.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(0);
        });
      }),
      { numRuns: 400 },
    );
  });

  it('leaves cards that are apart where they are', () => {
    const boxes = [
      { x: 200, y: 300, width: 150, height: 76 },
      { x: 600, y: 300, width: 150, height: 76 },
    ];
    separateBoxes(boxes, area);
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [200, 300],
      [600, 300],
    ]);
  });
});

describe('rowBoxes', () => {
  it('keeps the order, fills the width and centres each row', () => {
    const boxes = Array.from({ length: 5 }, () => ({ x: 0, y: 0, width: 400, height: 76 }));
    rowBoxes(boxes, area, 28);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(2);
    expect(boxes[0]!.x).toBeLessThan(boxes[1]!.x);
    const last = boxes.slice(3);
    expect((last[0]!.x + last.at(-1)!.x) / 2).toBeCloseTo(683);
  });
});

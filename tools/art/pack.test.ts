import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from './pack.ts';

const box = fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }) });

describe('pack', () => {
  it('keeps boxes apart and inside the sheet', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 60 }), (boxes) => {
        const { places, width, height } = pack(boxes, 4096);
        boxes.forEach((a, i) => {
          const p = places[i]!;
          expect(p.x + a.width).toBeLessThanOrEqual(width);
          expect(p.y + a.height).toBeLessThanOrEqual(height);
          boxes.slice(0, i).forEach((b, j) => {
            const q = places[j]!;
            const apart =
              p.x >= q.x + b.width || q.x >= p.x + a.width || p.y >= q.y + b.height || q.y >= p.y + a.height;
            expect(apart).toBe(true);
          });
        });
      }),
      { numRuns: 60 },
    );
  });

  it('wastes little of the sheet on sprites of a usual mix', () => {
    const boxes = Array.from({ length: 80 }, (_, i) => ({
      width: 40 + ((i * 37) % 160),
      height: 30 + ((i * 53) % 170),
    }));
    const { width, height } = pack(boxes, 2048);
    const used = boxes.reduce((sum, b) => sum + b.width * b.height, 0);
    expect(used / (width * height)).toBeGreaterThan(0.75);
  });

  it('says so when there is no room', () => {
    expect(() => pack([{ width: 3000, height: 10 }], 2048)).toThrow('do not fit');
  });
});

import { describe, expect, test } from 'vitest';
import { lineUp } from './line-up.ts';

describe('places beside each other', () => {
  test.each([1, 5, 17, 23])('%i things lie apart, within their room, in reading order', (count) => {
    const widths = Array.from({ length: count }, (_, i) => 84 + (i % 4) * 20);
    const places = lineUp(widths, 930, 12, [400, 500, 600], 100);
    expect(places).toHaveLength(count);
    places.forEach(({ x, y, scale }, i) => {
      const half = (widths[i]! * scale) / 2;
      expect(x - half).toBeGreaterThanOrEqual(99.9);
      expect(x + half).toBeLessThanOrEqual(1030.1);
      const next = places[i + 1];
      if (next?.y === y) expect(next.x - (widths[i + 1]! * scale) / 2).toBeGreaterThan(x + half);
      else if (next) expect(next.y).toBeGreaterThan(y);
    });
  });

  test('few things are as large as they are drawn', () => {
    expect(lineUp([100, 100], 930, 12, [400])[0]).toEqual({ x: 409, y: 400, scale: 1 });
  });

  test('what is wider than its room gets smaller', () => {
    expect(lineUp([1200], 600, 12, [400])[0]!.scale).toBeLessThanOrEqual(0.5);
  });
});

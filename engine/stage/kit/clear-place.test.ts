import { describe, expect, it } from 'vitest';
import { clearPlace } from './clear-place.ts';

const AREA = { x: 0, y: 0, width: 1000, height: 700 };
const SIZE = { width: 200, height: 80 };
const rect = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height });

describe('clearPlace', () => {
  it('keeps the wanted place while nothing is there', () => {
    expect(clearPlace(SIZE, { x: 500, y: 300 }, [rect(0, 0)], AREA)).toEqual({ x: 500, y: 300 });
  });

  it('goes to the nearest place that covers nothing', () => {
    const taken = [rect(400, 260, 200, 80)];
    const { x, y } = clearPlace(SIZE, { x: 500, y: 300 }, taken, AREA);
    const apart = Math.abs(x - 500) >= 200 || Math.abs(y - 300) >= 80;
    expect(apart).toBe(true);
    expect(Math.hypot(x - 500, y - 300)).toBeLessThan(150);
  });

  it('covers as little as it can where no place is clear', () => {
    const taken = [rect(0, 0, 1000, 600), rect(0, 600, 400, 100)];
    const { x, y } = clearPlace(SIZE, { x: 200, y: 100 }, taken, AREA);
    expect(x).toBeGreaterThanOrEqual(500);
    expect(y).toBeGreaterThan(600);
  });

  it('stays in the area, in its middle where it is too large for it', () => {
    expect(clearPlace({ width: 1200, height: 80 }, { x: 500, y: 40 }, [rect(0, 0, 1000, 100)], AREA).x).toBe(
      500,
    );
  });
});

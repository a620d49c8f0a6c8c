import { describe, expect, it } from 'vitest';
import { placeOf } from './fitted-place.ts';

const LYING = { x: -10, y: -20, width: 40, height: 60 };

describe('placeOf', () => {
  it('is where the canvas would draw an upright picture', () => {
    expect(placeOf({ a: 2, d: 0.5, e: 100, f: 200 }, LYING)).toEqual({
      left: 80,
      right: 160,
      top: 190,
      bottom: 220,
      isMirrored: false,
    });
  });

  it('turns a mirrored picture around its origin, its left edge still left', () => {
    expect(placeOf({ a: -2, d: 1, e: 100, f: 0 }, LYING)).toEqual({
      left: 40,
      right: 120,
      top: -20,
      bottom: 40,
      isMirrored: true,
    });
  });

  it('knows no place for a picture on its head or without a size', () => {
    expect(placeOf({ a: 1, d: -1, e: 0, f: 0 }, LYING)).toBeUndefined();
    expect(placeOf({ a: 0, d: 1, e: 0, f: 0 }, LYING)).toBeUndefined();
  });
});

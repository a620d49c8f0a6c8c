import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { inEuros, priceOf } from './price.ts';
import { VARIANTS } from './variant.ts';

test('a school of 300: three steps, a whole year, VAT apart', () => {
  expect(priceOf({ variant: 'nl', type: 'school', pupils: 300, months: 12 })).toEqual({
    lines: [
      { pupils: 100, each: 895, total: 89_500 },
      { pupils: 150, each: 695, total: 104_250 },
      { pupils: 50, each: 495, total: 24_750 },
    ],
    isLeast: false,
    year: 218_500,
    excl: 218_500,
    vat: 45_885,
    vatPercent: 21,
    incl: 264_385,
  });
});

test('part of a year costs as many twelfths; a small school pays the least', () => {
  expect(priceOf({ variant: 'nl', type: 'school', pupils: 300, months: 5 }).excl).toBe(91_042);
  expect(priceOf({ variant: 'nl', type: 'school', pupils: 5, months: 6 })).toMatchObject({
    isLeast: true,
    excl: 6000,
  });
  expect(priceOf({ variant: 'be', type: 'thuis', pupils: 2, months: 12 })).toMatchObject({
    excl: 5100,
    isLeast: false,
  });
});

test('more pupils or more months never cost less, and the parts make the whole', () => {
  const order = fc.record({
    variant: fc.constantFrom(...VARIANTS),
    type: fc.constantFrom(...ACCOUNT_KINDS),
    pupils: fc.integer({ min: 1, max: 3000 }),
    months: fc.integer({ min: 1, max: 36 }),
  });
  fc.assert(
    fc.property(order, (one) => {
      const price = priceOf(one);
      expect(price.incl).toBe(price.excl + price.vat);
      expect(price.lines.reduce((sum, { pupils }) => sum + pupils, 0)).toBe(one.pupils);
      expect(
        Object.values(price)
          .flat()
          .every((n) => typeof n !== 'number' || Number.isInteger(n)),
      ).toBe(true);
      expect(priceOf({ ...one, pupils: one.pupils + 1 }).excl).toBeGreaterThanOrEqual(price.excl);
      expect(priceOf({ ...one, months: one.months + 1 }).excl).toBeGreaterThanOrEqual(price.excl);
    }),
  );
});

test('amounts are written the Dutch way', () => {
  expect(inEuros(123_450, 'nl')).toBe('€ 1.234,50');
  expect(inEuros(895, 'be')).toMatch(/^€ ?8,95$/);
});

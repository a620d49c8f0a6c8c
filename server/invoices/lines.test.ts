import { expect, test } from 'vitest';
import { priceOf } from '../contract/price.ts';
import { linesOf } from './lines.ts';

test('the lines of an invoice tell each price of a year, and are together what was agreed', () => {
  for (const variant of ['nl', 'be'] as const)
    for (let pupils = 1; pupils <= 600; pupils += 7)
      for (const months of [1, 5, 7, 12, 36]) {
        const price = priceOf({ variant, type: 'school', pupils, months });
        const order = {
          kind: 'extend',
          seats: pupils,
          months,
          excl: price.excl,
          list_excl: price.excl,
        } as const;
        const lines = linesOf(order, price, variant);
        expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(price.excl);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pupils);
      }
});

test('another price than that of the list is one line, and so are more seats', () => {
  const price = priceOf({ variant: 'nl', type: 'school', pupils: 300, months: 12 });
  const order = { kind: 'extend', seats: 300, months: 12, excl: 100_000, list_excl: price.excl } as const;
  expect(linesOf(order, price, 'nl')).toMatchObject([{ quantity: 300, total: 100_000 }]);
  expect(linesOf({ ...order, kind: 'seats', seats: 10, months: 1 }, price, 'nl')).toMatchObject([
    { what: 'Extra plaatsen in de licentie Spelwereld, 1 maand', quantity: 10 },
  ]);
});

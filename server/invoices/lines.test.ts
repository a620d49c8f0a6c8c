import { expect, test } from 'vitest';
import { priceOf } from '../contract/price.ts';
import { linesOf } from './lines.ts';

const SCHOOL = { kind: 'school', variant: 'nl' } as const;

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
        const lines = linesOf(order, price, { kind: 'school', variant });
        expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(price.excl);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pupils);
      }
});

test('another price than that of the list is one line, and so are more seats', () => {
  const price = priceOf({ variant: 'nl', type: 'school', pupils: 300, months: 12 });
  const order = { kind: 'extend', seats: 300, months: 12, excl: 100_000, list_excl: price.excl } as const;
  expect(linesOf(order, price, SCHOOL)).toMatchObject([{ quantity: 300, total: 100_000 }]);
  expect(linesOf({ ...order, kind: 'seats', seats: 10, months: 1 }, price, SCHOOL)).toMatchObject([
    { what: 'Extra plaatsen in de licentie Spelwereld, 1 maand', quantity: 10 },
  ]);
});

test('a family pays for children', () => {
  const price = priceOf({ variant: 'nl', type: 'thuis', pupils: 2, months: 12 });
  const order = { kind: 'extend', seats: 2, months: 12, excl: price.excl, list_excl: price.excl } as const;
  const said = (kind: 'school' | 'thuis') =>
    linesOf(order, { ...price, isLeast: false }, { kind, variant: 'nl' })
      .map(({ what }) => what)
      .join();
  expect(said('thuis')).toMatch(/per kind per jaar/);
  expect(said('school')).toMatch(/per leerling per jaar/);
});

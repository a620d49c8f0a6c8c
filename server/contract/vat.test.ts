import { expect, test } from 'vitest';
import { vatOf, vatOver, type Sale } from './vat.ts';

const sale = (more: Partial<Sale>): Sale => ({
  seller: 'nl',
  buyer: 'nl',
  isHome: false,
  vatIdCheckedOn: null,
  day: '2026-11-28',
  isOverThreshold: false,
  ...more,
});

test('within a country its own rate holds, with a VAT id too', () => {
  expect(vatOf(sale({}))).toEqual({ percent: 21, category: 'S', sentence: '' });
  expect(vatOf(sale({ seller: 'be', buyer: 'be', vatIdCheckedOn: '2026-11-01' })).category).toBe('S');
});

test('across the border VAT is shifted to who has a VAT id that was looked at, never to a home', () => {
  const shifted = vatOf(sale({ buyer: 'be', vatIdCheckedOn: '2026-11-01' }));
  expect(shifted).toMatchObject({ percent: 0, category: 'AE' });
  expect(shifted.sentence).toContain('Btw verlegd');
  expect(vatOf(sale({ buyer: 'be' })).category).toBe('S');
  for (const isOverThreshold of [false, true])
    expect(vatOf(sale({ buyer: 'be', isHome: true, vatIdCheckedOn: '2026-11-01', isOverThreshold }))).toEqual(
      {
        percent: 21,
        category: 'S',
        sentence: '',
      },
    );
});

test('VAT is rounded half away from zero, so that a credit note takes all of it back', () => {
  expect(vatOver(50, 21)).toBe(11);
  expect(vatOver(-50, 21)).toBe(-11);
  for (let cents = 0; cents < 5000; cents++) expect(vatOver(cents, 21) + vatOver(-cents, 21)).toBe(0);
});

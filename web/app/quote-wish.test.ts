import { expect, test } from 'vitest';
import { quoteAddress, quoteWishIn } from './quote-wish.ts';

test('what a quote is asked for comes back from the address, and any other address asks for none', () => {
  const wish = {
    type: 'school',
    pupils: '120',
    months: '12',
    organisation: "De Regenboog & Zn. #1 'ja'",
    name: 'Ingrid ter Braak',
    email: 'directie+geld@regenboog.example',
    order: 'PO 2027/1',
  } as const;
  const { hash, pathname } = new URL(quoteAddress(wish), 'https://spelwereld.example');
  expect(pathname).toBe('/app/site/prijzen');
  expect(quoteWishIn(hash)).toEqual(wish);
  for (const other of ['', '#offerte', '#rekenen', '#type=school', '#offerte=&type=kasteel'])
    expect(quoteWishIn(other)).toBeUndefined();
});

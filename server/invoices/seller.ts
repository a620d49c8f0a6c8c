import { Problem } from '../http/problem.ts';
import type { Seller } from './document.ts';

/** What has to stand in the lines of SUPPLIER before an invoice can be made of them. */
const NEEDED = [/btw|vat/i, /kvk|rpr|ondernemingsnummer/i, /iban/i];

/** Who sells, of the lines of SUPPLIER. Its VAT number tells the country. */
export const sellerOf = (lines: readonly string[]): Seller => ({
  lines: [...lines],
  country: lines.some((line) => /\bBE\s?[01]/.test(line)) ? 'be' : 'nl',
});

/** Throws `conflict` when an invoice would lack what the law wants of the seller. */
export function checkSeller({ lines }: Seller): void {
  if (lines.length >= 3 && NEEDED.every((part) => lines.some((line) => part.test(line)))) return;
  throw new Problem(
    'conflict',
    'Vul eerst bij SUPPLIER in wie de factuur stuurt: naam, adres, KvK- of ondernemingsnummer, btw-nummer en IBAN.',
  );
}

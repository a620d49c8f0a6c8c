import { inEuros, type Price } from '../contract/price.ts';
import type { AccountRow, OrderRow } from '../data/schema.ts';
import { inWords, readerOf } from '../http/words.ts';
import type { Line } from './document.ts';

const monthsText = (months: number) => (months === 1 ? '1 maand' : `${months} maanden`);

/** The lines of an invoice for an order: what it is, how much of it, each at its price of a year. Together they are what was agreed. */
export function linesOf(
  order: Pick<OrderRow, 'kind' | 'seats' | 'months' | 'excl' | 'list_excl'>,
  price: Price,
  account: Pick<AccountRow, 'kind' | 'variant'>,
): Line[] {
  const { variant } = account;
  const { kind, seats, months, excl, list_excl: list } = order;
  if (kind === 'seats')
    return [
      {
        what: `Extra plaatsen in de licentie Spelwereld, ${monthsText(months)}`,
        quantity: seats,
        total: excl,
      },
    ];
  const licence = `Licentie Spelwereld, ${monthsText(months)}`;
  if (excl !== list) return [{ what: `${licence}, afgesproken prijs`, quantity: seats, total: excl }];
  if (price.isLeast)
    return [
      {
        what: `${licence}, laagste bedrag van ${inEuros(price.year, variant)} per jaar`,
        quantity: seats,
        total: excl,
      },
    ];
  let left = excl;
  return price.lines.map(({ pupils, each, total }, i) => {
    // The last line takes what rounding left over.
    const part = i === price.lines.length - 1 ? left : Math.round((total * months) / 12);
    left -= part;
    return {
      what: inWords(`${licence}, ${inEuros(each, variant)} per {leerling} per jaar`, readerOf(account)),
      quantity: pupils,
      total: part,
    };
  });
}

import { inEuros, type Price } from '../contract/price.ts';
import type { Variant } from '../contract/variant.ts';
import type { OrderRow } from '../data/schema.ts';
import type { Line } from './document.ts';

const monthsText = (months: number) => (months === 1 ? '1 maand' : `${months} maanden`);

/** The lines of an invoice for an order: what it is, how much of it, each at its price of a year. Together they are what was agreed. */
export function linesOf(
  order: Pick<OrderRow, 'kind' | 'seats' | 'months' | 'excl' | 'list_excl'>,
  price: Price,
  variant: Variant,
): Line[] {
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
      what: `${licence}, ${inEuros(each, variant)} per leerling per jaar`,
      quantity: pupils,
      total: part,
    };
  });
}

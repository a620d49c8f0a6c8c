import type { AccountKind } from './lead-kinds.ts';
import { LEAST_PER_YEAR, PRICES } from './prices.ts';
import type { Variant } from './variant.ts';
import { rateNow, vatOver } from './vat.ts';

/** What is asked for. */
export interface Order {
  variant: Variant;
  type: AccountKind;
  pupils: number;
  months: number;
}

/** Pupils at one price; cents a year without VAT. */
export interface PriceLine {
  pupils: number;
  each: number;
  total: number;
}

/** A sum in cents. `year` is before the months are reckoned; `vat` and `incl` are of what is to be paid. */
export interface Price {
  lines: PriceLine[];
  /** Whether the least a year costs was reckoned instead of the lines. */
  isLeast: boolean;
  year: number;
  excl: number;
  vat: number;
  vatPercent: number;
  incl: number;
}

/**
 * The price of an order. Each pupil costs what its step says, so that one more pupil never makes the whole cheaper. Part of a year
 * costs as many twelfths. Rounded once, to whole cents.
 */
export function priceOf({ variant, type, pupils, months }: Order): Price {
  const steps = PRICES[variant][type];
  const lines = steps
    .map(({ from, cents }, i): PriceLine => {
      const until = steps[i + 1]?.from ?? Infinity;
      const count = Math.max(0, Math.min(pupils + 1, until) - from);
      return { pupils: count, each: cents, total: count * cents };
    })
    .filter((line) => line.pupils > 0);
  const reckoned = lines.reduce((sum, { total }) => sum + total, 0);
  const year = Math.max(reckoned, LEAST_PER_YEAR[type]);
  const excl = Math.round((year * months) / 12);
  const vatPercent = rateNow(variant);
  const vat = vatOver(excl, vatPercent);
  return { lines, isLeast: year > reckoned, year, excl, vat, vatPercent, incl: excl + vat };
}

/** An amount as people write it: € 1.234,50. */
export const inEuros = (cents: number, variant: Variant): string =>
  new Intl.NumberFormat(variant === 'be' ? 'nl-BE' : 'nl-NL', { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace(/\u00a0/g, ' ');

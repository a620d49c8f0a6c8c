import type { Variant } from './variant.ts';

/** What the VAT of a sale follows from. */
export interface Sale {
  seller: Variant;
  buyer: Variant;
  /** A family: its price is shown with VAT, and it has no VAT id. */
  isHome: boolean;
  /** Day on which the buyer's VAT id was found to be valid (VIES); null for who has none, or none that was checked. */
  vatIdCheckedOn: string | null;
  /** The day of supply, as 2026-11-16. */
  day: string;
  /** Sales across the border to who has no VAT id passed the threshold this year or the year before. */
  isOverThreshold: boolean;
}

export interface Vat {
  percent: number;
  /** As of EN 16931: standard rate, or shifted to the buyer. */
  category: 'S' | 'AE';
  /** What has to stand on the invoice besides; empty where nothing has. */
  sentence: string;
}

/**
 * Rates by the day from which they hold, the last one first. All of it to be confirmed by the adviser of the office before money moves. The lower rate
 * of nl (9 %, digital learning material) is not used as long as the office has not decided that it holds.
 */
const RATES: Record<Variant, readonly { from: string; percent: number }[]> = {
  nl: [{ from: '2012-10-01', percent: 21 }],
  be: [{ from: '1996-01-01', percent: 21 }],
};

/** Sales across the border in a year, in cents without VAT, from which the rate of the buyer's country holds. */
export const OSS_THRESHOLD_CENTS = 1_000_000;
/** Days for which the answer about a VAT id may be used. */
export const VAT_ID_DAYS = 90;

/** The rate of a sale within a country, as it is now: for prices on the site. */
export const rateNow = (country: Variant): number => RATES[country][0]!.percent;

const rateOf = (country: Variant, day: string) => RATES[country].find(({ from }) => from <= day)!.percent;

/** The VAT of a sale between nl and be. */
export function vatOf({ seller, buyer, isHome, vatIdCheckedOn, day, isOverThreshold }: Sale): Vat {
  if (seller === buyer) return { percent: rateOf(seller, day), category: 'S', sentence: '' };
  if (!isHome && vatIdCheckedOn !== null)
    return {
      percent: 0,
      category: 'AE',
      sentence: 'Btw verlegd (artikelen 44 en 196 van richtlijn 2006/112/EG).',
    };
  return { percent: rateOf(isOverThreshold ? buyer : seller, day), category: 'S', sentence: '' };
}

/** VAT in cents over an amount in cents, half away from zero: that of a credit note is that of its invoice. */
export const vatOver = (cents: number, percent: number): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * percent) / 100);

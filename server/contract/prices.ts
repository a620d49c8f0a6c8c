import type { AccountKind } from './lead-kinds.ts';
import type { Variant } from './variant.ts';

/** From the pupil with this number on, each pupil costs `cents` a year, without VAT. */
interface Step {
  from: number;
  cents: number;
}

/**
 * What a year costs, in cents without VAT. THE OFFICE DECIDES THESE: change them here and the site, the sum and the quotes
 * follow. Belgium has prices of its own.
 */
export const PRICES: Record<Variant, Record<AccountKind, readonly Step[]>> = {
  nl: {
    school: [
      { from: 1, cents: 895 },
      { from: 101, cents: 695 },
      { from: 251, cents: 495 },
    ],
    rt: [
      { from: 1, cents: 1800 },
      { from: 26, cents: 1200 },
    ],
    thuis: [
      { from: 1, cents: 3600 },
      { from: 2, cents: 1800 },
    ],
  },
  be: {
    school: [
      { from: 1, cents: 850 },
      { from: 101, cents: 650 },
      { from: 251, cents: 475 },
    ],
    rt: [
      { from: 1, cents: 1700 },
      { from: 26, cents: 1150 },
    ],
    thuis: [
      { from: 1, cents: 3400 },
      { from: 2, cents: 1700 },
    ],
  },
};

/** The least a year costs, in cents without VAT, however few pupils there are. */
export const LEAST_PER_YEAR: Record<AccountKind, number> = { school: 12_000, rt: 9_000, thuis: 0 };

/** Months for which a licence may be taken. */
export const MONTHS = { least: 1, most: 36, usual: 12 } as const;
/** The most pupils that the sum reckons with; more is a talk. */
export const MOST_PUPILS: Record<AccountKind, number> = { school: 3000, rt: 500, thuis: 8 };

/** How long a quote holds, in days. */
export const QUOTE_DAYS = 60;

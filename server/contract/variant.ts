/** The two countries: their words for groups and classes, and their speech. */
export const VARIANTS = ['nl', 'be'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Hostnames of the Belgian variant, where a server is not told of others (spec section 1). */
export const BE_HOSTNAMES: readonly string[] = [
  'spelwereld.be',
  'www.spelwereld.be',
  'be.spelwereld.nl',
  'be.localhost',
];

/** In Flanders the years are counted from the first of primary school, two lower than the Dutch groep. */
const BELGIAN_STEP = 2;

/** The number of a school year, given as groep 1 to 8, in a variant: groep 5 is the 3e leerjaar. */
export const yearNumber = (groep: number, variant: Variant): number =>
  variant === 'be' ? groep - BELGIAN_STEP : groep;

/** The variant that belongs to a hostname. */
export const variantOf = (hostname: string, belgian: readonly string[] = BE_HOSTNAMES): Variant =>
  belgian.includes(hostname.toLowerCase()) ? 'be' : 'nl';

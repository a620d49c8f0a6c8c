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

/** The variant that belongs to a hostname. */
export const variantOf = (hostname: string, belgian: readonly string[] = BE_HOSTNAMES): Variant =>
  belgian.includes(hostname.toLowerCase()) ? 'be' : 'nl';

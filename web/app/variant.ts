/** Which wording a site has: Dutch, or the Belgian one on these hostnames. */
type Variant = 'nl' | 'be';

const BE_HOSTNAMES = new Set(['spelwereld.be', 'www.spelwereld.be', 'be.spelwereld.nl', 'be.localhost']);

/** The variant that belongs to a hostname. */
export const variantOf = (hostname: string): Variant =>
  BE_HOSTNAMES.has(hostname.toLowerCase()) ? 'be' : 'nl';

/** The variant of this site; it does not change while a page is open. */
export const VARIANT: Variant = variantOf(globalThis.location?.hostname ?? '');

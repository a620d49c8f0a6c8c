/** The route of logging in with a card, below /app. */
export const CARD_ROUTE = '/auth/kaart';

/**
 * The address in the QR code of a card. The token stands behind the #: it goes to no server, no log and no referrer, and
 * the page takes it out of the history.
 */
export const cardAddress = (token: string, origin = window.location.origin): string =>
  `${origin}${import.meta.env.BASE_URL}${CARD_ROUTE.slice(1)}#${token}`;

const TOKEN = /^[\w-]{10,100}$/;

/** The token of an address that was scanned or opened; undefined when it is no card of this site. */
export function tokenOf(address: string, origin = window.location.origin): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin: where, pathname, hash } = new URL(address);
  const token = hash.slice(1);
  return where === origin && pathname.endsWith(CARD_ROUTE) && TOKEN.test(token) ? token : undefined;
}

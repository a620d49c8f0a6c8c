import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** What a request tells of where it comes from. */
export interface Device {
  address: string;
  /** What the browser calls itself. */
  browser: string;
}

/** Longer names are cut: they are only compared and shown. */
const MOST_BROWSER = 200;

/** What is kept of a device: a digest of its network, and its browser. */
export const seenOf = ({ address, browser }: Device, secret: string) => ({
  network: createHmac('sha256', secret).update(networkOf(address)).digest('base64url'),
  browser: browser.slice(0, MOST_BROWSER),
});

/** The part of an address that a whole building shares: a /24 of IPv4, a /48 of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  return isIPv4(plain) ? plain.split('.').slice(0, 3).join('.') : plain.split(':').slice(0, 3).join(':');
}

import { Secret, TOTP } from 'otpauth';

// Codes of an app (RFC 6238), as every app for phones makes them: SHA-1, six digits, half a minute.

const PERIOD = 30;
/** How many half minutes a clock may be off, and a code may come late. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Spelwereld',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** What an app makes codes of, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a QR code; `label` is how the user tells it from others. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The half minute of which a code is, counted since the epoch; undefined when it is none of now. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

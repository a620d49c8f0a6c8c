import { Secret, TOTP } from 'otpauth';

/** What an app shows that has this key, at a moment; the wrong one of the next day is never right now. */
export const codeOf = (key: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: at,
  });

import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id is what @node-rs/argon2 uses when no algorithm is named. Staff: the setting OWASP advises. */
const STAFF: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Pupils: a class of thirty logs in within the same minute on a small server, and what their short passwords
 * guard is a map with stars. The limits on tries guard them against guessing, not the cost of one try.
 */
const PUPIL: Options = { memoryCost: 4096, timeCost: 1, parallelism: 1 };

/** Hashes a password with the setting that fits its owner. */
export const hashPassword = (password: string, owner: 'staff' | 'pupil') =>
  hash(password.normalize('NFC'), owner === 'staff' ? STAFF : PUPIL);

/** Whether the password belongs to the hash; the hash itself says how it was made. */
export const checkPassword = (stored: string, password: string) => verify(stored, password.normalize('NFC'));

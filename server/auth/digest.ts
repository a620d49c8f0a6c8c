import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a secret that is random: whoever reads the database can do nothing with it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** A secret that can't be guessed: 32 random bytes. */
export const newSecret = () => randomBytes(32).toString('base64url');

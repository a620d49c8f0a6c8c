import { createHmac, randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A new code: twelve characters, more than anybody can guess. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What is kept of a mail address: without the key nobody can tell whose it is, or try addresses. */
export const addressDigest = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`friend ${address.toLowerCase()}`).digest('base64url');

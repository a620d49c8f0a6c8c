import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { DataFolder } from '../data/folder.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 128 bits: enough never to be guessed, short enough for a QR code that a cheap camera reads. */
const TOKEN_BYTES = 16;

/** What keeps passwords and cards of pupils, and second factors of staff, from who reads only the database. */
export interface Seal {
  /** The text under the key, bound to its owner: in another's row it can't be opened. */
  close(text: string, ownerId: string): string;
  /** The text again; throws when it was changed, is another's, or was closed under another key. */
  open(sealed: string, ownerId: string): string;
  /** A keyed digest of a text and whose it is: of a text that is short only who has the key can try them all. */
  mark(text: string, ownerId: string): string;
  /** The token of the nth card of a pupil: it is nowhere stored, only its digest. */
  cardToken(pupilId: string, serial: number): string;
}

/** The seal of a data folder, whose key is made when it is first asked for. */
export const sealOf = (folder: Pick<DataFolder, 'secret'>): Seal => createSeal(folder.secret('pupil-logins'));

/** `secret` is that of the data folder; each use has a key of its own. */
export function createSeal(secret: string): Seal {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const passwords = key('pupil passwords');
  const cards = key('login cards');
  const marks = key('marks');
  return {
    close(text, ownerId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, passwords, nonce).setAAD(Buffer.from(ownerId));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(sealed, ownerId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, passwords, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(ownerId))
        .setAuthTag(tag);
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },
    mark: (text, ownerId) => createHmac('sha256', marks).update(`${ownerId} ${text}`).digest('base64url'),
    cardToken: (pupilId, serial) =>
      createHmac('sha256', cards)
        .update(`${pupilId} ${serial}`)
        .digest()
        .subarray(0, TOKEN_BYTES)
        .toString('base64url'),
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { LONGEST_TEXT } from '../contract/speech.ts';
import { VARIANTS, type Variant } from '../contract/variant.ts';

const MARK_BYTES = 12;

/** Addresses of spoken texts. Each is signed: only who is logged in can have the server say something new. */
export interface Links {
  url(text: string, variant: Variant): string;
  /** The text and variant of an address that this server made; undefined for any other. */
  read(variant: string, file: string): { text: string; variant: Variant } | undefined;
}

/** Makes and reads signed addresses with a secret that stays the same over restarts. */
export function createLinks(secret: string): Links {
  const sign = (variant: string, name: string) =>
    createHmac('sha256', secret).update(`speech/${variant}/${name}`).digest().subarray(0, MARK_BYTES);
  return {
    url(text, variant) {
      if (text.length === 0 || text.length > LONGEST_TEXT)
        throw new RangeError('This text is too short or too long to be spoken.');
      const name = Buffer.from(text).toString('base64url');
      return `/api/speech/${variant}/${name}.${sign(variant, name).toString('base64url')}.mp3`;
    },
    read(variant, file) {
      const [, name, mark] = /^([\w-]+)\.([\w-]+)\.mp3$/.exec(file) ?? [];
      const known = VARIANTS.find((one) => one === variant);
      if (!name || !mark || !known) return undefined;
      const given = Buffer.from(mark, 'base64url');
      if (given.length !== MARK_BYTES || !timingSafeEqual(given, sign(variant, name))) return undefined;
      return { text: Buffer.from(name, 'base64url').toString(), variant: known };
    },
  };
}

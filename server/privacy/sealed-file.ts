import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// Files that are sealed bit by bit, so that they may be larger than the memory: each bit by itself under AES-256-GCM, with its
// number and whether it is the last one in the nonce (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár). What was
// changed, put in another order, cut off or belongs to another file can't be opened.

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 32;
/** Bytes of one bit. */
const BIT = 64 * 1024;

/** With what a file is sealed: the secret of the server, the salt of its export, and which file it is. */
export interface SealKey {
  secret: string;
  /** Stored with the export: once that is gone nobody can open its files. */
  salt: string;
  name: string;
}

/** A file that is sealed again gets a key of its own: the same one would give away what differs. */
const keyFor = ({ secret, salt, name }: SealKey, own: Buffer): Buffer =>
  Buffer.from(
    hkdfSync(
      'sha256',
      secret,
      Buffer.concat([Buffer.from(salt, 'base64url'), own]),
      `spelwereld export ${name}`,
      32,
    ),
  );

function nonceOf(n: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(n, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Bytes in bits of one size; the last one, which is shorter or as long, is told apart. */
async function* bitsOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    // One more byte than a bit shows that it is not the last.
    if (length <= size) continue;
    let all = Buffer.concat(parts);
    for (; all.length > size; all = all.subarray(size)) yield { bytes: all.subarray(0, size), isLast: false };
    parts = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}

/** Seals what comes, for `pipeline`. */
export const sealing = (key: SealKey) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const own = randomBytes(SALT_BYTES);
    const bytes = keyFor(key, own);
    yield own;
    let n = 0;
    for await (const bit of bitsOf(source, BIT)) {
      const cipher = createCipheriv(CIPHER, bytes, nonceOf(n++, bit.isLast));
      yield Buffer.concat([cipher.update(bit.bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Opens what was sealed, for `pipeline`; throws as soon as something is not as it was. */
export const opening = (key: SealKey) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let own = Buffer.alloc(0);
    const rest = (async function* () {
      for await (const part of source) {
        if (own.length === SALT_BYTES) {
          yield part;
          continue;
        }
        const all = Buffer.concat([own, part]);
        own = all.subarray(0, SALT_BYTES);
        if (all.length > SALT_BYTES) yield all.subarray(SALT_BYTES);
      }
    })();
    let bytes: Buffer | undefined;
    let n = 0;
    for await (const bit of bitsOf(rest, BIT + TAG_BYTES)) {
      if (bit.bytes.length < TAG_BYTES) throw new Error('a sealed file was cut off');
      bytes ??= keyFor(key, own);
      const end = bit.bytes.length - TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, bytes, nonceOf(n++, bit.isLast), {
        authTagLength: TAG_BYTES,
      }).setAuthTag(bit.bytes.subarray(end));
      yield Buffer.concat([decipher.update(bit.bytes.subarray(0, end)), decipher.final()]);
    }
  };

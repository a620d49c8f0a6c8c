import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { calculateJwkThumbprint, compactVerify, CompactSign, exportJWK, importJWK, type JWK } from 'jose';
import { ARCHIVE_VERSION, type Archive } from '../contract/move-archives.ts';
import { nameOfDay } from '../data/day.ts';
import { Problem } from '../http/problem.ts';
import { keyOfCode, type MoveKeys } from './archive-keys.ts';
import { UNKNOWN_CODE } from './codes.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The most that a file may come to when it is unpacked: a small one could say that it is endless. */
const MOST_UNPACKED = 128 * 1024 * 1024;

const pack = promisify(gzip);
const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/** What is known of a file before it is written. */
export interface ArchiveHead extends Pick<Archive, 'archive' | 'issuer' | 'issuedAt' | 'expiresAt'> {
  code: string;
}

/** Writes a payload to a file: packed, sealed with the code, and signed by this server. */
export async function writeArchive(
  keys: MoveKeys,
  { code, ...head }: ArchiveHead,
  payload: unknown,
): Promise<Archive> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOfCode(code, head.archive, 'data'), nonce);
  const packed = await pack(Buffer.from(JSON.stringify(payload)));
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
  const unsigned = {
    format: 'spelwereld-move' as const,
    version: ARCHIVE_VERSION,
    minReader: 1,
    ...head,
    key: await keyOf(keys),
    data: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64'),
  };
  const signature = await new CompactSign(digestOf(unsigned))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(keys.privateKey);
  return { ...unsigned, signature };
}

/** The public key of this server, as its files have it. */
export const keyOf = async ({ publicKey }: MoveKeys): Promise<Archive['key']> =>
  (await exportJWK(publicKey)) as Archive['key'];

/** SHA-256 of all that stands before the signature, in the order of the format. */
const digestOf = (file: Omit<Archive, 'signature'>): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        file.format,
        file.version,
        file.minReader,
        file.archive,
        file.issuer,
        file.issuedAt,
        file.expiresAt,
        Object.entries(file.key).sort(([a], [b]) => (a < b ? -1 : 1)),
        file.data,
      ]),
    )
    .digest();

/** The fingerprint of the key of a file, in blocks that can be read aloud. */
export async function fingerprintOf({ key }: Pick<Archive, 'key'>): Promise<string> {
  const print = await calculateJwkThumbprint(key as JWK);
  return (print.slice(0, 24).match(/.{1,6}/g) ?? []).join(' ');
}

const damaged = () =>
  new Problem('conflict', 'Dit bestand is beschadigd of veranderd. Vraag om een nieuw bestand.');

/**
 * The payload of a file, as it was written. Looks in this order at signature, last day, version and code; throws `conflict` with what is
 * wrong, and `not-found` for a code that does not belong to it.
 */
export async function openArchive(file: Archive, code: string, now: number): Promise<unknown> {
  await checkSignature(file);
  if (file.expiresAt < nameOfDay(now))
    throw new Problem('conflict', 'Dit bestand is verlopen. Vraag om een nieuw.');
  if (file.minReader > ARCHIVE_VERSION)
    throw new Problem('conflict', 'Dit bestand komt van een nieuwere Spelwereld. Vraag om een update.');
  const bytes = Buffer.from(file.data, 'base64');
  const decipher = createDecipheriv(
    CIPHER,
    keyOfCode(code, file.archive, 'data'),
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  ).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  let packed: Buffer;
  try {
    packed = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new Problem('not-found', UNKNOWN_CODE);
  }
  try {
    const unpacked = await unpack(packed, { maxOutputLength: MOST_UNPACKED });
    return JSON.parse(unpacked.toString('utf8')) as unknown;
  } catch {
    throw damaged();
  }
}

async function checkSignature({ signature, ...file }: Archive) {
  try {
    if (file.key['kty'] !== 'OKP' || Buffer.from(file.data, 'base64').length <= NONCE_BYTES + TAG_BYTES)
      throw damaged();
    const key = await importJWK(file.key as JWK, 'EdDSA');
    const { payload } = await compactVerify(signature, key, { algorithms: ['EdDSA'] });
    if (!digestOf(file).equals(payload)) throw damaged();
  } catch {
    throw damaged();
  }
}

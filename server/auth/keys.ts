import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data/folder.ts';

/** The smallest key that the specification allows (section 9). */
const LEAST_BITS = 2048;
/** What we make ourselves. */
const MODULUS_BITS = 3072;

/** The pair that signs and checks tokens. */
export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The public key as SPKI in PEM, for whoever checks a token. */
  publicPem: string;
  /** Public key of the pair before this one: its tokens are good until they end. */
  previous?: KeyObject;
}

/** Where the keys are, when not in the data folder. */
export interface KeyPlaces {
  /** File with the private key, PKCS#8 in PEM. */
  keyFile?: string;
  /** The same of the key before it, or its public key. */
  previousKeyFile?: string;
  /** Whether a missing key is a mistake, instead of a first start. */
  production?: boolean;
}

/**
 * Reads the key pair that signs tokens; the public key is made from the private one, so they always belong together.
 * Without a file it is the data folder's (`keys/token.pem`), made at first start. Throws for a key that is missing, is
 * no RSA key or is shorter than 2048 bits: the server does not start with it.
 */
export function openKeyPair(
  folder: DataFolder,
  { keyFile, previousKeyFile, production }: KeyPlaces = {},
): KeyPair {
  if (!keyFile && production && !existsSync(join(folder.path, 'keys', 'token.pem')))
    throw new Error(
      `No key to sign tokens with: name one in TOKEN_KEY_FILE, or make it: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:${MODULUS_BITS} -out ${join(folder.path, 'keys', 'token.pem')}`,
    );
  const privateKey = strong(
    createPrivateKey(keyFile ? readFileSync(keyFile, 'utf8') : folder.secret('token.pem', newPem)),
  );
  const publicKey = createPublicKey(privateKey);
  const inFolder = join(folder.path, 'keys', 'token-previous.pem');
  const previousFile = previousKeyFile ?? (existsSync(inFolder) ? inFolder : undefined);
  return {
    privateKey,
    publicKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    // Of a private key this is its public half.
    ...(previousFile && { previous: strong(createPublicKey(readFileSync(previousFile, 'utf8'))) }),
  };
}

function newPem(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function strong(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < LEAST_BITS)
    throw new Error(`The key that signs tokens has to be an RSA key of ${LEAST_BITS} bits or more.`);
  return key;
}

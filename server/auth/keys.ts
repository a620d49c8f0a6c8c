import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data/folder.ts';
import { Refusal } from '../installation/refusal.ts';
import { textOf } from '../installation/setting.ts';

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
 * Without a file it is the data folder's (`keys/token.pem`), made at first start. Throws a Refusal for a key that is missing,
 * is no RSA key or is shorter than 2048 bits: the server does not start with it.
 */
export function openKeyPair(
  folder: DataFolder,
  { keyFile, previousKeyFile, production }: KeyPlaces = {},
): KeyPair {
  if (!keyFile && production && !existsSync(join(folder.path, 'keys', 'token.pem')))
    throw new Refusal(
      `Er is geen sleutel om mee te ondertekenen wie is ingelogd. Noem haar in TOKEN_KEY_FILE, of maak haar: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:${MODULUS_BITS} -out ${join(folder.path, 'keys', 'token.pem')}`,
    );
  const own = join(folder.path, 'keys', 'token.pem');
  if (!keyFile && !existsSync(own)) folder.secret('token.pem', newPem);
  const privateKey = readKey(createPrivateKey, 'TOKEN_KEY_FILE', keyFile ?? own);
  const publicKey = createPublicKey(privateKey);
  const inFolder = join(folder.path, 'keys', 'token-previous.pem');
  const previousFile = previousKeyFile ?? (existsSync(inFolder) ? inFolder : undefined);
  return {
    privateKey,
    publicKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    // Of a private key this is its public half.
    ...(previousFile && { previous: readKey(createPublicKey, 'TOKEN_PREVIOUS_KEY_FILE', previousFile) }),
  };
}

function newPem(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function readKey(read: (text: string) => KeyObject, setting: string, file: string): KeyObject {
  const text = textOf(setting, file);
  let key: KeyObject;
  try {
    key = read(text);
  } catch {
    throw new Refusal(
      `${setting}=${file}: daarin staat geen sleutel in PEM. Zet de goede terug, of maak een nieuwe; dan logt iedereen opnieuw in.`,
    );
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < LEAST_BITS)
    throw new Refusal(
      `${setting}=${file}: deze sleutel is niet sterk genoeg. Neem een sleutel van RSA met ${LEAST_BITS} bits of meer.`,
    );
  return key;
}

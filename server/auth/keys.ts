import { createPublicKey, generateKeyPairSync, createPrivateKey, type KeyObject } from 'node:crypto';
import type { DataFolder } from '../data/folder.ts';

/** The smallest key that the specification allows (section 9). */
const MODULUS_BITS = 2048;

/** The pair that signs and checks tokens. */
export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The public key as SPKI in PEM, for whoever checks a token. */
  publicPem: string;
}

/** Reads the key pair of the data folder, made at first start. */
export function openKeyPair(folder: DataFolder): KeyPair {
  const pem = folder.secret('token.pem', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

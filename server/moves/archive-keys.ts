import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import type { DataFolder } from '../data/folder.ts';

/** The pair with which this server signs what it gives to others. */
export interface MoveKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Reads the pair of the data folder (`keys/move.pem`, Ed25519), and makes it when it is first asked for. */
export function openMoveKeys(folder: Pick<DataFolder, 'secret'>): MoveKeys {
  const privateKey = createPrivateKey(
    folder.secret('move.pem', () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
  );
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** A key that follows from a code, for one file and one use. */
export const keyOfCode = (code: string, archive: string, use: 'data' | 'receipt'): Buffer =>
  Buffer.from(hkdfSync('sha256', code, archive, `spelwereld move ${use}`, 32));

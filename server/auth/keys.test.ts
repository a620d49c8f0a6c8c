import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../data/folder.ts';
import { openKeyPair } from './keys.ts';

function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return openDataFolder(path);
}
const write = (folder: { path: string }, name: string, key: KeyObject) => {
  const file = join(folder.path, 'keys', name);
  writeFileSync(file, key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }));
  return file;
};

test('the first start makes a key of 3072 bits, readable for its owner alone', () => {
  const folder = newFolder();
  const { publicKey, publicPem } = openKeyPair(folder);
  expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(statSync(join(folder.path, 'keys/token.pem')).mode & 0o777).toBe(0o600);
  expect(openKeyPair(folder).publicPem).toBe(publicPem);
});

test('a key that is too short, of another kind, or missing in production stops the start', () => {
  const folder = newFolder();
  expect(() => openKeyPair(folder, { production: true })).toThrow('TOKEN_KEY_FILE');
  for (const [name, { privateKey }] of [
    ['kort.pem', generateKeyPairSync('rsa', { modulusLength: 2047 })],
    ['ec.pem', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ] as const)
    expect(() => openKeyPair(folder, { keyFile: write(folder, name, privateKey) })).toThrow('2048');
  expect(() => openKeyPair(folder, { keyFile: join(folder.path, 'weg.pem') })).toThrow('is er niet');
});

test('the key before it is read from its file, private or public, and has to be strong too', () => {
  const folder = newFolder();
  const good = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = write(folder, 'token.pem', good.privateKey);
  expect(openKeyPair(folder, { keyFile }).previous).toBeUndefined();
  for (const key of [good.privateKey, good.publicKey]) {
    const previousKeyFile = write(folder, 'vorige.pem', key);
    expect(openKeyPair(folder, { keyFile, previousKeyFile }).previous?.equals(good.publicKey)).toBe(true);
  }
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const previousKeyFile = write(folder, 'zwak.pem', weak.publicKey);
  expect(() => openKeyPair(folder, { keyFile, previousKeyFile })).toThrow('2048');
});

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { opening, sealing, type SealKey } from './sealed-file.ts';

const KEY: SealKey = { secret: 'geheim', salt: randomBytes(32).toString('base64url'), name: 'a 1' };
const BIT = 64 * 1024;

/** Bytes as they come from a disk: in parts of any size. */
async function* parts(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function all(source: AsyncIterable<Buffer>) {
  const found: Buffer[] = [];
  for await (const part of source) found.push(part);
  return Buffer.concat(found);
}
const seal = (bytes: Buffer, size = 10_000, key = KEY) => all(sealing(key)(parts(bytes, size)));
const open = (bytes: Buffer, size = 7_001, key = KEY) => all(opening(key)(parts(bytes, size)));

test('what was sealed comes back, whatever its length and however it comes in', async () => {
  for (const length of [0, 1, BIT - 1, BIT, BIT + 1, 2 * BIT, 3 * BIT + 17]) {
    const bytes = randomBytes(length);
    for (const size of [1000, BIT, 1_000_000])
      expect((await open(await seal(bytes, size), size)).equals(bytes)).toBe(true);
  }
});

test('nothing of it can be read, and the same sealed again looks otherwise', async () => {
  const bytes = Buffer.from('Noor de Vries '.repeat(2000));
  const [one, two] = [await seal(bytes), await seal(bytes)];
  expect(one.includes('Noor')).toBe(false);
  expect(one.equals(two)).toBe(false);
});

test('what was changed, cut off, put in another order or is of another file is refused', async () => {
  const sealed = await seal(randomBytes(3 * BIT));
  const changed = Buffer.from(sealed);
  changed[BIT] = changed[BIT]! ^ 1;
  const bit = BIT + 16;
  const turned = Buffer.concat([
    sealed.subarray(0, 32),
    sealed.subarray(32 + bit, 32 + 2 * bit),
    sealed.subarray(32, 32 + bit),
    sealed.subarray(32 + 2 * bit),
  ]);
  for (const bad of [
    changed,
    turned,
    sealed.subarray(0, 32 + bit),
    sealed.subarray(0, 32 + 2 * bit),
    sealed.subarray(0, sealed.length - 1),
    sealed.subarray(0, 40),
    Buffer.alloc(0),
  ])
    await expect(open(bad)).rejects.toThrow();
  for (const key of [{ name: 'a 2' }, { secret: 'ander' }, { salt: '' }])
    await expect(open(sealed, 5000, { ...KEY, ...key })).rejects.toThrow();
});

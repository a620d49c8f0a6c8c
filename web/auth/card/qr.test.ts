import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { cardAddress, tokenOf } from './address.ts';

const HERE = 'https://spelwereld.example';
/** Pixels per module, as a camera close by sees it. */
const SCALE = 4;

test('what a card shows is read by the library for browsers that read no codes themselves', () => {
  const token = 'abc_DEF-ghiJKL0123456z';
  const { size, data } = encode(cardAddress(token, HERE), { ecc: 'M', border: 2 });
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (data[Math.floor(y / SCALE)]![Math.floor(x / SCALE)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  const read = jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' });
  expect(read && tokenOf(read.data, HERE)).toBe(token);
});

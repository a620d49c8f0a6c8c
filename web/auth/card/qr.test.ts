import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { cardAddress, tokenOf } from './address.ts';
import { readPixels } from './read-pixels.ts';

const HERE = 'https://spelwereld.example';
const TOKEN = 'abc_DEF-ghiJKL0123456z';
/** Pixels per module, as a camera close by sees it. */
const SCALE = 4;

/** A picture of a card, as a camera gives it; `light` and `dark` as they come out on paper. */
function pictureOf(text: string, light = 255, dark = 0): ImageData {
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const side = code.length * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = code[Math.floor(y / SCALE)]![Math.floor(x / SCALE)];
      data.fill(isDark ? dark : light, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
}

test.each([
  ['on white paper', 255, 0],
  ['in poor light', 120, 60],
])('what a card shows is read for browsers that read no codes themselves, %s', (_, light, dark) => {
  const read = readPixels(pictureOf(cardAddress(TOKEN, HERE), light, dark));
  expect(read && tokenOf(read, HERE)).toBe(TOKEN);
});

test('a picture that a camera gives in a mirror is read as it is, or not at all', () => {
  const picture = pictureOf(cardAddress(TOKEN, HERE));
  const { width, height, data } = picture;
  const mirrored = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height; at++) {
    const from = 4 * (at - (at % width) + width - 1 - (at % width));
    mirrored.set(data.subarray(from, from + 4), 4 * at);
  }
  const read = readPixels({ ...picture, data: mirrored } as ImageData);
  expect([undefined, TOKEN]).toContain(read && tokenOf(read, HERE));
});

test('a picture without a code gives nothing', () => {
  expect(readPixels(pictureOf(cardAddress(TOKEN, HERE), 200, 200))).toBeUndefined();
});

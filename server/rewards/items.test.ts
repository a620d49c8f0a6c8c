import { expect, test } from 'vitest';
import {
  AVATAR_COLOURS,
  AVATAR_PATTERNS,
  AVATAR_SHAPES,
  OUTFIT_IDS,
  avatarSvg,
} from '../../engine/drawing/index.ts';
import { KLODDER_LOOKS, SLOTS } from '../contract/rewards.ts';
import { BLOBS, OUTFITS, STALL, TROPHY_OUTFITS } from '../contract/reward-items.ts';

test('the stall has 48 outfits in the numbers of the design, at 20 to 150 coins, and 24 blobs', () => {
  const count = (slot: string) => STALL.filter((item) => item.slot === slot).length;
  expect(SLOTS.map(count)).toEqual([20, 8, 8, 6, 6]);
  expect(STALL.every(({ price }) => price !== null && price >= 20 && price <= 150)).toBe(true);
  expect([TROPHY_OUTFITS.length, BLOBS.length]).toEqual([16, 24]);
  expect(TROPHY_OUTFITS.every(({ price }) => price === null)).toBe(true);
  const ids = [...OUTFITS, ...BLOBS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every outfit is drawn in its own slot, differently from all others, on every shape', () => {
  for (const slot of SLOTS) {
    const sold = OUTFITS.filter((item) => item.slot === slot).map(({ id }) => id);
    expect([...OUTFIT_IDS[slot]].sort()).toEqual([...sold].sort());
    for (const shape of AVATAR_SHAPES) {
      const drawn = ['', ...sold].map((id) =>
        avatarSvg({ shape, colour: 'mos', worn: { [slot]: id } }, { view: 'whole' }),
      );
      expect(new Set(drawn).size).toBe(sold.length + 1);
      expect(drawn.join('')).not.toMatch(/NaN|undefined/);
    }
  }
});

test('every look that can be chosen is drawn, and differently from all others', () => {
  const { shape, colour, pattern } = KLODDER_LOOKS;
  expect([shape, colour, pattern]).toEqual([AVATAR_SHAPES, Object.keys(AVATAR_COLOURS), AVATAR_PATTERNS]);
  const drawn = shape.flatMap((one) =>
    colour.flatMap((two) => pattern.map((three) => avatarSvg({ shape: one, colour: two, pattern: three }))),
  );
  expect(new Set(drawn).size).toBe(4 * 8 * 8);
});

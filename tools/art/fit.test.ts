import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/rng.ts';
import { FitFile, keepFits, type Fit } from './fit.ts';
import { encodeWebp } from './raster.ts';

const FILE = '.build/fit-test.json';
const there = () => existsSync(join(import.meta.dirname, '../..', FILE));
afterEach(() => rmSync(join(import.meta.dirname, '../..', FILE), { force: true }));

const SIDE = 160;
const rng = createRng('ruis');
const noise = Buffer.from(Array.from({ length: SIDE * SIDE * 4 }, () => rng.below(256)));

/** What was found anew when noise is encoded within `most` bytes with a quality that is kept. */
async function encoded(most: number, quality?: number) {
  const found: (number | undefined)[] = [];
  const fit: Fit = { quality, found: (now) => found.push(now) };
  return { bytes: await encodeWebp(noise, SIDE, SIDE, most, fit), found };
}

describe('the quality that fits', () => {
  it('is kept where it still fits, and gives the same bytes', async () => {
    const best = await encoded(1_000_000);
    const searched = await encoded(best.bytes.length - 1);
    expect(searched.found).toEqual([70]);
    const again = await encoded(best.bytes.length - 1, 70);
    expect(again.found).toEqual([]);
    expect(again.bytes.equals(searched.bytes)).toBe(true);
  });

  it('is looked for anew where the kept one is too large or leaves much room', async () => {
    const { bytes } = await encoded(1, 70);
    expect((await encoded(bytes.length, 70)).found).toEqual([52]);
    expect((await encoded(1_000_000, 52)).found).toEqual([undefined]);
  });

  it('stands in a file beside the art only where it is not the best', () => {
    keepFits(FILE, { pad: 52, grond: 70 });
    const kept = new FitFile(FILE);
    expect([kept.of('grond').quality, kept.of('zee').quality]).toEqual([70, undefined]);
    kept.of('grond').found(70);
    kept.of('zee').found(undefined);
    expect(kept.news).toEqual({});
    kept.of('grond').found(undefined);
    kept.of('pad').found(62);
    expect(kept.news).toEqual({ grond: null, pad: 62 });
    keepFits(FILE, kept.news);
    expect(new FitFile(FILE).of('grond').quality).toBeUndefined();
    keepFits(FILE, { pad: null });
    expect(there()).toBe(false);
  });
});

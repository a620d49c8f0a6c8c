import { describe, expect, it } from 'vitest';
import { LENS } from './art/sizes.ts';
import { layOut, motifIn, sharpAt, SHARP, shareIn, strollAt, type Box } from './rules.ts';

const AREA = { left: 56, right: 1310, top: 226, bottom: 700 };
const board = (width: number, height = 72) => ({ width, height });

describe('the focus ring', () => {
  it('closes in 0.9 s and stays sharp long enough to let go, at every tempo', () => {
    expect(sharpAt(0, 0)).toBe(0);
    expect(sharpAt(450, 0)).toBeCloseTo(0.5);
    for (const tempo of [0, 0.5, 1]) {
      const sharp = Array.from({ length: 120 }, (_, i) => sharpAt(i * 25, tempo)).filter(
        (one) => one >= SHARP.good,
      );
      expect(sharpAt(900, tempo)).toBe(1);
      expect(sharp.length * 25).toBeGreaterThan(500);
    }
  });

  it('breathes when it is held on: open, and sharp again', () => {
    const after = Array.from({ length: 400 }, (_, i) => sharpAt(900 + i * 10, 1));
    expect(Math.min(...after)).toBeLessThan(SHARP.vague);
    expect(Math.min(...after)).toBeGreaterThan(0.4);
    expect(after.slice(150).some((one) => one > 0.99)).toBe(true);
  });
});

describe('what is in the picture', () => {
  const at = (x: number, y: number, width = 200): Box => ({ x, y, width, height: 72 });

  it('is the only board that lies in it for the most part', () => {
    const finder = { x: 500, y: 400 };
    expect(shareIn(finder, at(500, 400))).toBe(1);
    expect(shareIn(finder, at(500 + LENS.width / 2, 400))).toBeCloseTo(0.5);
    const [near, far] = [at(520, 410), at(900, 410)];
    expect(motifIn(finder, [near, far], (one) => one)).toBe(near);
    expect(motifIn(finder, [far], (one) => one)).toBeUndefined();
    expect(motifIn(finder, [near, at(450, 350)], (one) => one)).toBeUndefined();
  });

  it('may be a board that is wider than the viewfinder', () => {
    expect(shareIn({ x: 500, y: 400 }, at(500, 400, 900))).toBe(1);
  });
});

describe('where animals walk', () => {
  it.each([
    ['two short words', [board(120), board(130)], 1],
    ['five short words', Array.from({ length: 5 }, () => board(150)), 1],
    ['five of the longest words', Array.from({ length: 5 }, () => board(400)), 2],
    ['pictures', Array.from({ length: 5 }, () => board(150, 150)), 1],
    ['sentences', Array.from({ length: 4 }, () => board(960)), 4],
  ] as const)('%s', (_name, boards, rows) => {
    const { places, scale, isBeside } = layOut(boards, AREA);
    expect(new Set(places.map(({ row }) => row)).size).toBe(rows);
    expect(scale).toBeGreaterThanOrEqual(isBeside ? 0.3 : 0.4);
    for (const [i, a] of places.entries()) {
      expect(a.x - a.width / 2 - a.stroll).toBeGreaterThanOrEqual(AREA.left - 1);
      expect(a.x + a.width / 2 + a.stroll).toBeLessThanOrEqual(AREA.right + 1);
      for (const b of places.slice(i + 1)) {
        const across = Math.abs(a.x - b.x) - (a.width + b.width) / 2 - a.stroll - b.stroll;
        const down = Math.abs(a.y - b.y) - (a.height + b.height) / 2;
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('never faster than said', () => {
    for (let ms = 0; ms < 4000; ms += 100)
      expect(Math.abs(strollAt(ms + 100, 45, 26, 1) - strollAt(ms, 45, 26, 1))).toBeLessThanOrEqual(4.51);
    expect(strollAt(900, 45, 0, 1)).toBe(0);
  });
});

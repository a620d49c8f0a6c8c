import { describe, expect, it } from 'vitest';
import { harbourFor, quaysFor, stairsFor } from './layout.ts';
import { CRATE } from './places.ts';

const WIDTHS = [120, 180, 300, 400];

describe('the cliff', () => {
  for (const count of [2, 3, 4, 5])
    it.each(WIDTHS)(`${count} cards, %i u wide, lie apart, in view and left of the ship`, (width) => {
      for (const height of [76, 148]) {
        const { cards, crates, steps } = stairsFor(Array.from({ length: count }, () => ({ width, height })));
        cards.forEach(({ x, y, scale }, i) => {
          expect(x - (width * scale) / 2).toBeGreaterThanOrEqual(43);
          expect(x + (width * scale) / 2).toBeLessThan(crates[i]!.x - CRATE / 2);
          expect(y + (height * scale) / 2).toBeLessThanOrEqual(750);
          const before = cards[i - 1];
          if (before) expect(y - before.y).toBeGreaterThanOrEqual(height * scale + 4);
          if (i > 0) expect(crates[i]!.x).toBeGreaterThan(crates[i - 1]!.x);
        });
        expect(steps.at(-1)!.tip).toBeLessThan(815);
      }
    });
});

describe('the harbour', () => {
  it.each([2, 3, 4])('%i barges and the rock lie beside each other', (count) => {
    const { decks, rock, room } = harbourFor(count, { width: 300, height: 76 });
    const xs = [...decks.map(({ x }) => x), rock.x].sort((a, b) => a - b);
    for (const [i, x] of xs.entries()) if (i > 0) expect(x - xs[i - 1]!).toBeGreaterThan(190);
    expect(decks[0]!.x - room / 2).toBeGreaterThan(43);
    expect(decks.at(-1)!.x + room / 2).toBeLessThan(1210);
  });
});

describe('the quays', () => {
  it.each([2, 4, 5, 7, 9, 12, 16])('%i letter crates lie apart and in view', (count) => {
    const widths = Array.from({ length: count }, (_, i) => 104 + Math.floor((i / count) * 3) * 20);
    const { tiles } = quaysFor(widths);
    expect(tiles).toHaveLength(count);
    tiles.forEach((a, i) => {
      expect(a.x - (widths[i]! * a.scale) / 2).toBeGreaterThanOrEqual(43);
      expect(a.x + (widths[i]! * a.scale) / 2).toBeLessThanOrEqual(1210);
      for (const [j, b] of tiles.slice(i + 1).entries()) {
        const wide = (widths[i]! + widths[i + 1 + j]!) / 2;
        const apart = Math.max(Math.abs(a.x - b.x) - wide * a.scale, Math.abs(a.y - b.y) - 92 * a.scale);
        expect(apart).toBeGreaterThan(0);
      }
    });
  });
});

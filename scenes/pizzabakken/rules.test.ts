import { describe, expect, test } from 'vitest';
import {
  BAKE_MS,
  BOARD,
  crustAt,
  goldenTime,
  hangPhotos,
  heartsLeft,
  layOut,
  lengthFor,
  onShelf,
  type Round,
} from './rules.ts';

/** The part of the stage that is always in the window. */
const CORE = { left: 43, right: 1323, bottom: 752 };
/** The bell stands here. */
const BELL_LEFT = 1130;

const apart = (spots: readonly Round[]) => {
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1))
      if (Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < (a.size + b.size) / 2) return false;
  return true;
};

describe('baking', () => {
  test('the golden time shrinks from 1.6 to 0.8 s with the tempo and is over before the pizza slides out', () => {
    for (const [tempo, width] of [
      [0, 1600],
      [0.5, 1200],
      [1, 800],
    ] as const) {
      const golden = goldenTime(tempo, false);
      const { from, to } = golden;
      expect(to - from).toBeCloseTo(width);
      expect(from).toBeGreaterThan(600);
      expect(to).toBeLessThan(BAKE_MS);
      expect(crustAt(from - 1, golden)).toBe('pale');
      expect(crustAt(from, golden)).toBe('golden');
      expect(crustAt(to, golden)).toBe('brown');
    }
  });

  test('in calm mode it never turns brown', () => {
    expect(crustAt(60_000, goldenTime(1, true))).toBe('golden');
    expect(crustAt(0, goldenTime(1, true))).toBe('pale');
  });

  test('hearts go one by one and never below none', () => {
    expect([0, 19_999, 20_000, 40_000, 60_000, 999_999].map((ms) => heartsLeft(ms, 60_000))).toEqual([
      3, 3, 2, 1, 0, 0,
    ]);
  });
});

describe('room on the counter', () => {
  test.each([2, 3, 4, 6, 7, 9, 12, 15, 17])('%i graphemes with up to 4 extra toppings', (slots) => {
    for (const extra of [0, 1, 2, 3, 4]) {
      const layout = layOut(slots, slots + extra);
      const all = [...layout.slots, ...layout.tiles];
      expect(layout.slots).toHaveLength(slots);
      expect(layout.tiles).toHaveLength(slots + extra);
      expect(apart(all)).toBe(true);
      // One straight line, left to right, inside the pizza.
      expect(new Set(layout.slots.map(({ y }) => y)).size).toBe(1);
      const [first, last] = [layout.slots[0]!, layout.slots.at(-1)!];
      expect(first.x).toBeLessThan(last.x);
      expect(last.x + last.size / 2 - (first.x - first.size / 2)).toBeLessThan(layout.length - 50);
      // A topping can be hit, stays inside the core and clear of the bell.
      for (const { x, y, size } of layout.tiles) {
        expect(size).toBeGreaterThanOrEqual(72);
        expect(x - size / 2).toBeGreaterThanOrEqual(CORE.left);
        expect(x + size / 2).toBeLessThan(BELL_LEFT);
        expect(y + size / 2).toBeLessThanOrEqual(CORE.bottom + 4);
      }
      // The plate of a laid topping (0.72 of it) has room for letters of 32 u.
      expect(layout.laid * 0.72).toBeGreaterThan(44);
    }
  });

  test('a word that is cut fits its pizza', () => {
    for (const width of [120, 490, 660, 16 * 60, 17 * 44]) expect(width).toBeLessThan(lengthFor(width) - 60);
  });

  test('pizzas on the shelf never touch and stay in view, in one row or two', () => {
    for (const widths of [
      [200, 200],
      [200, 240, 300],
      [300, 300, 300, 300],
      [420, 420, 420, 420],
      [560, 560, 560],
    ]) {
      const { rows, spots } = onShelf(widths);
      expect(spots).toHaveLength(widths.length);
      for (let row = 0; row < rows; row++) {
        let edge = CORE.left;
        for (const [i, spot] of spots.entries()) {
          if (spot.row !== row) continue;
          expect(spot.x - widths[i]! / 2).toBeGreaterThanOrEqual(edge);
          edge = spot.x + widths[i]! / 2 + 12;
        }
        expect(edge - 12).toBeLessThanOrEqual(CORE.right);
      }
    }
  });
});

describe('photos at the end', () => {
  test.each([1, 3, 6, 8, 10, 12])(
    '%i words hang on the board, apart from each other and each as wide',
    (count) => {
      // Letters of 28 u: the widest is a word of 17 letters, large and wide.
      for (const width of [20, 90, 160, 264]) {
        const { lines, spots } = hangPhotos(Array.from({ length: count }, (_, i) => width - (i % 3) * 6));
        expect(spots).toHaveLength(count);
        expect(new Set(spots.map(({ y }) => y)).size).toBe(lines.length);
        for (const [i, a] of spots.entries()) {
          expect(a.width).toBeGreaterThanOrEqual(width - (i % 3) * 6 + 24);
          expect(a.x - a.width / 2).toBeGreaterThan(BOARD.left);
          expect(a.x + a.width / 2).toBeLessThan(BOARD.right);
          expect(a.y + a.height / 2).toBeLessThan(BOARD.bottom);
          for (const b of spots.slice(i + 1))
            expect(
              Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
                Math.abs(a.y - b.y) >= (a.height + b.height) / 2,
            ).toBe(true);
        }
      }
    },
  );
});

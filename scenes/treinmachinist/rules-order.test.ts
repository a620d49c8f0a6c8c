import { describe, expect, it } from 'vitest';
import { decksFor } from './rules-finale.ts';
import { linesFor, sidingsFor, TRAIN_LINES, trainSpots } from './rules-order.ts';

const SENTENCES: [string, number[]][] = [
  ['three short words', [120, 130, 140]],
  ['five words', [120, 150, 130, 120, 330]],
  ['nine words of a long sentence', [130, 180, 240, 150, 200, 260, 150, 230, 270]],
  ['nine words in large letters', [150, 210, 290, 180, 240, 310, 180, 280, 330]],
];

describe.each(SENTENCES)('%s', (_name, widths) => {
  it('stand on sidings that keep apart, between the cabin and the whistle', () => {
    const spots = sidingsFor(widths);
    expect(spots).toHaveLength(widths.length);
    spots.forEach((spot, i) => {
      const half = (widths[i]! * spot.scale) / 2;
      expect(spot.x - half).toBeGreaterThanOrEqual(365);
      expect(spot.x + half).toBeLessThanOrEqual(1157);
      expect(spot.y + 38 * spot.scale).toBeLessThanOrEqual(752);
      const next = spots[i + 1];
      if (next?.y === spot.y)
        expect(next.x - (widths[i + 1]! * next.scale) / 2 - spot.x - half).toBeGreaterThan(12);
    });
    const rows = [...new Set(spots.map(({ y }) => y))];
    rows.slice(1).forEach((y, i) => expect(y - rows[i]!).toBeGreaterThanOrEqual(88));
  });

  it('are read from left to right in the train, on at most two lines', () => {
    const spots = trainSpots(widths, widths);
    spots.forEach((spot, i) => {
      expect(linesFor(widths)).toContain(spot.y);
      expect(spot.x + (widths[i]! * spot.scale) / 2).toBeLessThanOrEqual(TRAIN_LINES.right + 1);
      const next = spots[i + 1];
      if (!next) return;
      if (next.y === spot.y) expect(next.x).toBeGreaterThan(spot.x + (widths[i]! * spot.scale) / 2);
      else expect(next.y).toBeGreaterThan(spot.y);
    });
  });
});

it('leaves an open place in the train where a word is missing', () => {
  const [first, , third] = trainSpots([120, undefined, 140], [120, 130, 140]);
  expect(third!.x - first!.x).toBeCloseTo(60 + 8 + TRAIN_LINES.open + 8 + 70);
});

describe('the viaduct', () => {
  it('has one storey for a few words, two for more, and all words ride', () => {
    expect(decksFor(['a', 'b']).map(({ words }) => words)).toEqual([['a', 'b']]);
    const many = Array.from({ length: 18 }, (_, i) => `woord${i}`);
    const decks = decksFor(many);
    expect(decks.flatMap(({ words }) => words)).toEqual(many);
    expect(decks.map(({ toLeft }) => toLeft)).toEqual([false, true]);
  });
});

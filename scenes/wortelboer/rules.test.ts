import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { BAG, BEDS, growthOf, layBags, laySeeds, lengthOf, patienceAt, Plot, popsAt, tensionAt, thickAt } from './rules.ts'; // prettier-ignore

const SEED = { length: 2, isGolden: false };
const ROOM = { left: 60, right: 1306, top: 520, bottom: 750 };

/** A plot with these beds sown one after another. */
function sown(beds: readonly number[], patience = 4) {
  const plot = new Plot(patience);
  for (const bed of beds) plot.sow(bed, SEED);
  return plot;
}

describe('the field', () => {
  it('lets all that was sown grow a stage with each further bed', () => {
    const plot = sown([0, 1, 2]);
    expect([0, 1, 2].map((bed) => growthOf(plot.at(bed)!))).toEqual(['rijp', 'loof', 'kiem']);
    expect(plot.ripe).toEqual([0]);
  });

  it('is reached only right beside where one stands', () => {
    const plot = sown([0, 5, 2, 11]);
    expect(plot.ripe).toEqual([0, 5]);
    expect(plot.within(1)).toEqual([0, 5]);
    expect(plot.within(4)).toEqual([0, 5]);
    expect(plot.within(0)).toEqual([0]);
    expect(plot.within(11)).toEqual([]);
    // The end of one row is not beside the beginning of the next.
    expect(sown([4, 8, 9]).within(3)).toEqual([]);
  });

  it('has a rabbit come for what was left too long, and bite a turn later', () => {
    const plot = sown([0, 1, 2, 3, 4], 2);
    expect(plot.isWatched(0)).toBe(true);
    expect(plot.at(0)!.isBitten).toBe(false);
    expect(plot.sow(5, SEED)).toEqual([0]);
    expect(plot.at(0)!.isBitten).toBe(true);
    expect(plot.isWatched(0)).toBe(false);
  });

  it('is never bitten where rabbits nap', () => {
    const plot = sown([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], patienceAt(1, true, 10));
    expect(plot.ripe.some((bed) => plot.at(bed)!.isBitten || plot.isWatched(bed))).toBe(false);
  });

  it('grows two stages in the rain', () => {
    const plot = sown([0]);
    plot.sow(1, SEED, 2);
    expect(plot.isRipe(0)).toBe(true);
  });

  it('offers the nearest free bed, and the oldest carrot where none is free', () => {
    expect(new Plot(4).nearest(undefined)).toBe(8);
    expect(sown([5]).nearest(5)).toBe(1);
    const full = sown(Array.from({ length: BEDS }, (_, i) => (i + 3) % BEDS));
    expect(full.nearest(0)).toBeUndefined();
    expect(full.oldest).toBe(3);
    expect(full.pull(3)).toMatchObject(SEED);
    expect(full.free).toEqual([3]);
  });

  it('keeps beds to sow in when a mole digs, until its hills are washed away', () => {
    const plot = sown([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    plot.dig(createRng('mol'), 2);
    expect(plot.free).toHaveLength(2);
    plot.level();
    expect(plot.free).toHaveLength(3);
  });
});

describe('a carrot', () => {
  it('is as long as its word', () => {
    expect([2, 4, 7, 10, 13, 17].map(lengthOf)).toEqual([0, 1, 2, 4, 5, 5]);
  });

  it('pops out when it is let go in the thick part only, which is narrower at speed', () => {
    expect(tensionAt(0)).toBe(0);
    expect(tensionAt(1000)).toBe(1);
    expect(tensionAt(1500)).toBe(0.5);
    for (const tempo of [0, 1]) {
      const { from, to } = thickAt(tempo);
      expect(popsAt((from + to) / 2, tempo)).toBe(true);
      expect(popsAt(from - 0.01, tempo) || popsAt(to + 0.01, tempo)).toBe(false);
    }
    expect(popsAt(0.5, 0)).toBe(true);
    expect(popsAt(0.5, 1)).toBe(false);
  });
});

describe('what lies below the field', () => {
  it('keeps bags apart and within their room, short words and long', () => {
    for (const cards of [
      [120, 180],
      [250, 250, 250, 250],
      [390, 240, 390, 390],
    ]) {
      const { isBeside, items } = layBags(cards, ROOM);
      const widths = cards.map((card) => (isBeside ? card + BAG.beside : Math.max(card, BAG.width)));
      expect(isBeside).toBe(cards[0] === 390);
      items.forEach(({ x, y, scale }, i) => {
        const half = (widths[i]! * scale) / 2;
        expect(x - half).toBeGreaterThanOrEqual(ROOM.left - 0.5);
        expect(x + half).toBeLessThanOrEqual(ROOM.right + 0.5);
        const next = items[i + 1];
        if (next?.y === y) expect(next.x - x).toBeGreaterThan(half + (widths[i + 1]! * scale) / 2 + 12);
      });
    }
  });

  it('lays few seeds in one row and many in two', () => {
    expect(new Set(laySeeds(8, 100, 84, ROOM).map(({ y }) => y)).size).toBe(1);
    const many = laySeeds(18, 100, 84, ROOM);
    expect(new Set(many.map(({ y }) => y)).size).toBe(2);
    expect(Math.min(...many.map(({ x }) => x))).toBeGreaterThan(ROOM.left + 40);
  });
});

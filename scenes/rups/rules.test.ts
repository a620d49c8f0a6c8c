// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { crawl, isBlocked, nextStep } from './body.ts';
import {
  LAWN,
  apart,
  around,
  beside,
  columnOf,
  isUnderArrows,
  lawnRect,
  middleOf,
  rowOf,
  spot,
  spotAt,
  turnTo,
  type Spot,
} from './grid.ts';
import { isWalkable, layMeadow, type Size } from './meadow.ts';
import { cocoonStage, marksFor, threadOf, wordPlaces } from './rules.ts';

const NO_WALLS = new Set<Spot>();
const line = (column: number, row: number, length: number) =>
  Array.from({ length }, (_, i) => spot(column - i, row));

describe('the garden', () => {
  it('is 22 by 10 cells of lawn, in view on every window', () => {
    expect(LAWN.size).toBe(22 * 10);
    const { x, y, width, height } = lawnRect();
    expect([x >= 43, y >= 184, x + width <= 1323, y + height <= 752]).toEqual([true, true, true, true]);
  });

  it('knows what is beside a cell, and stops at its edges', () => {
    expect(beside(spot(4, 4), 'left')).toBe(spot(3, 4));
    expect(beside(spot(21, 4), 'right')).toBeUndefined();
    expect(beside(spot(4, 0), 'up')).toBeUndefined();
    expect(beside(spot(16, 9), 'down')).toBeUndefined();
    expect(turnTo(spot(4, 4), spot(4, 5))).toBe('down');
  });

  it('finds the cell under the finger', () => {
    for (const one of LAWN) expect(spotAt(middleOf(one).x, middleOf(one).y)).toBe(one);
    expect(spotAt(30, 400)).toBeUndefined();
  });
});

describe('the body', () => {
  it('follows its head', () => {
    expect(crawl(line(5, 4, 3), spot(5, 3))).toEqual([spot(5, 3), spot(5, 4), spot(4, 4)]);
  });

  it('waits for twigs and for itself, not for the end of its tail', () => {
    const ring = [spot(5, 4), spot(5, 5), spot(4, 5), spot(4, 4)];
    expect(isBlocked(ring, spot(4, 4), NO_WALLS)).toBe(false);
    expect(isBlocked([...ring, spot(3, 4)], spot(4, 4), NO_WALLS)).toBe(true);
    expect(isBlocked(ring, spot(6, 4), new Set([spot(6, 4)]))).toBe(true);
    expect(isBlocked(ring, undefined, NO_WALLS)).toBe(true);
  });

  it('climbs over its own back when it is shut in, never over a twig', () => {
    const coil = [spot(0, 0), spot(0, 1), spot(1, 1), spot(1, 0), spot(2, 0)];
    expect(isBlocked(coil, spot(1, 0), NO_WALLS)).toBe(false);
    expect(isBlocked(coil, spot(1, 0), new Set([spot(1, 0)]))).toBe(true);
  });

  it('finds a way round walls', () => {
    const walls = new Set([3, 4, 5].map((row) => spot(6, row)));
    let body = line(5, 4, 3);
    const goal = new Set([spot(8, 4)]);
    for (let i = 0; i < 20 && !goal.has(body[0]!); i++) {
      const next = nextStep(body, goal, walls)!;
      expect(isBlocked(body, next, walls)).toBe(false);
      body = crawl(body, next);
    }
    expect(body[0]).toBe(spot(8, 4));
    expect(nextStep(body, goal, walls)).toBeUndefined();
  });

  it('gets anywhere, however long it is', () => {
    const rng = createRng('lang');
    const all = [...LAWN];
    for (let run = 0; run < 30; run++) {
      let body: Spot[] = [rng.pick(all)];
      while (body.length < 19)
        body = [around(body[0]!).find((to) => !body.includes(to)) ?? body[0]!, ...body];
      const goal = new Set([rng.pick(all)]);
      let steps = 0;
      for (; steps < 120 && !goal.has(body[0]!); steps++) body = crawl(body, nextStep(body, goal, NO_WALLS)!);
      expect(goal.has(body[0]!)).toBe(true);
    }
  });
});

const one = (count: number, wide: number, high = 1): Size[] =>
  Array.from({ length: count }, () => ({ wide, high }));
const MEALS: [string, Size[]][] = [
  ['a short word', one(6, 1)],
  ['a word of 16 graphemes with five more', [...one(17, 1), ...one(4, 2)]],
  ['a sentence of nine words', [2, 2, 3, 3, 4, 4, 4, 5, 6].map((wide) => ({ wide, high: 1 }))],
  ['five words of 17 letters', one(5, 8)],
  ['five pictures', one(5, 2, 2)],
];

describe.each(MEALS)('a meadow with %s', (_name, sizes) => {
  const meadows = Array.from({ length: 120 }, (_, i) =>
    layMeadow({ sizes, twigs: i % 15, dew: 4, pad: true }, createRng(`tuin ${i}`)),
  );

  it('has room for everything, as wide and high as it is', () => {
    for (const { leaves } of meadows)
      leaves.forEach((cells, i) => {
        const { wide, high } = sizes[i]!;
        expect(new Set(cells.map(columnOf)).size).toBe(wide);
        expect(new Set(cells.map(rowOf)).size).toBe(high);
        expect(cells.length).toBe(wide * high);
      });
  });

  it('has nothing under the arrows, where there are any', () => {
    for (const { leaves, twigs, dew } of meadows)
      expect([...leaves.flat(), ...twigs, ...dew].filter(isUnderArrows)).toEqual([]);
  });

  it('has leaves at least two cells apart, never at the edge or in a corridor', () => {
    for (const { leaves, twigs, home } of meadows) {
      leaves.forEach((cells, i) => {
        for (const other of [...leaves.slice(i + 1), home])
          for (const a of cells) for (const b of other) expect(apart(a, b)).toBeGreaterThanOrEqual(2);
        for (const cell of cells) {
          expect(around(cell)).toHaveLength(4);
          for (const twig of twigs) expect(apart(cell, twig)).toBeGreaterThanOrEqual(2);
        }
      });
    }
  });

  it('can be crawled over from end to end, and never asks to start with a leaf', () => {
    for (const { leaves, twigs, home, dew } of meadows) {
      if (twigs.length > 0) expect(isWalkable(new Set([...leaves.flat(), ...twigs]))).toBe(true);
      const ahead = [1, 2].map((i) => home[0]! + (home[0]! - home[1]!) * i);
      for (const cell of [...home, ...ahead]) {
        expect(LAWN.has(cell)).toBe(true);
        expect([...leaves.flat(), ...twigs, ...dew]).not.toContain(cell);
      }
      for (const drop of dew) expect([...leaves.flat(), ...twigs]).not.toContain(drop);
    }
  });
});

describe('a meadow', () => {
  it('is the same again with the same seed, and another with another', () => {
    const wanted = { sizes: one(7, 1), twigs: 9, dew: 3, pad: false };
    const lay = (seed: string) => layMeadow(wanted, createRng(seed));
    expect(lay('een')).toEqual(lay('een'));
    expect(lay('een')).not.toEqual(lay('twee'));
  });

  it('has as many twigs and drops as were asked for where there is room', () => {
    const { twigs, dew } = layMeadow({ sizes: one(6, 1), twigs: 14, dew: 4, pad: true }, createRng('ruim'));
    expect([twigs.length, dew.length]).toEqual([14, 4]);
  });

  it('lays pictures loosely, however it falls', () => {
    for (let i = 0; i < 200; i++) {
      const { home } = layMeadow(
        { sizes: one(6, 2, 2), twigs: 0, dew: 0, pad: true },
        createRng(`plaatjes ${i}`),
      );
      expect(rowOf(home[0]!)).toBeLessThan(7);
    }
  });

  it('tells nothing by where a leaf lies: all places of the list are alike', () => {
    const sum = [0, 0, 0, 0, 0];
    for (let i = 0; i < 400; i++) {
      const { leaves, home } = layMeadow(
        { sizes: one(5, 2), twigs: 0, dew: 0, pad: true },
        createRng(`eerlijk ${i}`),
      );
      leaves.forEach((cells, at) => (sum[at]! += apart(cells[0]!, home[0]!)));
    }
    const mean = sum.reduce((all, part) => all + part, 0) / sum.length;
    for (const part of sum) expect(Math.abs(part - mean) / mean).toBeLessThan(0.08);
  });
});

describe('the finale', () => {
  it('gives the wings one mark for each right word, at its own place', () => {
    const marks = marksFor([true, false, true]);
    expect(marks.map(({ frame }) => frame)).toEqual(['teken-0', 'teken-2']);
    expect(marksFor(Array.from({ length: 20 }, () => true))).toHaveLength(12);
  });

  it('sets the words out on both sides of the cocoon, apart', () => {
    const places = wordPlaces(12);
    expect(places.every(({ x }) => Math.abs(x - 683) >= 270)).toBe(true);
    expect(places[2]!.y - places[0]!.y).toBeGreaterThan(50);
    expect(places.at(-1)!.y).toBeLessThan(720);
  });

  it('spins a word, or the longest word of a sentence', () => {
    expect(threadOf('uil')).toBe('uil');
    expect(threadOf('De sneeuw is wit.')).toBe('sneeuw');
  });

  it('grows the cocoon with the words', () => {
    expect([0, 1, 2, 3, 4, 6].map((spun) => cocoonStage(spun, 6))).toEqual([0, 0, 1, 1, 2, 3]);
    expect(cocoonStage(0, 0)).toBe(3);
  });
});

// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { HEADINGS, wayTo } from '../../engine/stage/index.ts';
import { AREA, HOME, rocksOf, SHEETS, strew, type Size } from './chart.ts';
import { nearestTo } from './compass.ts';
import { dashes, farFrom, lengthOf, route, Track, type Rock } from './route.ts';

const buoys = (count: number): Size[] => Array.from({ length: count }, () => ({ width: 88, height: 96 }));
const SEEDS = Array.from({ length: 60 }, (_, i) => `zee/${i}`);

describe('a course', () => {
  it('goes straight where nothing lies in its way', () => {
    expect(route({ x: 0, y: 0 }, { x: 100, y: 0 }, [{ x: 50, y: 60, r: 40 }])).toHaveLength(2);
  });

  it('bends round an island by the shorter side', () => {
    const rock: Rock = { x: 100, y: 10, r: 40 };
    const way = route({ x: 0, y: 0 }, { x: 200, y: 0 }, [rock]);
    expect(way.length).toBeGreaterThan(3);
    expect(Math.max(...way.map(({ y }) => y))).toBeLessThanOrEqual(0.01);
    expect(lengthOf(way)).toBeLessThan(230);
  });

  it('never cuts an island, from anywhere to anywhere', () => {
    for (const seed of SEEDS) {
      const rng = createRng(seed);
      const sheet = rng.pick(SHEETS);
      const { spots, islands } = strew(buoys(6), sheet, AREA, rng);
      const rocks = rocksOf(islands);
      for (const [i, to] of spots.entries()) {
        const way = route(i === 0 ? HOME : spots[i - 1]!, to, rocks);
        for (const [n, point] of way.slice(1).entries())
          for (const { x, y, r } of islands)
            expect(farFrom({ x, y }, way[n]!, point), seed).toBeGreaterThanOrEqual(r);
      }
    }
  });

  it('is found at once where the chart is full of buoys', () => {
    for (const seed of SEEDS) {
      const { spots } = strew(buoys(22), SHEETS[0]!, AREA, createRng(seed));
      const rocks = spots.slice(1, -1).map((spot) => ({ ...spot, r: 46 }));
      expect(route(spots[0]!, spots.at(-1)!, rocks).length, seed).toBeLessThan(150);
    }
  });

  it('is sailed from its beginning to its end', () => {
    const track = new Track([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(track.length).toBe(150);
    expect(track.at(50)).toEqual({ x: 50, y: 0, dx: 1, dy: 0 });
    expect(track.at(120)).toEqual({ x: 100, y: 20, dx: 0, dy: 1 });
    expect(track.at(900)).toMatchObject({ x: 100, y: 50 });
    expect(new Track([HOME, HOME]).at(3)).toMatchObject(HOME);
  });

  it('is drawn in dashes of about the same length', () => {
    const all = dashes([HOME, { x: HOME.x + 200, y: HOME.y }], 16, 12);
    expect(all).toHaveLength(7);
    for (const pair of all) expect(lengthOf(pair)).toBeCloseTo(16.3, 0);
  });
});

describe('the chart', () => {
  it.each([2, 5, 9, 14, 18, 22])('has room for %i buoys and a bottle, apart and in view', (count) => {
    for (const seed of SEEDS) {
      const rng = createRng(seed);
      const sizes = [...buoys(count), { width: 60, height: 60 }];
      const { spots, islands, scale } = strew(sizes, rng.pick(SHEETS), AREA, rng);
      expect(scale).toBe(1);
      if (count <= 9) expect(islands.length, seed).toBeGreaterThan(1);
      for (const [i, a] of spots.entries()) {
        const one = sizes[i]!;
        expect(a.x - one.width / 2).toBeGreaterThanOrEqual(AREA.left - 1);
        expect(a.x + one.width / 2).toBeLessThanOrEqual(AREA.right + 1);
        expect(a.y - one.height / 2).toBeGreaterThanOrEqual(AREA.top - 1);
        expect(a.y + one.height / 2).toBeLessThanOrEqual(AREA.bottom + 1);
        for (const [j, b] of spots.entries())
          if (j > i)
            expect(
              Math.abs(a.x - b.x) >= (one.width + sizes[j]!.width) / 2 + 12 ||
                Math.abs(a.y - b.y) >= (one.height + sizes[j]!.height) / 2 + 8,
              `${seed}: ${i} and ${j}`,
            ).toBe(true);
      }
    }
  });

  it('has room for the words of a long sentence', () => {
    const words = [460, 120, 200, 96, 260, 150, 120, 180, 110].map((width) => ({ width, height: 88 }));
    for (const seed of SEEDS) {
      const { spots, scale } = strew(words, SHEETS[0]!, AREA, createRng(seed));
      expect(scale).toBeGreaterThan(0.9);
      expect(spots).toHaveLength(9);
    }
  });

  it('is laid out by the seed alone', () => {
    const lay = () => strew(buoys(7), SHEETS[1]!, AREA, createRng('een'));
    expect(lay()).toEqual(lay());
  });
});

describe('the compass', () => {
  it('leads to the nearest buoy that way, and round where there is none', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 100, y: 20 },
      { x: 300, y: 0 },
    ];
    expect(nearestTo(a, 'right', [b, c])).toBe(b);
    expect(nearestTo(c, 'right', [a, b])).toBe(a);
    expect(nearestTo(a, 'up', [])).toBeUndefined();
  });

  it('leads from every buoy to every other', () => {
    for (const seed of SEEDS) {
      const rng = createRng(seed);
      const { spots } = strew(buoys(4 + rng.below(16)), rng.pick(SHEETS), AREA, rng);
      const beside = (at: (typeof spots)[number]) =>
        HEADINGS.flatMap(
          (heading) =>
            nearestTo(
              at,
              heading,
              spots.filter((one) => one !== at),
            ) ?? [],
        );
      for (const to of spots)
        expect(
          wayTo(spots[0]!, (at) => at === to, beside),
          seed,
        ).toBeDefined();
    }
  });
});

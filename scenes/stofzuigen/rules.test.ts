// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, it, test } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import type { Heading } from '../../engine/stage/index.ts';
import { Driver } from './driver.ts';
import { apart, around, beside, HOME, middleOf, rowOf, tileAt, tileOf, TILES, type Tile } from './grid.ts';
import { Plan } from './plan.ts';
import { isOneFloor, layRoom, leadsEverywhere } from './room.ts';
import { ROOMS } from './rooms.ts';
import { seatsOn, threadOf } from './rules.ts';
import { entered, route, type Ground } from './ways.ts';

const at = tileOf;
const bare = { walls: new Set<Tile>(), rugs: new Set<Tile>() };
const singles = (count: number) => Array.from({ length: count }, () => ({ wide: 1, high: 1 }));

describe('the floor', () => {
  it('finds a tile where its middle is, and none beyond the walls', () => {
    for (const tile of TILES) expect(tileAt(middleOf(tile).x, middleOf(tile).y)).toBe(tile);
    expect(tileAt(10, 300)).toBeUndefined();
    expect(beside(at(0, 2), 'left')).toBeUndefined();
    expect(around(at(0, 0))).toHaveLength(2);
  });

  it('lets an arrow lead one tile on, two over a rug, and nowhere into a wall', () => {
    const ground = { walls: new Set([at(4, 2)]), rugs: new Set([at(2, 2), at(6, 3)]) };
    expect(entered(ground, at(1, 2), 'right')).toEqual([at(2, 2), at(3, 2)]);
    expect(entered(ground, at(3, 2), 'right')).toEqual([]);
    expect(entered(ground, at(5, 2), 'left')).toEqual([]);
    expect(entered({ ...ground, rugs: new Set([at(3, 2)]) }, at(2, 2), 'right')).toEqual([at(3, 2)]);
  });

  it('has the shortest way past what is to be avoided', () => {
    const avoid = new Set([at(3, 2)]);
    expect(route(bare, at(2, 2), new Set([at(4, 2)]), new Set())).toEqual(['right', 'right']);
    expect(route(bare, at(2, 2), new Set([at(4, 2)]), avoid)).toHaveLength(4);
    expect(
      route({ ...bare, walls: new Set(around(at(8, 3))) }, at(2, 2), new Set([at(8, 3)]), avoid),
    ).toBeUndefined();
  });
});

describe.each(ROOMS)('a room with a floor of $floor', ({ pieces }) => {
  const wanted = { pieces, furniture: 8, rugs: 4, cat: true };
  const sizes = {
    'a short word': singles(3),
    'the longest word': singles(21),
    'long words': Array.from({ length: 6 }, () => ({ wide: 5, high: 1 })),
    'a sentence': [1, 2, 3, 1, 2, 2, 4, 1, 5].map((wide) => ({ wide, high: 1 })),
    pictures: Array.from({ length: 6 }, () => ({ wide: 2, high: 2 })),
  };

  test.each(Object.entries(sizes))('has place for %s, apart and within reach', (_name, all) => {
    for (let seed = 0; seed < 12; seed++) {
      const room = layRoom({ ...wanted, sizes: all }, createRng(`kamer/${seed}`));
      const tiles = room.bunnies.flat();
      expect(room.bunnies.map((one) => one.length)).toEqual(all.map(({ wide, high }) => wide * high));
      const walls = room.furniture.flatMap((piece) => piece.tiles);
      expect(new Set([...tiles, ...walls, ...room.rugs]).size).toBe(
        tiles.length + walls.length + room.rugs.length,
      );
      expect(tiles.every((one) => rowOf(one) > 0)).toBe(true);
      room.bunnies.forEach((one, i) =>
        room.bunnies.slice(i + 1).forEach((other) => {
          expect(Math.min(...one.flatMap((a) => other.map((b) => apart(a, b))))).toBeGreaterThan(1);
        }),
      );
      expect(isOneFloor(new Set([...tiles, ...walls]))).toBe(true);
      expect(leadsEverywhere({ walls: new Set(walls), rugs: new Set(room.rugs) }, room.bunnies)).toBe(true);
    }
  });

  it('keeps the letters of a usual word close together', () => {
    const far = Array.from({ length: 20 }, (_, seed) =>
      layRoom({ ...wanted, sizes: singles(6) }, createRng(`dicht/${seed}`)).bunnies.map(([one]) =>
        apart(one!, HOME),
      ),
    ).flat();
    expect(Math.max(...far)).toBeLessThanOrEqual(6);
    expect(far.reduce((sum, one) => sum + one, 0) / far.length).toBeLessThan(3.6);
  });
});

describe('the queue', () => {
  const make = (prey: Tile[][] = [], ground: Ground = bare, most = 6) =>
    new Plan({ from: () => at(2, 2), ground: () => ground, prey: () => prey }, most);

  it('takes arrows that lead somewhere, until it is full', () => {
    const plan = make([], { ...bare, walls: new Set([at(2, 1)]) }, 2);
    expect([plan.add('up'), plan.add('right'), plan.add('down'), plan.add('down')]).toEqual([
      'blocked',
      'laid',
      'laid',
      'full',
    ]);
    expect(plan.end).toBe(at(3, 3));
    expect([plan.cut(), plan.cut(0), plan.cut()]).toEqual(['taken', 'taken', 'same']);
  });

  it('is drawn with a finger, and taken back by going back', () => {
    const plan = make();
    for (const tile of [at(3, 2), at(4, 2), at(4, 3)]) plan.draw(tile);
    expect(plan.cards).toEqual(['right', 'right', 'down']);
    plan.draw(at(4, 2));
    expect(plan.cards).toEqual(['right', 'right']);
    expect(plan.draw(at(4, 2))).toBe('same');
    // A fast finger jumps.
    plan.draw(at(6, 2));
    expect(plan.end).toBe(at(6, 2));
    plan.touch(at(3, 2));
    expect(plan.cards).toEqual(['right']);
    plan.touch(at(2, 2));
    expect(plan.cards).toEqual([]);
  });

  it('knows which bunnies it leads onto, and goes past those that are not meant', () => {
    const plan = make([[at(4, 2)], [at(6, 2), at(7, 2)]], bare, 20);
    expect(plan.goTo(new Set([at(6, 2), at(7, 2)]))).toBe('laid');
    expect(plan.taken).toEqual([1]);
    expect(plan.goTo(new Set([at(7, 2)]))).toBe('same');
    plan.goTo(new Set([at(4, 2)]));
    expect(plan.taken).toEqual([1, 0]);
  });

  it('slides on over a rug, however the finger goes over it', () => {
    const plan = make([], { ...bare, rugs: new Set([at(3, 2)]) });
    for (const tile of [at(3, 2), at(4, 2), at(5, 2)]) plan.draw(tile);
    expect(plan.cards).toEqual(['right', 'right']);
    expect(plan.end).toBe(at(5, 2));
  });
});

describe('Zoef', () => {
  function drive(cards: Heading[], { prey = [] as Tile[], walls = [] as Tile[], mayEnter = true } = {}) {
    const told: string[] = [];
    const ground = { walls: new Set<Tile>(), rugs: new Set<Tile>() };
    const driver: Driver = new Driver(at(2, 2), {
      stepMs: () => 100,
      ground: () => ground,
      plan: () => plan,
      hasPrey: (tile) => prey.includes(tile),
      isOpen: () => true,
      suck: (tile) => (told.push(`zuigt ${tile}`), mayEnter),
      began: () => {},
      arrived: (tile) => told.push(`op ${tile}`),
      bonked: () => told.push('bonk'),
      ranOut: () => told.push('klaar'),
      show: () => {},
    });
    const plan = new Plan({ from: () => driver.from, ground: () => ground, prey: () => [] }, 20);
    for (const card of cards) plan.add(card);
    for (const wall of walls) ground.walls.add(wall);
    driver.isHeld = false;
    driver.start();
    for (let i = 0; i < 100; i++) driver.frame(1000 / 60);
    return { told, driver, plan };
  }

  it('does exactly what the cards say, and skips what is blocked', () => {
    const { told, driver } = drive(['right', 'down', 'right'], { walls: [at(3, 3)] });
    expect(told).toEqual([`op ${at(3, 2)}`, 'bonk', `op ${at(4, 2)}`, 'klaar']);
    expect(driver.isRunning).toBe(false);
  });

  it('answers with each bunny that he drives onto, and stops before one that he may not have', () => {
    expect(drive(['right', 'right'], { prey: [at(4, 2)] }).told).toContain(`zuigt ${at(4, 2)}`);
    const { driver, plan } = drive(['right', 'right', 'right'], { prey: [at(4, 2)], mayEnter: false });
    expect(driver.at).toBe(at(3, 2));
    expect(driver.isRunning).toBe(false);
    expect(plan.cards).toEqual(['right']);
  });

  it('is pushed back to the tile that he came from', () => {
    const { driver } = drive(['right', 'right']);
    driver.recoil(0);
    expect(driver.at).toBe(at(3, 2));
  });
});

describe('the cushion', () => {
  test.each([1, 6, 10, 12])('has a seat for each of %i guests, apart and in view', (count) => {
    const widths = Array.from({ length: count }, (_, i) => 142 + (i % 4) * 76);
    const seats = seatsOn(widths);
    expect(seats).toHaveLength(count);
    seats.forEach(({ x, y, scale }, i) => {
      const half = (widths[i]! * scale) / 2;
      expect(x - half).toBeGreaterThanOrEqual(240);
      expect(x + half).toBeLessThanOrEqual(1126);
      expect(y).toBeGreaterThan(200);
      const next = seats[i + 1];
      if (next?.y === y) expect(next.x - (widths[i + 1]! * next.scale) / 2).toBeGreaterThanOrEqual(x + half);
    });
  });

  it('shows of a sentence its longest word', () => {
    expect(threadOf('De kat zit op de trein.')).toBe('trein');
    expect(threadOf('koning')).toBe('koning');
  });
});

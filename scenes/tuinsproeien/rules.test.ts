import { describe, expect, it } from 'vitest';
import { Drops } from './drops.ts';
import { driftOf, flightMs, layOut, Tank, Thirst, turnTo, windAt } from './rules.ts';

const STEP = 1000 / 60;
const NOZZLE = { x: 683, y: 650 };

/** Where the first drop comes down that is sent to a place. */
function landing(to: { x: number; y: number }, wind = 0) {
  const drops = new Drops();
  drops.emit(NOZZLE, to, wind);
  let down: { x: number; y: number } | undefined;
  let ms = 0;
  for (; !down && ms < 3000; ms += STEP) drops.step(STEP, (x, y) => (down = { x, y }));
  return { ...down!, ms };
}

describe('a drop', () => {
  it('lands where it was sent, and rises over its way before', () => {
    const drops = new Drops();
    drops.emit(NOZZLE, { x: 300, y: 400 }, 0);
    let highest = Infinity;
    for (let i = 0; i < 60; i++) drops.step(STEP, (x, y) => expect([x, y]).toEqual([300, 400]));
    drops.emit(NOZZLE, { x: 300, y: 400 }, 0);
    for (let i = 0; i < 60 && drops.inAir.length > 0; i++) {
      highest = Math.min(highest, drops.inAir[0]!.y);
      drops.step(STEP, () => {});
    }
    expect(highest).toBeLessThan(390);
  });

  it('is taken along by the wind, as far as it says', () => {
    const to = { x: 300, y: 400 };
    expect(landing(to, 90).x - 300).toBeCloseTo(driftOf(90, flightMs(NOZZLE, to)));
    expect(landing(to, 90).x).toBeGreaterThan(318);
    expect(landing(to, -90).x).toBeLessThan(282);
  });

  it('flies longer when it goes farther, and never for more than a second', () => {
    expect(landing({ x: 683, y: 560 }).ms).toBeLessThan(landing({ x: 100, y: 320 }).ms);
    expect(landing({ x: 0, y: 0 }).ms).toBeLessThan(1000);
  });

  it('is one of 120 at most', () => {
    const drops = new Drops();
    for (let i = 0; i < 300; i++) drops.emit(NOZZLE, { x: 300, y: 400 }, 0);
    expect(drops.inAir).toHaveLength(120);
  });
});

it('turns the nozzle to the side where the water goes', () => {
  expect(turnTo(NOZZLE, { x: 300, y: 400 })).toBeLessThan(-0.3);
  expect(turnTo(NOZZLE, { x: 683, y: 400 })).toBeCloseTo(0);
  expect(turnTo(NOZZLE, { x: 1100, y: 560 })).toBeGreaterThan(0.3);
});

it('blows both ways, never harder than it may, and not at all at 0', () => {
  const all = Array.from({ length: 2000 }, (_, i) => windAt(i * 20, 90));
  expect(Math.max(...all)).toBeGreaterThan(60);
  expect(Math.min(...all)).toBeLessThan(-60);
  expect(Math.max(...all.map(Math.abs))).toBeLessThanOrEqual(90);
  expect(windAt(1234, 0)).toBe(0);
});

describe('the barrel', () => {
  it('lasts five seconds, and gives nothing until a quarter is there again', () => {
    const tank = new Tank(false);
    let ran = 0;
    while (!tank.use(STEP)) ran += STEP;
    expect(ran / 1000).toBeCloseTo(5, 1);
    expect(tank.isEmpty).toBe(true);
    tank.fill(600);
    expect(tank.isEmpty).toBe(true);
    tank.fill(300);
    expect(tank.isEmpty).toBe(false);
    expect(tank.fill(3000)).toBe(true);
    expect(tank.fill(3000)).toBe(false);
  });

  it('never runs empty in calm mode', () => {
    const tank = new Tank(true);
    for (let i = 0; i < 1000; i++) expect(tank.use(100)).toBe(false);
    expect(tank.level).toBe(1);
  });
});

describe('thirst', () => {
  it('is an answer at its goal and not before', () => {
    const thirst = new Thirst(1600, 0.5);
    expect(thirst.leftMs).toBe(800);
    expect(thirst.drink(790)).toBe(false);
    expect(thirst.drink(20)).toBe(true);
  });

  it('drains away when the water has been somewhere else for a while', () => {
    const thirst = new Thirst(1600, 0.5);
    thirst.drink(700);
    thirst.frame(200);
    expect(thirst.level).toBeCloseTo(700 / 1600);
    for (let i = 0; i < 200; i++) thirst.frame(STEP);
    expect(thirst.level).toBe(0);
    const kept = new Thirst(1600, 1, true);
    kept.drink(700);
    kept.frame(9000);
    expect(kept.level).toBeCloseTo(700 / 1600);
  });
});

describe('the beds', () => {
  const signs = (...widths: number[]) => widths.map((width) => ({ width, height: 76 }));

  it('lie in one row where the signs fit side by side, else in two', () => {
    expect(layOut(signs(160, 160, 160)).rows).toBe(1);
    expect(layOut(signs(200, 200, 200, 200)).rows).toBe(1);
    expect(layOut(signs(384, 384, 384, 384)).rows).toBe(2);
    expect(layOut(signs(120, 120, 120, 120, 120)).rows).toBe(2);
  });

  it.each([2, 3, 4, 5, 6])('keep %i signs apart and in the core', (count) => {
    for (const width of [120, 250, 384]) {
      const all = signs(...Array<number>(count).fill(width));
      const { places, signs: size, scale } = layOut(all);
      places.forEach(({ x, sign, foot }, i) => {
        expect(x - width / 2).toBeGreaterThanOrEqual(43);
        expect(x + width / 2).toBeLessThanOrEqual(1323);
        expect(foot - 118 * scale).toBeGreaterThanOrEqual(215);
        expect(sign + 38 * size).toBeLessThanOrEqual(640);
        for (const other of places.slice(i + 1))
          if (other.sign === sign) expect(Math.abs(other.x - x)).toBeGreaterThanOrEqual(width + 12);
          else expect(other.foot - 118 * scale).toBeGreaterThanOrEqual(sign + 36 * size);
      });
    }
  });

  it('lie in one row with pictures at full size; in two rows these get lower', () => {
    const pictures = layOut(Array.from({ length: 6 }, () => ({ width: 150, height: 160 })));
    expect([pictures.rows, pictures.signs * 160]).toEqual([1, 160]);
    const both = layOut(Array.from({ length: 6 }, () => ({ width: 350, height: 160 })));
    expect([both.rows, both.signs * 160]).toEqual([2, 96]);
  });
});

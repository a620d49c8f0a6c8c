import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { bumpInto, drive, NEAT, Pilot, settle, shareIn, type Car } from './car.ts';
import {
  ACROSS,
  BAYS,
  dealBays,
  distance,
  DOWN,
  isIn,
  lengthOf,
  placesFor,
  routeTo,
  SIZE,
  SOLIDS,
  STOPS,
} from './town.ts';

const STEP = 1000 / 60;
const FARS = [500, 640, 760];

describe('the town', () => {
  it('has bays in the open, on a street', () => {
    for (const { x, y, access } of BAYS) {
      const holds = (at: { x: number; y: number }) =>
        SOLIDS.some((box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom);
      expect(holds({ x, y })).toBe(false);
      expect(DOWN.includes(access.x) || ACROSS.includes(access.y)).toBe(true);
    }
  });

  it('deals bays from wherever one stands: enough, well apart, and about equally far', () => {
    const rng = createRng('taxi');
    for (const from of STOPS)
      for (const far of FARS) {
        const dealt = dealBays(from, 4, far, rng);
        expect(dealt).toHaveLength(4);
        const lengths = dealt.map((bay) => lengthOf(routeTo(from, bay)));
        expect(Math.max(...lengths) - Math.min(...lengths), `${from.id} ${far}`).toBeLessThan(420);
        expect(Math.min(...lengths)).toBeGreaterThan(230);
        for (const [i, one] of dealt.entries())
          for (const other of dealt.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(185);
      }
  });

  it('knows ways that keep to the streets', () => {
    for (const from of BAYS)
      for (const to of BAYS) {
        if (from === to) continue;
        const way = routeTo(from, to);
        const inner = way.slice(1, -1);
        for (const { x, y } of inner)
          expect(DOWN.includes(x) || ACROSS.includes(y), `${from.id} ${to.id}`).toBe(true);
        expect(lengthOf(way)).toBeLessThan(SIZE.width + SIZE.height);
      }
  });

  it('gives each direction the place that points there', () => {
    const places = [
      { x: -1, y: -1 },
      { x: 1, y: -1 },
      { x: -1, y: 1 },
      { x: 1, y: 1 },
    ];
    expect(
      placesFor(
        [
          { x: 90, y: 70 },
          { x: -80, y: 60 },
        ],
        places,
      ),
    ).toEqual([3, 2]);
    expect(
      new Set(
        placesFor(
          [
            { x: 1, y: 0 },
            { x: 1, y: 0 },
            { x: 1, y: 0 },
            { x: 1, y: 0 },
          ],
          places,
        ),
      ).size,
    ).toBe(4);
  });
});

/** Drives to a bay with somebody who knows the way; the ms it took. */
function driven(car: Car, to: (typeof BAYS)[number], top: number): number {
  const pilot = new Pilot(car, to);
  for (let i = 1; i < 1200; i++) {
    drive(car, pilot.wish(car), top, STEP);
    if (isIn(to, car) && car.speed < 1) return i * STEP;
  }
  return Infinity;
}

describe('the taxi', () => {
  it('turns to where it is steered, speeds up and brakes', () => {
    const car: Car = { x: DOWN[1]!, y: ACROSS[1]!, angle: 0, speed: 0 };
    for (let i = 0; i < 40; i++) drive(car, { angle: Math.PI / 2, gas: 1 }, 230, STEP);
    expect(car.angle).toBeCloseTo(Math.PI / 2);
    expect(car.speed).toBeGreaterThan(150);
    for (let i = 0; i < 40; i++) drive(car, undefined, 230, STEP);
    expect(car.speed).toBe(0);
  });

  it('bounces softly off what is solid, and never gets into it', () => {
    const car: Car = { x: DOWN[1]!, y: ACROSS[1]!, angle: 0.7, speed: 0 };
    const hits = Array.from({ length: 120 }, () => drive(car, { angle: 0.7, gas: 1 }, 360, STEP));
    expect(Math.max(...hits)).toBeGreaterThan(100);
    for (const { left, top, right, bottom } of SOLIDS)
      expect(car.x > left && car.x < right && car.y > top && car.y < bottom).toBe(false);
    const other = { x: car.x + 10, y: car.y };
    expect(bumpInto(car, other, 20)).toBe(true);
    expect(distance(car, other)).toBeGreaterThan(20);
    expect(bumpInto(car, other, 20)).toBe(false);
  });

  it.each([
    [180, 9000],
    [230, 7500],
    [360, 6500],
  ])('gets from any bay to any bay that is dealt, at %i u/s', (top, most) => {
    const rng = createRng('rit');
    for (const from of STOPS)
      for (const far of FARS)
        for (const to of dealBays(from, 2, far, rng)) {
          const car: Car = { x: from.x, y: from.y, angle: from.isAcross ? 0 : Math.PI / 2, speed: 0 };
          expect(driven(car, to, top), `${from.id} to ${to.id}`).toBeLessThan(most);
        }
  });

  it('is parked neatly when it stands straight between the lines, and not when it lies across', () => {
    const bay = BAYS[0]!;
    const car: Car = { x: bay.x, y: bay.y, angle: 0.1, speed: 0 };
    expect(shareIn(bay, car)).toBeGreaterThan(NEAT);
    expect(shareIn(bay, { ...car, y: bay.y - 26 })).toBeLessThan(NEAT);
    car.angle = Math.PI / 2 - 0.2;
    car.y -= 12;
    expect(shareIn(bay, car)).toBeLessThan(NEAT);
    for (let i = 0; i < 90; i++) settle(car, bay, 4, STEP);
    expect(shareIn(bay, car)).toBe(1);
    expect(car.angle).toBeCloseTo(0, 1);
  });
});

import { describe, expect, it } from 'vitest';
import { FIELD, groundAt } from './places.ts';
import {
  aimAt,
  fallsThrough,
  FIGURE,
  freest,
  held,
  layOut,
  LIMITS,
  NOTCH,
  placeAt,
  pulled,
  pullFor,
  trimmed,
  windOf,
  type Aim,
  type Spot,
} from './rules.ts';
import { Snow } from './snow.ts';

/** How far beside a hat snow comes down. */
function beside(aim: Aim, hat: Spot, wind: number): number {
  const seconds = fallsThrough(aim, hat.y);
  return seconds === undefined ? Infinity : placeAt(aim, seconds, wind).x - hat.x;
}

const HATS: readonly Spot[] = [470, 700, 950, 1240].flatMap((x) => [
  { x, y: 270 },
  { x, y: 430 },
  { x, y: 600 },
]);

describe('a shot', () => {
  it.each([0, 70, -70])('that is reckoned out falls into every hat, in a wind of %i', (wind) => {
    for (const hat of HATS) {
      const aim = aimAt(hat, wind)!;
      expect(held(aim)).toEqual(aim);
      expect(Math.abs(beside(aim, hat, wind))).toBeLessThan(0.01);
    }
  });

  it('is taken along by the wind, farther than half a hat at its strongest', () => {
    const hat = { x: 1100, y: 430 };
    expect(beside(aimAt(hat, 0)!, hat, 70)).toBeGreaterThan(FIGURE.opening / 2);
    expect(beside(aimAt(hat, 0)!, hat, -70)).toBeLessThan(-FIGURE.opening / 2);
  });

  it('can be set by notches of the arrows for every hat and wind', () => {
    for (const hat of HATS)
      for (const wind of [-70, -30, 0, 45, 70]) {
        const { angle } = aimAt(hat, 0)!;
        const { angle: own, power } = trimmed(hat, angle, wind)!;
        const notched = { angle: own, power: Math.round(power / NOTCH.power) * NOTCH.power };
        expect(Math.abs(beside(notched, hat, wind))).toBeLessThan(FIGURE.opening / 2 - 8);
      }
  });

  it('is over in two seconds', () => {
    for (const hat of HATS) expect(fallsThrough(aimAt(hat, 0)!, hat.y)).toBeLessThan(2);
  });

  it('never gets as high as it can not', () => {
    expect(fallsThrough({ angle: 10, power: 0.2 }, 300)).toBeUndefined();
  });
});

describe('a pull', () => {
  it('sets what was reckoned out', () => {
    const aim = { angle: 54, power: 0.7 };
    const { x, y } = pullFor(aim);
    const back = pulled(x, y)!;
    expect(back.angle).toBeCloseTo(54);
    expect(back.power).toBeCloseTo(0.7);
  });

  it('stays within what the cannon can, and a touch is none', () => {
    expect(pulled(10, 10)).toBeUndefined();
    expect(pulled(-900, 0)).toEqual({ angle: LIMITS.flat, power: 1 });
    expect(pulled(60, 100)!.angle).toBe(LIMITS.steep);
    expect(pulled(-60, -100)!.angle).toBe(LIMITS.flat);
    expect(pulled(0, 30)!.power).toBeGreaterThanOrEqual(LIMITS.weak);
  });
});

it('blows from both sides, never weaker than two fifths and never harder than it may', () => {
  const all = Array.from({ length: 101 }, (_, i) => windOf(i / 100, 70));
  expect(Math.max(...all)).toBeCloseTo(70);
  expect(Math.min(...all)).toBeCloseTo(-70);
  expect(Math.min(...all.map(Math.abs))).toBeGreaterThan(28);
});

describe('the posts', () => {
  const cards = (count: number, width: number, height = 76) =>
    Array.from({ length: count }, () => ({ width, height }));

  it.each([2, 3, 4, 5])('keep hats of %i options 150 apart, and their cards off each other', (count) => {
    for (const width of [110, 200, 300, 360])
      for (const height of [76, 160])
        for (const isHighFirst of [false, true]) {
          if (height > 100 && width > 200) continue;
          const { stands, scale, cards: shrunk, pitch } = layOut(cards(count, width, height), isHighFirst);
          expect(pitch).toBeGreaterThanOrEqual(150);
          expect(scale).toBeGreaterThan(0.7);
          const boxes = stands.map(({ x, ledge }) => ({
            left: x - (width * shrunk) / 2,
            right: x + (width * shrunk) / 2,
            top: ledge - FIGURE.high * scale,
            bottom: ledge + FIGURE.hang + height * shrunk,
          }));
          boxes.forEach((one, i) => {
            expect(one.left).toBeGreaterThanOrEqual(FIELD.left - 0.01);
            expect(one.right).toBeLessThanOrEqual(FIELD.right + 0.01);
            expect(one.top).toBeGreaterThanOrEqual(FIELD.top - 0.01);
            expect(one.bottom).toBeLessThanOrEqual(FIELD.low + 0.01);
            for (const other of boxes.slice(i + 1)) {
              const isBeside = one.right + 10 < other.left;
              expect(isBeside || one.bottom < other.top || other.bottom < one.top).toBe(true);
            }
          });
        }
  });

  it.each([2, 6, 9, 14, 20])('find room for %i letters', (count) => {
    const { stands, scale, pitch } = layOut(cards(count, 76, 72), true, 320);
    expect(scale).toBeGreaterThan(0.4);
    const rows = new Set(stands.map(({ ledge }) => Math.round(ledge)));
    if (pitch < 76) expect(rows.size).toBe(2);
    for (const stand of stands) {
      expect(stand.ledge - FIGURE.high * scale).toBeGreaterThanOrEqual(319.9);
      expect(aimAt({ x: stand.x, y: stand.ledge - FIGURE.high * scale }, 0)).toBeDefined();
    }
  });
});

describe('snow that missed', () => {
  it('piles up where it fell, and stays', () => {
    const snow = new Snow();
    expect(snow.top(700)).toBeCloseTo(groundAt(700));
    snow.pile(700);
    expect(snow.over(700)).toBeGreaterThan(10);
    expect(snow.over(900)).toBeLessThan(0.1);
    const before = snow.over(700);
    snow.pile(700);
    expect(snow.over(700)).toBeGreaterThan(before);
  });

  it('never grows into the sky', () => {
    const snow = new Snow();
    for (let i = 0; i < 100; i++) snow.pile(700);
    expect(snow.over(700)).toBeLessThan(93);
    for (const x of [0, 3, 1363, 1366, 2000]) expect(Number.isFinite(snow.top(x))).toBe(true);
  });
});

it('the penguin stands where no card hides it', () => {
  expect(
    freest([
      [480, 700],
      [800, 800],
      [1000, 1300],
    ]),
  ).toBe(900);
  expect(freest([[420, 1000]])).toBe(1300);
});

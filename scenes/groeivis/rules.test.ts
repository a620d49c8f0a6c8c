import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { START, WATER, WORDS_START } from './places.ts';
import { BITE, bites, bubbleSpots, far, Floater, grownAt, jellySpots, SPEED, Swimmer, turnTo, wordSpots } from './rules.ts'; // prettier-ignore

const STEP = 1000 / 60;
const MOUTH = 45;

function swum(swimmer: Swimmer, steps: number) {
  for (let i = 0; i < steps; i++) swimmer.step(STEP, WATER);
  return swimmer;
}

describe('swimming', () => {
  it('comes up to speed, and glides on lazily when it is let go', () => {
    const swimmer = new Swimmer({ x: 120, y: 400 });
    swimmer.lead({ x: 1, y: 0 });
    swum(swimmer, 60);
    expect(swimmer.speed).toBeGreaterThan(SPEED.swim * 0.95);
    const { x } = swimmer;
    swimmer.stop();
    swum(swimmer, 30);
    expect(swimmer.speed).toBeGreaterThan(100);
    expect(swimmer.x - x).toBeGreaterThan(100);
    swum(swimmer, 200);
    expect(swimmer.speed).toBeLessThan(15);
  });

  it('never leaves the water', () => {
    const swimmer = new Swimmer(START);
    swimmer.lead({ x: 1, y: 1 });
    swum(swimmer, 300);
    expect(swimmer).toMatchObject({ x: WATER.right, y: WATER.bottom, speed: 0 });
  });

  it.each([1, 3.2])('to a place ends there (%f times as fast)', (haste) => {
    const swimmer = new Swimmer({ x: 200, y: 300 });
    swimmer.haste = haste;
    swimmer.go({ x: 900, y: 500 }, SPEED.sent);
    swum(swimmer, 150);
    expect(swimmer.isGoing).toBe(false);
    expect(far(swimmer, { x: 900, y: 500 })).toBeLessThan(60);
  });

  it('turns its mouth to where it goes, the short way round', () => {
    const swimmer = new Swimmer(START);
    swimmer.heading = 3;
    swimmer.go({ x: START.x - 300, y: START.y + 60 }, SPEED.sent);
    swum(swimmer, 12);
    expect(Math.abs(turnTo(swimmer.heading, Math.atan2(60, -300)))).toBeLessThan(0.1);
    expect(turnTo(3, -3)).toBeCloseTo(Math.PI * 2 - 6);
  });

  it('bounces away, and swims on to where it was going', () => {
    const swimmer = new Swimmer({ x: 500, y: 400 });
    const goal = { x: 900, y: 400 };
    swimmer.go(goal, SPEED.sent);
    swum(swimmer, 10);
    const { x } = swimmer;
    swimmer.bounce({ x: x + 60, y: 400 });
    swum(swimmer, 10);
    expect(swimmer.x).toBeLessThan(x);
    swum(swimmer, 150);
    expect(far(swimmer, goal)).toBeLessThan(40);
  });
});

it.each([
  ['what is right before it', 0, 600 + MOUTH + BITE.reach - 2, 400, true],
  ['what is aslant before it', 0, 690, 440, true],
  ['nothing beside it', 0, 620, 480, false],
  ['nothing behind it', 0, 520, 400, false],
  ['nothing that is too far away', 0, 600 + MOUTH + BITE.reach + 2, 400, false],
  ['to the left when it looks there', Math.PI, 520, 400, true],
  ['upwards when it looks up', -Math.PI / 2, 600, 320, true],
])('a mouth bites %s', (_what, heading, x, y, isBitten) => {
  expect(bites({ x: 600, y: 400, heading }, MOUTH, { x, y })).toBe(isBitten);
});

describe('what floats', () => {
  it('stays near its place, and stands still where it should', () => {
    const [still, lively] = [undefined, 1].map((tempo) => new Floater({ x: 300, y: 300 }, tempo, 2));
    let most = 0;
    for (let i = 0; i < 900; i++) {
      still!.step(STEP, i * STEP);
      lively!.step(STEP, i * STEP);
      most = Math.max(most, far(lively!, lively!.home));
      expect(far(still!, still!.home)).toBe(0);
    }
    expect(most).toBeGreaterThan(12);
    expect(most).toBeLessThan(19);
  });

  it('gives way to a side that touches it, a little, and comes back', () => {
    const floater = new Floater({ x: 300, y: 300 }, undefined, 0);
    for (let i = 0; i < 60; i++) {
      floater.nudge(STEP, { x: 260, y: 300 });
      floater.step(STEP, 0);
    }
    expect(floater.x).toBeGreaterThan(306);
    expect(floater.x).toBeLessThanOrEqual(312);
    for (let i = 0; i < 180; i++) floater.step(STEP, 0);
    expect(floater.x).toBeCloseTo(300, 0);
  });
});

describe('places', () => {
  it.each([1, 4, 8, 13, 17, 22])(
    '%i letters have room of their own, and none is where the fish begins',
    (count) => {
      for (let seed = 0; seed < 20; seed++) {
        const spots = bubbleSpots(count, START, createRng(`${seed}`));
        expect(spots).toHaveLength(count);
        const xs = spots.map(({ x }) => x);
        if (count > 3) expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(520);
        for (const [i, a] of spots.entries()) {
          expect(far(a, START)).toBeGreaterThan(90);
          for (const b of spots.slice(i + 1)) {
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(116);
            expect(far(a, b)).toBeGreaterThan(136);
          }
        }
      }
    },
  );

  it.each([2, 3, 4, 5, 6])('%i words lie apart from each other and from the fish', (count) => {
    const spots = wordSpots(count);
    expect(spots).toHaveLength(count);
    for (const [i, a] of spots.entries()) {
      expect(far(a, WORDS_START)).toBeGreaterThan(110);
      for (const b of spots.slice(i + 1))
        expect(Math.abs(a.x - b.x) > 360 || Math.abs(a.y - b.y) > 170).toBe(true);
    }
  });

  it('jellyfish hang on the ways, away from the fish and only where it is clear', () => {
    const to = [
      { x: 227, y: 286 },
      { x: 1139, y: 542 },
    ];
    const isClear = ({ x }: { x: number }) => x < 1000;
    for (let seed = 0; seed < 20; seed++) {
      const spots = jellySpots(4, START, to, isClear, createRng(`${seed}`));
      expect(spots.length).toBeGreaterThan(2);
      for (const spot of spots) {
        expect(isClear(spot)).toBe(true);
        expect(far(spot, START)).toBeGreaterThan(120);
      }
    }
    expect(jellySpots(4, START, to, () => false, createRng('vol'))).toEqual([]);
  });
});

it('grows through five forms in a round of any length', () => {
  for (const of of [6, 10, 12]) {
    const forms = Array.from({ length: of + 1 }, (_, done) => grownAt(done, of, 5).form);
    expect(new Set(forms)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(forms).toEqual([...forms].sort());
  }
  expect(grownAt(1, 10, 5)).toEqual({ form: 0, share: 0.5 });
  expect(grownAt(4, 10, 5)).toEqual({ form: 2, share: 0 });
});

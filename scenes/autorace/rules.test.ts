import { describe, expect, it, vi } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { layOut } from './layout.ts';
import { GROUND, HORIZON } from './places.ts';
import { MS, PACE, Race } from './race.ts';
import { Road } from './road.ts';

const STEP = 1000 / 60;
const CRUISE = PACE.cruise[0];

function start({ isCalm = false, rivals = 1 } = {}) {
  const help = { passed: vi.fn(), squeaked: vi.fn() };
  const race = new Race({ cruise: CRUISE, isCalm, rivals, rng: createRng('proef') }, help);
  const run = (ms: number) => {
    for (let spent = 0; spent < ms; spent += STEP) race.step(STEP);
  };
  return { race, help, run };
}

describe('a gate', () => {
  it('comes in its time, and lets under who chose nothing', () => {
    const { race, help, run } = start();
    race.ask(3, 7000);
    run(6900);
    expect(help.passed).not.toHaveBeenCalled();
    run(200);
    expect(help.passed).toHaveBeenCalledExactlyOnceWith(1, false);
    expect(race.gate).toBeUndefined();
  });

  it('takes the lane that was steered for; the same way at the edge of the road it is chosen too', () => {
    const { race, help, run } = start();
    race.ask(3, 2000);
    expect(race.steer(1)).toBe(true);
    expect(race.steer(1)).toBe(false);
    run(2200);
    expect(help.passed).toHaveBeenCalledExactlyOnceWith(2, true);
  });

  it('is there at once for who is certain, however far it was, and from another lane as well', () => {
    const { race, help, run } = start();
    race.ask(4, 9000);
    race.choose(3, MS.rush);
    run(MS.rush - 2 * STEP);
    expect(help.passed).not.toHaveBeenCalled();
    race.choose(0, MS.rush);
    run(MS.swerve + 3 * STEP);
    expect(help.passed).toHaveBeenCalledExactlyOnceWith(0, true);
    expect(Math.abs(race.x)).toBeLessThan(0.35);
  });

  it('has no way through a lane that is closed', () => {
    const { race, help, run } = start();
    race.ask(3, 3000, [1]);
    expect(race.lane).not.toBe(1);
    expect(race.choose(1, MS.rush)).toBe(false);
    const from = race.lane;
    race.steer(from === 0 ? 1 : -1);
    expect(race.lane).toBe(2 - from);
    run(3100);
    expect(help.passed).toHaveBeenCalledExactlyOnceWith(2 - from, true);
  });

  it('is farther off for who brakes, who is not certain any more', () => {
    const { race, help, run } = start();
    race.ask(3, 3000);
    race.choose(0, MS.rush);
    race.brake();
    expect(race.isSure).toBe(false);
    run(3000);
    expect(help.passed).not.toHaveBeenCalled();
    run(1500);
    expect(help.passed).toHaveBeenCalledOnce();
  });

  it('is waited for in calm mode, for ever', () => {
    const { race, help, run } = start({ isCalm: true });
    race.ask(3, 7000);
    run(60_000);
    expect(race.speed).toBeLessThan(0.05);
    race.steer(1);
    run(5000);
    expect(help.passed).not.toHaveBeenCalled();
    race.go(MS.calm);
    run(MS.calm + 2 * STEP);
    expect(help.passed).toHaveBeenCalledExactlyOnceWith(2, true);
  });
});

describe('a slipstream', () => {
  it('fills the turbo behind somebody, which is used once', () => {
    const { race, run } = start();
    for (let spent = 0; spent < 12_000 && !race.isFull; spent += STEP) {
      race.lane = race.rivals.all[0]!.lane;
      race.step(STEP);
    }
    expect(race.isFull).toBe(true);
    expect(race.turbo()).toBe(true);
    expect(race.turbo()).toBe(false);
    run(500);
    expect(race.speed).toBeGreaterThan(CRUISE * 1.8);
  });

  it('is none beside them, nor in calm mode; behind Krul it is twice as good', () => {
    const fillOf = (options: { isCalm?: boolean }, aside: number, isKrul = false) => {
      const { race } = start(options);
      race.rivals.all[0]!.isKrul = isKrul;
      for (let i = 0; i < 60; i++) {
        race.lane = race.x = race.rivals.all[0]!.x + aside;
        race.step(STEP);
      }
      return race.fill;
    };
    expect(fillOf({}, 1)).toBe(0);
    expect(fillOf({ isCalm: true }, 0)).toBe(0);
    expect(fillOf({}, 0, true)).toBeCloseTo(2 * fillOf({}, 0));
  });

  it('has rivals that give way, and are there again soon', () => {
    const { race, help, run } = start({ rivals: 4 });
    for (let i = 0; i < 8; i++) {
      race.ask(3, 7000);
      race.choose(race.rivals.all[0]!.lane, MS.rush);
      run(2500);
    }
    expect(help.squeaked).toHaveBeenCalled();
    run(8000);
    for (const { gap, lane } of race.rivals.all) {
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(9);
      expect([0, 1, 2]).toContain(lane);
    }
  });
});

it('sees a road that gets narrower to the horizon, and goes on without a jump', () => {
  const road = new Road(30, 210);
  let before: number | undefined;
  for (let at = 0; at < 60; at += 0.05) {
    road.look(at, 0);
    expect(road.spot(1, 0).y).toBeCloseTo(GROUND, -1);
    const { x, y, scale } = road.spot(8, 100);
    expect(scale).toBeCloseTo(1 / 8);
    expect(y).toBeGreaterThan(HORIZON - 60);
    if (before !== undefined) expect(Math.abs(x - before)).toBeLessThan(6);
    before = x;
  }
});

describe('the board', () => {
  const size = (width: number, height = 76) => ({ width, height });

  it.each([[[120, 140, 120]], [[300, 300, 300, 300]], [[420, 420, 420, 420]], [[396, 120, 396, 380]]])(
    'keeps cards of %j apart, in the order of the lanes',
    (widths) => {
      const { things, height } = layOut(
        widths.map((width) => size(width)),
        172,
      );
      for (const [i, one] of things.entries()) {
        expect(one.x - widths[i]! / 2).toBeGreaterThanOrEqual(43);
        expect(one.x + widths[i]! / 2).toBeLessThanOrEqual(1323);
        for (const [j, other] of things.entries())
          if (j > i) {
            expect(other.x).toBeGreaterThan(one.x);
            const aside = other.x - one.x - (widths[i]! + widths[j]!) / 2;
            expect(Math.max(aside, Math.abs(other.y - one.y) - 76)).toBeGreaterThanOrEqual(12);
          }
      }
      expect(height).toBeLessThan(200);
    },
  );

  it('has the word between the signs, or above them where it is wide', () => {
    const signs = [size(200, 84), size(280, 84)];
    const beside = layOut(signs, 172, size(400));
    expect(beside.card!.y).toBe(beside.things[0]!.y);
    expect(beside.card!.x).toBeGreaterThan(beside.things[0]!.x);
    const above = layOut(signs, 172, size(1200));
    expect(above.card!.y).toBeLessThan(above.things[0]!.y);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { hangLetters, hangWords } from './layout.ts';
import { FIELD, FLOOR, PILLOWS } from './places.ts';
import { Bounce, goalAt, onLine, type Goal } from './rules.ts';

const STEP = 1000 / 60;
const SKY: Goal[] = [-400, -200, 0, 200, 400].map((dx, i) => ({
  x: FIELD.middle + dx,
  y: i % 2 ? 400 : 280,
  half: 80,
}));

function bouncing(goals: readonly Goal[] = SKY) {
  const heard = { landed: vi.fn<(offset: number) => void>(), shot: vi.fn<(isExact: boolean) => void>(), hit: vi.fn<(goal: Goal) => void>(), missed: vi.fn<() => void>() }; // prettier-ignore
  const bounce = new Bounce({ goals: () => goals, ...heard });
  bounce.span(goals);
  const pass = (ms: number) => {
    for (let i = 0; i < Math.round(ms / STEP); i++) bounce.step(STEP);
  };
  /** Passes until so many ms before the next landing. */
  const until = (ms: number) => {
    while (bounce.untilLanding > ms) bounce.step(STEP);
  };
  return { bounce, heard, pass, until };
}

describe('the blanket', () => {
  it('left alone, it throws Tik up and up on the same spot, and nothing is shot at', () => {
    const { bounce, heard, pass } = bouncing();
    pass(20_000);
    expect([bounce.spot.x, heard.shot.mock.calls.length, heard.missed.mock.calls.length]).toEqual([FIELD.middle, 0, 0]); // prettier-ignore
    expect(heard.landed.mock.calls.length).toBeGreaterThan(18);
  });

  it('caught at its side, he hops to that side', () => {
    const { bounce, heard, pass } = bouncing();
    bounce.carry(-60);
    pass(1017);
    expect(heard.landed).toHaveBeenCalledWith(60 / 125);
    expect(bounce.next).toBeGreaterThan(FIELD.middle + 60);
  });

  it('carried away, he comes down in the pillows and is thrown back onto it', () => {
    const { bounce, heard, pass } = bouncing();
    bounce.carry(-300);
    pass(1100);
    expect([heard.missed.mock.calls.length, bounce.leg]).toEqual([1, 'sink']);
    pass(250);
    expect(bounce.spot.y).toBeGreaterThan(FLOOR);
    expect(bounce.spot.y).toBeLessThanOrEqual(PILLOWS);
    pass(1500);
    expect([bounce.leg, heard.missed.mock.calls.length, heard.shot.mock.calls.length]).toEqual(['hop', 1, 0]);
  });

  it('is carried faster and faster, and stands still when the key is let go', () => {
    const { bounce, pass } = bouncing();
    bounce.steer = 1;
    pass(50);
    const first = bounce.x - FIELD.middle;
    pass(50);
    expect(bounce.x - FIELD.middle - first).toBeGreaterThan(first * 1.5);
    bounce.steer = 0;
    pass(300);
    const { x } = bounce;
    pass(300);
    expect(bounce.x).toBe(x);
  });
});

describe('a super bounce', () => {
  it.each(SKY.map((_, i) => i))(
    'goes to cloud %i when the carriers ran there and it is pressed as he lands',
    (i) => {
      const { bounce, heard, pass, until } = bouncing();
      bounce.tie(SKY[i]);
      until(20);
      expect([bounce.isThere, bounce.aim?.goal]).toEqual([true, SKY[i]]);
      bounce.press();
      pass(600);
      expect(heard.hit.mock.calls).toEqual([[SKY[i]]]);
      expect([bounce.leg, bounce.spot]).toEqual(['hang', { x: SKY[i]!.x, y: SKY[i]!.y }]);
    },
  );

  it.each([
    [-100, 1, true],
    [-250, 1, false],
    [-400, 0, false],
    [100, 1, true],
    [250, 1, false],
    [400, 0, false],
  ])('pressed %i ms from the landing: %i times, on the moment: %s', (from, times, isExact) => {
    const { bounce, heard, pass, until } = bouncing();
    until(Math.max(0.1, -from));
    if (from > 0) pass(from);
    bounce.press();
    pass(50);
    bounce.letGo();
    pass(450);
    expect(heard.shot.mock.calls).toEqual(Array.from({ length: times }, () => [isExact]));
  });

  it.each([
    [120, [[true]]],
    [240, [[true]]],
    [700, []],
  ])('told of %i ms later than it came is one of then', (ago, shots) => {
    const { bounce, heard, pass, until } = bouncing();
    until(0.1);
    pass(170);
    bounce.press(undefined, ago);
    bounce.letGo();
    pass(100);
    expect(heard.shot.mock.calls).toEqual(shots);
  });

  it('held on before he lands it shoots once, and is not one on the moment', () => {
    const { bounce, heard, pass, until } = bouncing([]);
    until(600);
    bounce.press();
    pass(4000);
    expect(heard.shot.mock.calls).toEqual([[false]]);
  });

  it('without a cloud at its end is only a high jump', () => {
    const { bounce, heard, pass, until } = bouncing([SKY[0]!]);
    until(50);
    bounce.press();
    bounce.letGo();
    pass(2500);
    expect([heard.shot.mock.calls.length, heard.hit.mock.calls.length, bounce.leg]).toEqual([1, 0, 'hop']);
  });

  it('meant for one cloud shoots at no other', () => {
    const { bounce, heard, pass, until } = bouncing();
    until(50);
    bounce.press(SKY[0]);
    pass(500);
    expect([heard.shot.mock.calls.length, heard.hit.mock.calls.length]).toEqual([0, 0]);
  });

  it('reaches the other end of the sky over a few hops', () => {
    const { bounce, heard, pass } = bouncing();
    bounce.carry(-100);
    pass(2000);
    bounce.isLed = true;
    bounce.tie(SKY[0]);
    pass(5000);
    expect(heard.hit.mock.calls).toEqual([[SKY[0]]]);
    bounce.drop(true);
    pass(800);
    expect(bounce.leg).toBe('drop');
    pass(300);
    expect(bounce.leg).toBe('hop');
  });
});

it('after a shot the carriers run under him by themselves, and he hops straight up', () => {
  const { bounce, heard, pass, until } = bouncing();
  bounce.carry(-110);
  until(20);
  bounce.press();
  bounce.letGo();
  pass(600);
  expect(bounce.leg).toBe('hang');
  bounce.drop();
  pass(6000);
  expect([heard.missed.mock.calls.length, bounce.x]).toEqual([0, FIELD.middle]);
});

it('led, it is under him wherever he comes down', () => {
  const { bounce, heard, pass } = bouncing();
  bounce.carry(110);
  bounce.isLed = true;
  pass(8000);
  expect([heard.missed.mock.calls.length, heard.shot.mock.calls.length]).toEqual([0, 0]);
});

it('bends up to what it ends at, and takes what is nearest', () => {
  const [from, to] = [{ x: 0, y: 600 }, { x: 300, y: 300 }]; // prettier-ignore
  expect([onLine(from, to, 0), onLine(from, to, 1)]).toEqual([from, to]);
  expect(onLine(from, to, 0.5).x / 300).toBeGreaterThan((600 - onLine(from, to, 0.5).y) / 300);
  expect([SKY[1]!.x + 79, SKY[1]!.x + 81].map((x) => goalAt(x, SKY.slice(0, 2)))).toEqual([
    SKY[1],
    undefined,
  ]);
});

it.each([2, 3, 4, 5])(
  'hangs %i clouds with words beside and over each other, with air between their lines',
  (count) => {
    for (const seed of ['a', 'b', 'c']) {
      const { spots, widest } = hangWords(count, createRng(seed));
      for (const [i, { x, y, half }] of spots.entries()) {
        expect(x - widest / 2).toBeGreaterThanOrEqual(40);
        expect(x + widest / 2).toBeLessThanOrEqual(1326);
        const [next, same] = [spots[i + 1], spots[i + 2]];
        if (next) expect([next.y === y, goalAt((x + next.x) / 2, spots)]).toEqual([false, undefined]);
        if (same) expect(same.x - x).toBeGreaterThan(widest);
        expect(half).toBeGreaterThan(60);
      }
    }
  },
);

it.each([3, 8, 14, 20])('hangs %i clouds with letters within view', (count) => {
  const { spots, widest } = hangLetters(count);
  expect(spots[0]!.x - widest / 2).toBeGreaterThanOrEqual(36);
  expect(spots.at(-1)!.x + widest / 2).toBeLessThanOrEqual(1330);
  expect(widest).toBeGreaterThan(100);
  for (let i = 1; i < count; i++) expect(spots[i]!.x - spots[i - 1]!.x).toBeGreaterThan(spots[i]!.half * 2);
});

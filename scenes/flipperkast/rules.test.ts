import { describe, expect, it } from 'vitest';
import { BALL, HAND, PIN, PINS, RULER, SIDES, WELL, type Side } from './places.ts';
import { draw, Flipper, isHit, isSunk, isSweet, lift, LIFTS_AFTER, nextLamp, offPin, offRubber, onRuler, reachAt, shoot, throwUp, type Motion } from './rules.ts'; // prettier-ignore

const STEP = 1000 / 60;
const GRAVITY = 800;

/** A ball that lies on a ruler at rest, so far along it. */
function ballOn({ side, pivot }: Flipper, along: number): Motion {
  const angle = (RULER.rest * Math.PI) / 180;
  const above = RULER.half + BALL;
  const inward = Math.cos(angle) * along + Math.sin(angle) * above;
  const down = Math.sin(angle) * along - Math.cos(angle) * above;
  return { x: pivot.x - side * inward, y: pivot.y + down, vx: 0, vy: 0 };
}

/** Flies on without anything in its way; how near it comes to the inkwell while the magnet reaches so far. */
function passes(ball: Motion, reach: number): boolean {
  let now = ball;
  for (let i = 0; i < 90; i++) {
    now = draw(now, reach);
    now = { ...now, x: now.x + now.vx / 60, y: now.y + now.vy / 60, vy: now.vy + GRAVITY / 60 };
    if (isSunk(now)) return true;
  }
  return false;
}

describe('a ruler', () => {
  it.each(SIDES)('swings up while it is held, and a tap is a whole swing: side %i', (side) => {
    const flipper = new Flipper(side);
    const rest = flipper.angle;
    flipper.press();
    flipper.letGo();
    for (let i = 0; i < 5; i++) flipper.step(STEP);
    expect(flipper.share).toBe(1);
    expect(Math.sin(flipper.angle)).toBeLessThan(Math.sin(rest));
    for (let i = 0; i < 20; i++) flipper.step(STEP);
    expect([flipper.share, flipper.angle]).toEqual([0, rest]);
  });

  it('takes along a ball that lies on it, and none that is far above or past its tip', () => {
    const flipper = new Flipper(-1);
    flipper.press();
    flipper.step(STEP);
    const ball = ballOn(flipper, 40);
    expect(isHit(flipper, ball)).toBe(true);
    expect(isHit(flipper, { ...ball, y: ball.y - 90 })).toBe(false);
    expect(isHit(flipper, ballOn(flipper, RULER.long + 40))).toBe(false);
  });

  it('shoots across from its pivot and back from its tip', () => {
    const flipper = new Flipper(-1);
    expect(shoot(flipper, ballOn(flipper, 6), 800).vx).toBeGreaterThan(300);
    expect(shoot(flipper, ballOn(flipper, RULER.long), 800).vx).toBeLessThan(-100);
  });

  it.each<[string, Side, number, number]>([
    ['slow, left', -1, 0.85, 112],
    ['slow, right', 1, 0.85, 112],
    ['fast, left', -1, 0.2, 82],
    ['fast, right', 1, 0.2, 82],
  ])(
    'plays the ball into the open inkwell from anywhere on its sweet spot: %s',
    (_name, side, help, reach) => {
      const flipper = new Flipper(side);
      for (let along = 6; along < RULER.long; along += 4) {
        const ball = ballOn(flipper, along);
        if (isSweet(flipper, ball))
          expect(passes(shoot(flipper, ball, 880, help), reach), `${along}`).toBe(true);
      }
      expect(isSweet(flipper, ballOn(flipper, RULER.long / 2))).toBe(true);
    },
  );
});

describe('the magnet', () => {
  it('leaves alone what is out of its reach, and grows until it reaches all over the table', () => {
    const far = { x: WELL.x + 240, y: WELL.y + 240, vx: 0, vy: 0 };
    expect(draw(far, reachAt(0, 100))).toEqual(far);
    expect(draw(far, reachAt(LIFTS_AFTER, 100)).vx).toBeLessThan(0);
  });

  it('has lifted a ball into the inkwell from the keeper within five seconds', () => {
    let ball: Motion = { ...HAND, vx: 0, vy: 0 };
    let ms = LIFTS_AFTER;
    for (; !isSunk(ball) && ms < 9000; ms += STEP) {
      const { vx, vy } = lift(ball);
      ball = { x: ball.x + vx / 60, y: ball.y + vy / 60, vx, vy };
    }
    expect(ms).toBeLessThan(5000);
  });
});

it.each(SIDES)('the keeper throws below the magnet, so that it comes down on a ruler: side %i', (side) => {
  const flipper = new Flipper(side);
  const far: number[] = [];
  for (const [high, wide] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    // prettier-ignore
    let ball = throwUp(HAND, GRAVITY, side, high, wide);
    do {
      ball = { ...ball, x: ball.x + ball.vx / 60, y: ball.y + ball.vy / 60, vy: ball.vy + GRAVITY / 60 };
      expect(Math.hypot(ball.x - WELL.x, ball.y - WELL.y)).toBeGreaterThan(112);
    } while (ball.y < RULER.y - 30 || ball.vy < 0);
    far.push(onRuler(flipper, ball, 0).along);
  }
  expect(Math.min(...far)).toBeGreaterThan(-30);
  expect(Math.max(...far)).toBeLessThan(RULER.long * 0.7);
});

describe('pins and rubbers', () => {
  it('a pin pushes away what touches it, and nothing else', () => {
    const [pin] = PINS as [(typeof PINS)[number]];
    const ball = { x: pin.x, y: pin.y - PIN - BALL, vx: 10, vy: 200 };
    expect(offPin(pin, ball, 400)).toMatchObject({ vx: 0, vy: -400 });
    expect(offPin(pin, { ...ball, y: ball.y - 9 }, 400)).toBeUndefined();
  });

  it('a rubber springs where it is hit, and lets roll what only rolls along it', () => {
    const [from, to] = [{ x: 438, y: 586 }, { x: 573, y: 682 }] as const; // prettier-ignore
    const above = { x: 505 + 9, y: 634 - 13, vx: 0, vy: 500 };
    const off = offRubber(from, to, above, 320)!;
    expect([off.vx > 0, off.vy < 0]).toEqual([true, true]);
    expect(offRubber(from, to, { ...above, vx: 100, vy: 71 }, 320)).toBeUndefined();
    expect(offRubber(from, to, { ...above, y: 500 }, 320)).toBeUndefined();
  });
});

it('a flipper lights the lamps of its own side by turns', () => {
  const all = [0, 1, 2, 3];
  expect([nextLamp(0, all, 1), nextLamp(1, all, 1), nextLamp(3, all, 1), nextLamp(3, all, -1)]).toEqual([
    1, 3, 1, 0,
  ]);
  expect([
    nextLamp(0, [0, 1], -1),
    nextLamp(0, [0, 2], 1),
    nextLamp(1, [0, 2], 1),
    nextLamp(0, [], 1),
  ]).toEqual([0, 0, 0, undefined]);
});

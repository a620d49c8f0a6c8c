import { describe, expect, it } from 'vitest';
import { AIR, floorAt, type Course, type Ease, type Touch } from './course.ts';
import { Flight } from './flight.ts';

const DT = 1 / 60;
const EASE: Ease = { speed: 640, thrust: 1500, winch: 460, damping: 2.2, gust: 0, isSure: false };
const COURSE: Course = {
  lifts: [
    { x: 400, top: 400 },
    { x: 520, top: 600 },
  ],
  decks: [{ x: 940, y: 598, half: 92 }],
  ground: [{ from: -200, to: 460, y: 464 }],
  water: 694,
  ease: EASE,
};
const start = (ease: Partial<Ease> = {}, course: Partial<Course> = {}) =>
  new Flight({ ...COURSE, ...course, ease: { ...EASE, ...ease } });

/** Flies until the rope comes upon something, or so long. */
function fly(flight: Flight, seconds: number): { touch: Touch | undefined; s: number } {
  for (let s = 0; s < seconds; s += DT) {
    const touch = flight.tick(DT);
    if (touch) return { touch, s };
  }
  return { touch: undefined, s: seconds };
}

describe('the helicopter', () => {
  it('comes softly to rest where it is let go, and hovers there', () => {
    const flight = start();
    flight.lean(1, 0);
    fly(flight, 0.5);
    flight.lean(0, 0);
    fly(flight, 2);
    const { x, y } = flight;
    fly(flight, 5);
    expect(Math.hypot(flight.x - x, flight.y - y)).toBeLessThan(2);
  });

  it('stays over rock and water, and in the sky', () => {
    const flight = start();
    for (const [side, lift] of [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      flight.lean(side, lift);
      for (let i = 0; i < 240; i++) {
        flight.tick(DT);
        expect(flight.x).toBeGreaterThanOrEqual(AIR.left);
        expect(flight.x).toBeLessThanOrEqual(AIR.right);
        expect(flight.y).toBeLessThan(floorAt(COURSE, flight.x) - AIR.clear / 2);
      }
    }
  });

  it('swings its rope when it brakes, and steadies it by hovering', () => {
    const flight = start();
    flight.lean(1, 0);
    fly(flight, 0.6);
    expect(flight.off).toBeGreaterThan(AIR.straight);
    flight.lean(0, 0);
    fly(flight, 2.5);
    expect(flight.isStraight).toBe(true);
  });

  it('swings longer where the rope is less damped, and hardly at all where it is stiff', () => {
    const offAfter = (ease: Partial<Ease>) => {
      const flight = start(ease);
      flight.lean(1, 0);
      let most = 0;
      for (let i = 0; i < 60; i++) {
        flight.tick(DT);
        most = Math.max(most, flight.off);
      }
      return most;
    };
    expect(offAfter({ isSure: true })).toBeLessThan(AIR.straight);
    expect(offAfter({ damping: 0.7 })).toBeGreaterThan(offAfter({ damping: 2.2 }));
  });

  it('stays about where it hovers in the wind', () => {
    const flight = start({ gust: 70 });
    flight.goTo(700, 300);
    fly(flight, 3);
    for (let i = 0; i < 600; i++) {
      flight.tick(DT);
      expect(Math.abs(flight.x - 700)).toBeLessThan(30);
    }
  });

  it('is the same flight with the same wishes', () => {
    const fates = [0, 1].map(() => {
      const flight = start({ gust: 50 });
      flight.run({ fetch: 0 });
      fly(flight, 4);
      flight.lean(1, -1);
      fly(flight, 0.7);
      return [flight.x, flight.y, flight.angle, flight.rope];
    });
    expect(fates[0]).toEqual(fates[1]);
  });
});

describe('the magnet', () => {
  it.each([0, 1])('fetches crate %i and brings it to the deck in good time', (fetch) => {
    const flight = start();
    flight.run({ fetch });
    const { touch, s } = fly(flight, 6);
    expect(touch).toEqual({ on: 'crate', crate: fetch });
    expect(s).toBeLessThan(2.2);
    flight.run({ bring: 0 });
    const down = fly(flight, 6);
    expect(down.touch).toMatchObject({ on: 'deck', crate: fetch, deck: 0 });
    expect(down.s).toBeLessThan(2.6);
    expect(flight.load).toBeUndefined();
  });

  it('is quick where many crates make one word', () => {
    const flight = start({ speed: 1050, thrust: 4600, winch: 1500 }, { level: 292 });
    flight.goTo(940, 292);
    fly(flight, 2);
    flight.run({ fetch: 1 });
    const { s } = fly(flight, 3);
    flight.run({ bring: 0 });
    expect(s + fly(flight, 3).s).toBeLessThan(2);
  });

  it('lowered by hand it takes what it meets, and slips on rock and water', () => {
    const flight = start();
    flight.goTo(400, 300);
    fly(flight, 3);
    flight.winch();
    expect(fly(flight, 2).touch).toEqual({ on: 'crate', crate: 0 });
    flight.drop();
    flight.close(0);
    fly(flight, 1);
    flight.winch();
    expect(fly(flight, 2).touch).toEqual({ on: 'ground' });
    flight.goTo(720, 300);
    fly(flight, 3);
    flight.winch();
    expect(fly(flight, 3).touch).toEqual({ on: 'water' });
  });

  it('puts a crate back where it stood, and nowhere else but on a deck', () => {
    const flight = start();
    flight.run({ fetch: 1 });
    fly(flight, 4);
    flight.goTo(720, 300);
    fly(flight, 2);
    flight.winch();
    expect(fly(flight, 3).touch).toEqual({ on: 'water' });
    expect(flight.load).toBe(1);
    flight.goTo(520, 340);
    fly(flight, 3);
    flight.winch();
    expect(fly(flight, 3).touch).toEqual({ on: 'home', crate: 1 });
    expect(flight.load).toBeUndefined();
  });

  it('set down at once it mostly hangs askew, after a moment of hovering it is upright', () => {
    const off = (waits: number) => {
      const flight = start({ damping: 1.2 });
      flight.run({ fetch: 0 });
      fly(flight, 4);
      flight.goTo(940, 360);
      fly(flight, 1.6 + waits);
      flight.run({ bring: 0 });
      const { touch } = fly(flight, 4);
      return touch?.on === 'deck' ? touch.off : Infinity;
    };
    expect(off(2)).toBeLessThan(AIR.straight);
    expect(off(2)).toBeLessThan(off(0));
  });
});

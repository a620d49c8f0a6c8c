import { describe, expect, it } from 'vitest';
import { AIR, type Course, type Pass } from './air.ts';
import { Flight } from './flight.ts';
import { layOut } from './layout.ts';

const DT = 1 / 60;
const sized = (widths: readonly number[], height = 76) => widths.map((width) => ({ width, height }));
const courseOf = (count: number, more: Partial<Course> = {}): Course => {
  const { x, rings, rest, top } = layOut(sized(Array<number>(count).fill(200)), 170);
  return { x, rings, rest, top, speed: 190, comes: 10, waits: false, ...more };
};

function at(course: Course): Flight {
  const flight = new Flight();
  flight.y = course.rest;
  flight.begin(course);
  return flight;
}

/** Flies until the gate, or so many seconds; `act` is told the time at each step. */
function fly(flight: Flight, act: (at: number) => void = () => {}, seconds = 20) {
  for (let i = 0; i < seconds * 60; i++) {
    act(i * DT);
    const pass: Pass | undefined = flight.tick(DT);
    if (pass) return { ...pass, at: i * DT };
  }
  return undefined;
}

describe.each([2, 3])('a flight at a gate of %i rings', (count) => {
  const course = courseOf(count);

  it('goes beside all where nobody steers, or only slips', () => {
    const pass = fly(at(course))!;
    expect(pass.ring).toBeUndefined();
    expect(pass.at).toBeGreaterThan(course.comes * 0.8);
    const flight = at(course);
    expect(fly(flight, (t) => flight.dive(t % 0.4 < 0.05))!.ring).toBeUndefined();
  });

  it.each(course.rings.map((_, i) => [i]))('aimed at ring %i is through it in 2.3 s, at every tempo', (i) => {
    for (const more of [
      {},
      { speed: 330, comes: 7 },
      { waits: true },
      { rings: course.rings.map((r) => ({ ...r!, half: Math.min(r!.half, 60) })) },
    ]) {
      const flight = at({ ...course, ...more });
      flight.aimAt(i);
      const pass = fly(flight)!;
      expect(pass.ring).toBe(i);
      expect(pass.at).toBeLessThan(2.3);
    }
  });

  it('dives through the lowest ring as long as it is held', () => {
    const flight = at(course);
    const pass = fly(flight, () => flight.dive(true))!;
    expect(pass).toMatchObject({ ring: count - 1 });
    expect(pass.at).toBeLessThan(3);
  });

  it('swings up through the highest ring when it is let go, and then spends what it won', () => {
    const flight = at(course);
    let fastest = 0;
    const pass = fly(flight, (t) => {
      flight.dive(t < 0.7);
      fastest = Math.max(fastest, flight.speed);
    })!;
    expect(pass.ring).toBe(0);
    expect(fastest).toBeGreaterThan(course.speed * 1.15);
    expect(flight.speed).toBeLessThan(course.speed * 0.95);
  });

  it('goes on beside it when the ring that was meant is out of play', () => {
    const flight = at(course);
    flight.close(count - 1);
    expect(fly(flight, () => flight.dive(true))!.ring).toBeUndefined();
  });
});

describe('a flight', () => {
  it('levels out in the middle of three when it is let go there', () => {
    const flight = at(courseOf(3));
    expect(fly(flight, (t) => flight.dive(t < 0.36))!.ring).toBe(1);
  });

  it('follows a finger, and rises by key', () => {
    const course = courseOf(2);
    const led = at(course);
    expect(fly(led, (t) => (t < 0.5 ? led.lead(370) : led.letGo()))!.ring).toBe(0);
    const risen = at(course);
    expect(fly(risen, (t) => risen.climb(t < 0.6))!.ring).toBe(0);
  });

  it('stays where it is when a key is only touched', () => {
    const flight = at(courseOf(3));
    fly(flight, () => flight.lead(520), 1);
    flight.letGo();
    fly(flight, (t) => flight.dive(t < 0.06), 0.6);
    expect(flight.y).toBeGreaterThan(480);
  });

  it('goes to another ring when one thinks better of it', () => {
    const flight = at(courseOf(2));
    flight.aimAt(0);
    const pass = fly(flight, (t) => t > 1.6 && flight.aimAt(1))!;
    expect(pass.ring).toBe(1);
  });

  it('waits in calm mode until somebody steers', () => {
    const flight = at(courseOf(2, { waits: true }));
    expect(fly(flight)).toBeUndefined();
    expect(flight.x).toBe(AIR.home);
    expect(fly(flight, () => flight.dive(true))!.ring).toBe(1);
  });

  it('does not take what was held before the gate was there for an answer', () => {
    const course = courseOf(2);
    const flight = new Flight();
    flight.dive(true);
    fly(flight, () => {}, 1);
    flight.begin(course);
    expect(fly(flight)!.ring).toBeUndefined();
  });

  it('is lifted by warm air, and faster for a while', () => {
    const flight = new Flight();
    flight.dive(true);
    fly(flight, () => {}, 1);
    const { y, speed } = flight;
    flight.warm();
    expect(flight.speed).toBeGreaterThan(speed);
    fly(flight, () => {}, 0.8);
    expect(flight.y).toBeLessThan(y - 150);
  });
});

describe('a gate', () => {
  it.each([2, 3])('of %i keeps its rings apart and its cards in view, however long the words', (count) => {
    for (const width of [120, 260, 420, 500])
      for (const [height, wide] of [
        [76, 170],
        [150, 120],
      ] as const) {
        const laid = layOut(sized(Array<number>(count).fill(width), height), wide);
        for (const [i, { x, y, scale }] of laid.cards.entries()) {
          expect(x + (width * scale) / 2).toBeLessThan(1320);
          const above = laid.cards[i - 1];
          if (above) expect(y - above.y - height * scale).toBeGreaterThanOrEqual(14);
        }
        for (const [i, ring] of laid.rings.entries()) {
          expect(Math.abs(ring.y - laid.rest)).toBeGreaterThan(ring.half * 0.8);
          if (i > 0) expect(ring.y - laid.rings[i - 1]!.y).toBeGreaterThan(2 * ring.half);
        }
        expect(laid.x - AIR.home).toBeGreaterThan(370);
      }
  });
});

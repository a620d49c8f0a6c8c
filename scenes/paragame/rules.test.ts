import { describe, expect, it, test } from 'vitest';
import { AIR, Flight, windsOf, type Course, type Touch } from './flight.ts';
import { gapsOf, layOut } from './layout.ts';

const DT = 1 / 60;
const CIRCLES = [223, 453, 683, 913, 1143];
const course: Course = { circles: CIRCLES, wind: [0], sink: 60, least: 0, waits: false, exact: false };

/** Flies until it touches down, or so many seconds; what was done at each step. */
function fly(
  flight: Flight,
  act: (at: number) => void = () => {},
  seconds = 20,
): (Touch & { at: number }) | undefined {
  for (let i = 0; i < seconds * 60; i++) {
    act(i * DT);
    const touch = flight.tick(DT);
    if (touch) return { ...touch, at: i * DT };
  }
  return undefined;
}

function over(x: number, more: Partial<Course> = {}): Flight {
  const flight = new Flight();
  flight.begin({ ...course, ...more });
  flight.put(x, AIR.basket, 'basket');
  return flight;
}

describe('a flight', () => {
  it('does not begin by itself', () => {
    const flight = over(568);
    expect(fly(flight)).toBeUndefined();
    expect(flight.state).toBe('basket');
  });

  it.each(CIRCLES.map((x, i) => [i, x]))(
    'steered for circle %i lands on it in four seconds, in any wind',
    (i, x) => {
      for (const wind of [[0], [45], [-92, 80], [92, -92, 92], [-92, 92, -92]])
        for (const from of [568, 798]) {
          const flight = over(from, { wind, sink: 78 });
          flight.aim(x);
          const touch = fly(flight)!;
          expect(touch.circle).toBe(i);
          expect(touch.at).toBeLessThan(4);
          if (wind.length === 1 && wind[0]) expect(Math.abs(touch.off)).toBeGreaterThan(AIR.middle);
        }
    },
  );

  it('is led to the middle by who steers against the wind', () => {
    const flight = over(568, { wind: [92] });
    const touch = fly(flight, () => flight.lean(flight.x + flight.vx * 0.2 < 453 ? 1 : -1))!;
    expect(touch.circle).toBe(1);
    expect(Math.abs(touch.off)).toBeLessThan(AIR.middle);
  });

  it('is carried off by the wind, and is no answer where nobody steered', () => {
    const still = over(568);
    still.jump();
    expect(fly(still)).toMatchObject({ circle: undefined });
    expect(still.x).toBeCloseTo(568);
    const blown = over(568, { wind: [60] });
    blown.jump();
    expect(fly(blown)!.circle).toBeUndefined();
    expect(blown.x).toBeGreaterThan(683);
  });

  it('is over a circle for a moment before that takes it', () => {
    const flight = over(568, { sink: 200 });
    flight.jump();
    // At the last moment it slips in over the edge.
    const touch = fly(flight, () => flight.h < 40 && flight.lean(1))!;
    expect(touch.circle).toBeUndefined();
  });

  it('leaves time to read, unless one dives', () => {
    const long = over(568, { least: 8 });
    long.aim(683);
    expect(fly(long)!.at).toBeGreaterThan(7.9);
    const short = over(568, { least: 8 });
    short.aim(683);
    short.dives = true;
    expect(fly(short)!.at).toBeLessThan(3);
  });

  it('is longer with the brake', () => {
    const plain = over(568);
    plain.jump();
    const braked = over(568);
    braked.jump();
    braked.brakes = true;
    expect(fly(braked)!.at).toBeGreaterThan(fly(plain)!.at * 1.8);
  });

  it('goes on after the straw where one asks for it', () => {
    const flight = over(568);
    flight.jump();
    fly(flight);
    flight.spring();
    expect(fly(flight, undefined, 3)).toBeUndefined();
    expect(flight).toMatchObject({ state: 'hover', h: AIR.opens });
    flight.aim(453);
    expect(fly(flight)).toMatchObject({ circle: 1 });
  });

  it('lands on nothing that is out of play', () => {
    const flight = over(568);
    flight.close(1);
    flight.aim(453);
    expect(fly(flight)!.circle).toBeUndefined();
  });

  it('only moves while it is asked where that is calm', () => {
    const flight = over(568, { waits: true, exact: true });
    flight.lean(1);
    for (let i = 0; i < 60; i++) flight.tick(DT);
    flight.lean(0);
    for (let i = 0; i < 60; i++) flight.tick(DT);
    const { x, h } = flight;
    expect(fly(flight)).toBeUndefined();
    expect([flight.x, flight.h]).toEqual([x, h]);
    flight.aim(913);
    const touch = fly(flight)!;
    expect(touch.circle).toBe(3);
    expect(Math.abs(touch.off)).toBeLessThan(AIR.middle);
  });
});

test('layers blow one against the other', () => {
  expect(windsOf(80, 0.2, [1, 1, 1])).toEqual([80, -80, 80]);
  expect(windsOf(80, 0.7, [0])).toEqual([-60]);
});

const size = (width: number, height = 76) => ({ width, height });

describe('cards', () => {
  it.each([
    [[160, 200]],
    [[160, 160, 160]],
    [[150, 180, 160, 190, 206]],
    [[420, 420, 420, 420, 420]],
    [[470, 130, 470, 130, 470]],
    [[330, 390, 420, 300]],
  ])('lie apart below their circles: %o', (widths) => {
    const { circles, things } = layOut(widths.map((width) => size(width)));
    const rects = things.map(({ x, y, scale }, i) => ({ x, y, w: widths[i]! * scale, h: 76 * scale }));
    rects.forEach((a, i) => {
      expect(a.x - a.w / 2).toBeGreaterThanOrEqual(45.9);
      expect(a.x + a.w / 2).toBeLessThanOrEqual(1320.1);
      expect(things[i]!.scale).toBeGreaterThan(0.85);
      for (const b of rects.slice(i + 1))
        expect(
          Math.abs(a.x - b.x) >= (a.w + b.w) / 2 + 14 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 + 12,
        ).toBe(true);
    });
    for (const [i, x] of circles.slice(1).entries()) expect(x - circles[i]!).toBeGreaterThanOrEqual(230);
  });

  it.each([
    [[200, 290], size(560)],
    [[200, 200], size(150, 148)],
    [[180, 180, 200], size(300)],
    [[180, 180, 200, 230], size(420)],
    [[250, 250, 250, 250], size(420)],
    [[180, 180, 200, 230], size(150, 148)],
  ])('leave room for the word in the middle: %o', (widths, card) => {
    const laid = layOut(
      widths.map((width) => size(width, 84)),
      card,
    );
    const all = [
      ...laid.things.map((place, i) => ({ ...place, w: widths[i]! * place.scale, h: 84 * place.scale })),
      { ...laid.card!, w: card.width * laid.card!.scale, h: card.height * laid.card!.scale },
    ];
    all.forEach((a, i) => {
      expect(a.y - a.h / 2).toBeGreaterThan(594);
      expect(a.y + a.h / 2).toBeLessThan(762);
      for (const b of all.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= (a.w + b.w) / 2 + 10 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2).toBe(
          true,
        );
    });
    expect(laid.circles[0]).toBeGreaterThan(43 + AIR.circle);
  });
});

test('the basket hangs over straw', () => {
  for (const count of [2, 3, 4, 5]) {
    const { circles } = layOut(Array.from({ length: count }, () => size(150)));
    const gaps = gapsOf(circles);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps)
      for (const x of circles) expect(Math.abs(gap - x)).toBeGreaterThan(AIR.circle + 25);
  }
});

import { describe, expect, it } from 'vitest';
import {
  bridgeSpots,
  Flight,
  gapThrough,
  hangMs,
  isStroke,
  roomBetween,
  strikes,
  swing,
  throughPole,
} from './rules.ts';

const down = (x: number, to = x) => [
  { x, y: 250 },
  { x: (x + to) / 2, y: 390 },
  { x: to, y: 520 },
];
const pole = { x: 683, y: 385, angle: 0, half: 42 };

describe('a flight', () => {
  it('goes up, hangs, falls and is thrown again', () => {
    const flight = new Flight(1000);
    flight.throw(0);
    const seen: string[] = [];
    for (let now = 0; now < 2700; now += 10) {
      flight.step(now);
      if (seen.at(-1) !== flight.phase) seen.push(flight.phase);
    }
    expect(seen).toEqual(['up', 'hang', 'fall', 'away', 'up']);
    expect(flight.falls).toBe(1);
  });

  it('stays up longer for who is busy, and as long as it is pinned', () => {
    const flight = new Flight(1000);
    flight.throw(0);
    flight.step(430);
    flight.hold(1300);
    flight.step(3400);
    expect(flight.phase).toBe('hang');
    flight.pin();
    flight.step(9000);
    expect(flight.phase).toBe('hang');
    flight.drop(9000);
    expect([flight.phase, flight.falls]).toEqual(['fall', 0]);
  });

  it('never falls in calm mode', () => {
    const flight = new Flight(Infinity);
    flight.throw(0);
    flight.step(430);
    flight.step(1e9);
    expect([flight.phase, flight.share(1e9)]).toEqual(['hang', 0]);
  });

  it('hangs shorter as tempo rises, and never shorter than reading takes', () => {
    expect([hangMs(0, 2000), hangMs(1, 2000), hangMs(1, 4200)]).toEqual([6000, 3000, 4200]);
  });
});

describe('a stroke', () => {
  it('is longer than a touch', () => {
    expect(isStroke([{ x: 0, y: 0 }])).toBe(false);
    expect(isStroke(down(5).map(({ x }) => ({ x, y: 0 })))).toBe(false);
    expect(isStroke(down(5))).toBe(true);
  });

  it('goes through a pole only when it comes out on the other side', () => {
    expect(throughPole(down(700), pole)).toBeCloseTo(17);
    expect(throughPole([...down(700)].reverse(), pole)).toBeCloseTo(17);
    expect(throughPole(down(700).slice(0, 2), pole)).toBeUndefined();
    expect(
      throughPole(
        [
          { x: 600, y: 300 },
          { x: 800, y: 300 },
        ],
        pole,
      ),
    ).toBeUndefined();
    expect(throughPole([...down(700), { x: 700, y: 250 }], pole)).toBeUndefined();
  });

  it('is seen along a pole that hangs askew', () => {
    const at = throughPole(down(883), { ...pole, angle: 4 })!;
    expect(at).toBeGreaterThan(190);
    expect(at).toBeLessThan(215);
  });

  it('cuts in a gap, and bounces off a segment', () => {
    expect(gapThrough(0, 4, 60, false)).toBe(2);
    expect(gapThrough(60 + 20, 4, 60, false)).toBe(3);
    expect(gapThrough(30, 4, 60, false)).toBeUndefined();
    expect(gapThrough(119, 4, 60, false)).toBeUndefined();
    expect(gapThrough(30, 4, 60, true)).toBe(3);
    expect(gapThrough(119, 4, 60, true)).toBe(3);
    expect(gapThrough(400, 4, 60, true)).toBeUndefined();
  });

  it('slices what it goes clean through, and only hits what it stays in', () => {
    const boxes = [300, 683].map((x) => ({ x, y: 390, width: 160, height: 120 }));
    expect(strikes(down(690), boxes)).toBe('through');
    expect(strikes(down(690).slice(0, 2), boxes)).toBe('into');
    expect(strikes(down(500), boxes)).toBeUndefined();
  });
});

it('rubber swings less and less, and ends where it was', () => {
  expect(swing(0)).toBe(1);
  expect(swing(1)).toBeCloseTo(0);
  expect(Math.abs(swing(0.8))).toBeLessThan(Math.abs(swing(0.2)));
});

it('parts of the longest word stay in view', () => {
  expect(roomBetween(748, 5) * 4 + 748).toBeLessThanOrEqual(1180);
  expect(roomBetween(240, 1)).toBe(0);
});

it('a bridge is an arch with its middle highest', () => {
  const spots = bridgeSpots(9);
  expect(Math.min(...spots.map(({ y }) => y))).toBe(spots[4]!.y);
  expect(spots[0]!.turn).toBeCloseTo(-spots[8]!.turn);
});

import { describe, expect, it, test } from 'vitest';
import {
  ARC,
  bow,
  isGolden,
  isInArc,
  LEFT,
  readMs,
  Ride,
  roundFor,
  seenAt,
  SPEED,
  speedFor,
} from './rules.ts';

describe('the street', () => {
  it.each([[[140, 120]], [[360, 300, 200, 340, 350]], [[940, 900, 700]], [[180, 180, 180, 180]]])(
    'has room for signs of %j, and is longer than any window',
    (widths) => {
      const { pitch, slots, length, first } = roundFor(widths);
      expect(pitch).toBeGreaterThan(Math.max(...widths) + 20);
      expect(slots).toBeGreaterThanOrEqual(widths.length);
      expect(length).toBeGreaterThanOrEqual(2100);
      expect(first).toBeGreaterThan(ARC.middle);
      expect(first - Math.max(...widths) / 2).toBeGreaterThan(43);
    },
  );

  it('shows two signs at once as an exercise begins, unless they are sentences', () => {
    const { pitch, first } = roundFor([360, 360, 360]);
    expect(first + pitch + 180).toBeLessThanOrEqual(1310);
  });

  it('is a round: what is past comes again, what has not come yet does not', () => {
    expect(seenAt(700, 0, 2100)).toBe(700);
    expect(seenAt(700, 900, 2100)).toBe(-200);
    expect(seenAt(700, 1000, 2100)).toBe(1800);
    expect(seenAt(700, 700 + 5 * 2100 - 100, 2100)).toBe(100);
    expect(seenAt(4000, 0, 2100)).toBe(4000);
    for (let far = 0; far < 9000; far += 70) expect(seenAt(700, far, 2100)).toBeGreaterThanOrEqual(LEFT);
  });
});

describe('the ride', () => {
  const wish = { usual: 110, hold: 0, goal: undefined, stop: undefined, next: 700, isUnread: false } as const;

  it('goes at its own pace, harder, or not at all', () => {
    expect(speedFor(wish)).toBe(110);
    expect(speedFor({ ...wish, hold: 1 })).toBeGreaterThan(220);
    expect(speedFor({ ...wish, hold: -1 })).toBe(0);
  });

  it('hurries where nothing is near, and hardly moves where something was not read yet', () => {
    expect(speedFor({ ...wish, next: 1500 })).toBe(SPEED.hurry);
    expect(speedFor({ ...wish, next: undefined })).toBe(SPEED.hurry);
    expect(speedFor({ ...wish, isUnread: true })).toBeLessThan(60);
    expect(speedFor({ ...wish, isUnread: true, next: ARC.middle - 5 })).toBe(0);
  });

  it('sprints to a box that was pointed out, round the corner too, and never past it', () => {
    expect(speedFor({ ...wish, goal: 1200 })).toBe(SPEED.sprint);
    expect(speedFor({ ...wish, goal: 200 })).toBe(SPEED.sprint);
    const ride = new Ride();
    const x = () => seenAt(1200, ride.far, 2100);
    for (let i = 0; i < 600; i++) ride.step(1000 / 60, speedFor({ ...wish, goal: x() }));
    expect(isInArc(x())).toBe(true);
    expect(ride.speed).toBe(0);
  });

  it('stands still with the box in the middle of the arc', () => {
    const ride = new Ride();
    const x = () => seenAt(900, ride.far, 2100);
    for (let i = 0; i < 600; i++) ride.step(1000 / 60, speedFor({ ...wish, stop: x() }));
    expect(Math.abs(x() - ARC.middle)).toBeLessThan(6);
    expect(isGolden(x())).toBe(true);
    expect(ride.speed).toBe(0);
  });

  it('is in the arc long enough to be hit at full tempo, and in its golden part long enough to be aimed at', () => {
    expect((ARC.to - ARC.from) / SPEED.usual[1]).toBeGreaterThan(1.2);
    expect((2 * ARC.gold) / SPEED.usual[1]).toBeGreaterThan(0.4);
  });
});

test('a letter flies in a bow from hand to box', () => {
  const [from, to] = [
    { x: 0, y: 100 },
    { x: 200, y: 0 },
  ];
  expect(bow(from, to, 0, 80)).toEqual(from);
  expect(bow(from, to, 1, 80)).toEqual(to);
  expect(bow(from, to, 0.5, 80).y).toBeLessThan(0);
});

test('a sign takes as long to read as the book says', () => {
  expect(readMs(0, 0)).toBe(1000);
  expect(readMs(10, 0)).toBe(3240);
  expect(readMs(10, 1)).toBe(2120);
});

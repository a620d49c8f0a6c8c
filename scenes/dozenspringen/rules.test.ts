import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { BOX, CRATE, PALLET, ROW } from './places.ts';
import { Charge, isMiddle, landingAt, layOutChoices, layOutLetters, layOutWord, leapMs, onArc, type Stop } from './rules.ts'; // prettier-ignore

const STEP = 1000 / 60;
const boxes: Stop[] = [0, 1, 2, 3, 4, 5].map((i) => ({ x: 100 + i * 80, y: 400, half: 40 }));

function held(charge: Charge<Stop>, ms: number) {
  charge.press();
  for (let i = 0; i < Math.round(ms / STEP); i++) charge.step(STEP);
}

function facing(way: -1 | 1, at = 0, speed = 400) {
  const charge = new Charge<Stop>(speed);
  expect(charge.face(way, boxes[at]!.x, boxes)).toBe(true);
  return charge;
}

describe('the charge of a leap', () => {
  it('grows evenly as long as it is held', () => {
    const charge = facing(1);
    const reached = [300, 500, 700, 900].map((ms) => {
      held(charge, ms);
      return charge.x!;
    });
    for (let i = 1; i < reached.length; i++) expect(reached[i]! - reached[i - 1]!).toBeCloseTo(80, 0);
  });

  it('comes back from the farthest: to hold too long is no slip', () => {
    const charge = facing(1);
    const seen = [];
    for (let ms = 200; ms < 3000; ms += 100) {
      held(charge, ms);
      seen.push(boxes.indexOf(charge.target!));
    }
    expect(Math.max(...seen)).toBe(5);
    expect(seen.indexOf(5)).toBeLessThan(seen.lastIndexOf(1));
    expect(seen).not.toContain(-1);
  });

  it.each([1, 2, 3, 4, 5])('lands in the middle of box %i when it was held as long as it says', (at) => {
    for (const aimed of [0, 2]) {
      const charge = facing(1);
      charge.aim(boxes[1 + aimed]!);
      held(charge, charge.holdFor(boxes[at]!, boxes[0]!.x, boxes));
      expect(charge.target).toBe(boxes[at]);
      expect(isMiddle(charge.x!, boxes[at]!)).toBe(true);
    }
  });

  it('is no leap when it is pressed shortly, and aims at the nearest and then farther, and round again', () => {
    const charge = facing(1, 2);
    const aims = [0, 1, 2, 3].map(() => {
      held(charge, 60);
      expect(charge.letGo()).toBe(false);
      return charge.target;
    });
    expect(aims).toEqual([boxes[3], boxes[4], boxes[5], boxes[3]]);
    held(charge, 170);
    expect([charge.target, charge.letGo()]).toEqual([boxes[3], true]);
  });

  it('forgets where it was aimed when one turns round', () => {
    const charge = facing(1, 2);
    charge.aim(boxes[4]!);
    charge.face(-1, boxes[2]!.x, boxes);
    expect(charge.isAimed).toBe(false);
    held(charge, 170);
    expect(charge.target).toBe(boxes[1]);
  });

  it('charges nothing where nothing lies', () => {
    const charge = new Charge<Stop>(400);
    expect(charge.face(1, boxes[5]!.x, boxes)).toBe(false);
    charge.press();
    expect([charge.isHeld, charge.target, charge.x]).toEqual([false, undefined, undefined]);
  });
});

it('lands on what is nearest, and between two in the foam', () => {
  const two = [100, 200].map((x): Stop => ({ x, y: 0, half: x === 100 ? 30 : 80 }));
  expect([60, 80, 125, 160, 285].map((x) => two.indexOf(landingAt(x, two)!))).toEqual([-1, 0, 0, 1, -1]);
});

it('leaps higher and longer the farther it is, and never behind what is asked', () => {
  const [from, near, far] = [{ x: 0, y: 400 }, { x: 80, y: 400 }, { x: 900, y: 300 }]; // prettier-ignore
  expect(leapMs(from!, far!)).toBeGreaterThan(leapMs(from!, near!));
  expect(onArc(from!, far!, 0.5).y).toBeLessThan(onArc(from!, near!, 0.5).y);
  expect(onArc({ x: 0, y: 250 }, far!, 0.3).y).toBeGreaterThanOrEqual(236);
  expect([onArc(from!, far!, 0), onArc(from!, far!, 1)]).toEqual([from, far]);
});

it.each([2, 5, 9, 13, 17])('lays a word of %i letters and its pallet within view, side by side', (count) => {
  const { xs, widths, pallet } = layOutWord(count);
  expect(xs[0]! - widths[0]! / 2).toBeGreaterThanOrEqual(ROW.left - 0.1);
  expect(pallet + PALLET.wide / 2).toBeLessThanOrEqual(ROW.right + 0.1);
  for (let i = 1; i < count; i++) expect(xs[i]! - xs[i - 1]!).toBeCloseTo(widths[i]!);
  expect(widths[0]).toBeGreaterThanOrEqual(64);
});

it.each([3, 8, 14, 19])('lays %i loose letters behind the crate and within view', (count) => {
  const letters = Array.from({ length: count }, (_, i) => (i % 5 === 0 ? 72 : 30));
  const { xs, widths, start } = layOutLetters(letters);
  expect(start.x - CRATE.wide / 2).toBeGreaterThanOrEqual(ROW.left - 0.1);
  expect(xs[0]! - widths[0]! / 2).toBeGreaterThan(start.x + CRATE.wide / 2);
  expect(xs.at(-1)! + widths.at(-1)! / 2).toBeLessThanOrEqual(ROW.right + 0.1);
  for (let i = 1; i < count; i++) expect(xs[i]! - xs[i - 1]!).toBeCloseTo((widths[i]! + widths[i - 1]!) / 2);
  if (count < 9) expect(Math.min(...widths)).toBe(BOX.wide);
});

it.each([2, 3, 4, 5])('has room for %i boxes with words, and foam between them', (count) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { spots, widest } = layOutChoices(count, createRng(seed));
    for (const [i, spot] of spots.entries()) {
      expect(spot.x - widest / 2).toBeGreaterThan(20);
      expect(spot.x + widest / 2).toBeLessThan(1346);
      const next = spots[i + 1];
      if (!next) continue;
      expect(next.y).not.toBe(spot.y);
      expect(landingAt((spot.x + next.x) / 2, spots)).toBeUndefined();
      const same = spots[i + 2];
      if (same) expect(same.x - spot.x).toBeGreaterThan(widest);
    }
  }
});

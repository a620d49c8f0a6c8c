import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { LEAVES, START } from './places.ts';
import {
  ALARM,
  BESIDE,
  Ear,
  far,
  gaitTo,
  GAITS,
  hopFrom,
  leavesFor,
  REACH,
  ringAt,
  twigsFor,
  Walker,
  type Gait,
} from './rules.ts';

const FIELD = { left: 0, top: 0, right: 2000, bottom: 2000 };
const STEP = 1000 / 60;
/** Ears at tempo 0 and 1. */
const DULL = () => new Ear(1, 1000);
const SHARP = () => new Ear(1.35, 650);

/** Goes straight up to a bug at a gait, until the net reaches it; whether it hopped away before, and what it has heard. */
function approach(gait: Gait, ear: Ear, { from = 500, stopAt = 0 } = {}) {
  const walker = new Walker({ x: 0, y: 100 });
  const bug = { x: from, y: 100 };
  walker.go({ x: from - BESIDE, y: 100 }, gait);
  for (let i = 0; i < 1200; i++) {
    walker.step(STEP, FIELD);
    if (far(walker, bug) <= stopAt) walker.stop();
    if (ear.step(STEP, walker.ring, far(walker, bug))) return { hopped: true, heard: 1 };
    if (far(walker, bug) <= REACH) return { hopped: false, heard: ear.level };
  }
  return { hopped: false, heard: ear.level };
}

describe('sneaking up', () => {
  it('on tiptoe is never heard, not even by the best ears', () => {
    for (const ear of [DULL(), SHARP()]) {
      expect(approach('tiptoe', ear)).toEqual({ hopped: false, heard: 0 });
      expect(ear.wasAlarmed).toBe(false);
    }
    expect(GAITS.tiptoe.ring * 1.35).toBeLessThan(REACH);
  });

  it('at a walk is just fast enough for dull ears, and too loud for sharp ones', () => {
    const slow = approach('walk', DULL());
    expect(slow.hopped).toBe(false);
    expect(slow.heard).toBeGreaterThan(0.2);
    expect(approach('walk', SHARP()).hopped).toBe(true);
  });

  it('at a run drives any bug away', () => {
    expect(approach('run', DULL()).hopped).toBe(true);
    expect(approach('run', SHARP()).hopped).toBe(true);
  });

  it('is saved by standing still in time: what was heard is forgotten', () => {
    const ear = DULL();
    expect(approach('run', ear, { stopAt: 240 }).hopped).toBe(false);
    expect(ear.level).toBe(0);
  });

  it('is over a twig as loud as a walk', () => {
    const walker = new Walker({ x: 0, y: 0 });
    walker.lead({ x: 1, y: 0 }, 'tiptoe');
    for (let i = 0; i < 60; i++) walker.step(STEP, FIELD);
    expect(walker.ring).toBe(GAITS.tiptoe.ring);
    walker.crack();
    expect(walker.ring).toBeGreaterThan(GAITS.walk.ring);
    for (let i = 0; i < 60; i++) walker.step(STEP, FIELD);
    expect(walker.ring).toBe(GAITS.tiptoe.ring);
  });
});

describe('an ear', () => {
  it('alarms before it hops, and hops twice at most', () => {
    const ear = DULL();
    let hops = 0;
    for (let i = 0; i < 600; i++) {
      const { level } = ear;
      if (!ear.step(STEP, 300, 100)) continue;
      expect(level).toBeGreaterThan(ALARM);
      hops++;
    }
    expect(hops).toBe(2);
    expect(ear.isTired).toBe(true);
    expect(ear.level).toBeLessThan(ALARM);
  });
});

describe('a walker', () => {
  it('goes faster the farther away the finger is', () => {
    expect([60, 200, 500].map(gaitTo)).toEqual(['tiptoe', 'walk', 'run']);
  });

  it('is heard farther the faster it goes, without a jump', () => {
    for (let speed = 0; speed < 450; speed += 5) {
      expect(ringAt(speed + 5)).toBeGreaterThanOrEqual(ringAt(speed));
      expect(ringAt(speed + 5) - ringAt(speed)).toBeLessThan(10);
    }
  });

  it.each(['tiptoe', 'dash'] as const)(
    'that goes somewhere by itself stops there at a %s, never past it',
    (gait) => {
      const walker = new Walker({ x: 100, y: 100 });
      walker.go({ x: 600, y: 100 }, gait);
      for (let i = 0; i < 400; i++) walker.step(STEP, FIELD);
      expect(walker.isGoing).toBe(false);
      expect(Math.abs(walker.x - 600)).toBeLessThan(6);
    },
  );

  it('stands still within a tenth of a second, and never leaves the garden', () => {
    const walker = new Walker({ x: 100, y: 100 });
    walker.lead({ x: -1, y: -1 }, 'run');
    for (let i = 0; i < 120; i++) walker.step(STEP, FIELD);
    expect(walker).toMatchObject({ x: 0, y: 0 });
    walker.lead({ x: 1, y: 0 }, 'walk');
    for (let i = 0; i < 60; i++) walker.step(STEP, FIELD);
    walker.stop();
    for (let i = 0; i < 8; i++) walker.step(STEP, FIELD);
    expect(walker.ring).toBe(0);
  });
});

describe('the leaves', () => {
  it('lie all around the place where an exercise begins, none in reach and none far off', () => {
    for (const leaf of LEAVES) {
      expect(far(START, leaf)).toBeGreaterThan(REACH * 1.5);
      expect(far(START, leaf)).toBeLessThan(520);
    }
  });

  it.each([2, 3, 4, 5])('are taken on both sides of the garden by %i bugs, each by one', (count) => {
    for (let seed = 0; seed < 40; seed++) {
      const sits = leavesFor(count, LEAVES, createRng(`${seed}`));
      expect(new Set(sits).size).toBe(count);
      const xs = sits.map((i) => LEAVES[i]!.x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(350);
    }
  });

  it('have room for one that hops: a free one, away from whom it heard', () => {
    const taken = [0, 1, 2, 3, 4];
    for (const at of taken) {
      const to = hopFrom(at, taken, LEAVES, LEAVES[at]!)!;
      expect(taken).not.toContain(to);
      expect(far(LEAVES[at]!, LEAVES[to]!)).toBeGreaterThan(REACH * 2);
    }
    expect(hopFrom(0, [0, 1], LEAVES.slice(0, 2), LEAVES[0]!)).toBeUndefined();
  });

  it('have twigs on the ways to them, never where one stands beside a bug', () => {
    const bugs = [LEAVES[0]!, LEAVES[5]!];
    let lies = 0;
    for (let seed = 0; seed < 40; seed++) {
      const twigs = twigsFor(4, LEAVES[7]!, [...bugs, ...LEAVES], bugs, createRng(`${seed}`));
      lies += twigs.length;
      for (const bug of bugs) for (const twig of twigs) expect(far(bug, twig)).toBeGreaterThan(BESIDE + 38);
    }
    expect(lies).toBeGreaterThan(100);
  });
});

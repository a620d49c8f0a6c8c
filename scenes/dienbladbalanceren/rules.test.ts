import { describe, expect, it } from 'vitest';
import {
  askedOf,
  Balance,
  countedBefore,
  HOP,
  outermost,
  placeIn,
  strideAt,
  TILT,
  torqueOf,
  zoneArm,
} from './rules.ts';

const STEP = 1000 / 60;
const WALK_MS = 5000;
/** How soon a tray comes to rest at tempo 0 and at tempo 1. */
const EASY = 2.4;
const HARD = 1.2;

interface Walk {
  torque: number;
  damping?: number;
  /** What the player leans, seeing the tray as it was 250 ms ago. */
  lean?(angle: number): number;
}

/** How often a glass would jump on one walk. */
function hops({ torque, damping = EASY, lean = () => 0 }: Walk): number {
  const balance = new Balance();
  const seen: number[] = Array.from({ length: 15 }, () => 0);
  let count = 0;
  for (let ms = 0; ms < WALK_MS; ms += STEP) {
    seen.push(balance.angle);
    balance.step(STEP, { torque, damping, lean: lean(seen.shift()!) });
    if (!balance.isLost) continue;
    count++;
    balance.spring();
  }
  return count;
}

/** Who leans to the high side as soon as it is seen to tilt. */
const against = (angle: number) => (Math.abs(angle) < 2 ? 0 : -Math.sign(angle));

describe('a tray that is carried', () => {
  it('stays level when it is laden evenly', () => {
    expect(hops({ torque: 0 })).toBe(0);
  });

  it.each([0.5, 1, 2, 3])('loses a glass to a torque of %f when nobody leans', (torque) => {
    expect(hops({ torque })).toBeGreaterThan(0);
    expect(hops({ torque: -torque })).toBeGreaterThan(0);
  });

  it.each([0.5, 1, 2, 3])(
    'loses none to a torque of %f when one leans against it, however slowly',
    (torque) => {
      expect(hops({ torque, lean: against })).toBe(0);
      expect(hops({ torque: -torque, damping: HARD, lean: against })).toBe(0);
    },
  );

  it('loses one when one leans along', () => {
    expect(hops({ torque: 0.5, lean: (angle) => -against(angle) })).toBeGreaterThan(0);
  });

  it('never tilts further than it can', () => {
    const balance = new Balance();
    for (let i = 0; i < 400; i++) balance.step(STEP, { torque: 4, lean: 1, damping: HARD });
    expect(balance.angle).toBe(TILT.most);
  });

  it('is lost only after a while, and not when it comes back in time', () => {
    const balance = new Balance();
    const tilt = (ms: number) => {
      for (let at = 0; at < ms; at += STEP) {
        balance.angle = HOP.beyond + 1;
        balance.step(STEP, { torque: 0, lean: 0, damping: EASY });
      }
    };
    tilt(HOP.ms - 100);
    expect(balance.isLost).toBe(false);
    balance.angle = 5;
    balance.step(STEP, { torque: 0, lean: 0, damping: EASY });
    tilt(HOP.ms - 100);
    expect(balance.isLost).toBe(false);
    tilt(200);
    expect(balance.isLost).toBe(true);
    balance.spring();
    expect(balance.isLost).toBe(false);
  });

  it('is tipped by a cobble', () => {
    const balance = new Balance();
    balance.jolt(20);
    balance.step(STEP, { torque: 0, lean: 0, damping: EASY });
    expect(balance.angle).toBeGreaterThan(0);
  });
});

describe('a tray on the bar', () => {
  it('tilts a little to the heavier side, and never far', () => {
    const rest = (torque: number) => {
      const balance = new Balance();
      for (let i = 0; i < 120; i++) balance.rest(STEP, torque);
      return balance.angle;
    };
    expect(rest(0)).toBe(0);
    expect(rest(1)).toBeCloseTo(TILT.rest, 1);
    expect(rest(-4)).toBeCloseTo(-TILT.restMost, 1);
  });
});

describe('what stands on it', () => {
  it('pulls by how far out it stands', () => {
    expect(torqueOf([{ arm: -0.5 }, { arm: 0.5 }])).toBe(0);
    expect(torqueOf([{ arm: 0.75 }, { arm: 0.75 }, { arm: -0.25 }])).toBe(1.25);
  });

  it('jumps from the low side, outermost first', () => {
    const all = [{ arm: -0.9 }, { arm: 0.3 }, { arm: 0.6 }];
    expect(outermost(all, 1)).toBe(all[2]);
    expect(outermost(all, -1)).toBe(all[0]);
    expect(outermost([{ arm: -0.5 }], 1)).toBeUndefined();
  });

  it.each([2, 3, 4])('stays within its zone of %i, one beside the other', (zones) => {
    for (let zone = 0; zone < zones; zone++) {
      const places = [0, 1, 2, 3].map((standing) => placeIn(zone, zones, standing));
      expect(new Set(places.map(({ arm }) => arm)).size).toBe(4);
      for (const { arm } of places) expect(Math.abs(arm - zoneArm(zone, zones))).toBeLessThan(1 / zones);
    }
  });
});

describe('a walk', () => {
  it('sets off and comes to a stand softly, and gets there', () => {
    const at = Array.from({ length: 101 }, (_, i) => strideAt(i / 100));
    expect([at[0], at[50], at[100]]).toEqual([0, 0.5, 1]);
    const steps = at.slice(1).map((to, i) => to - at[i]!);
    expect(steps.every((step) => step > 0)).toBe(true);
    expect(Math.max(steps[0]!, steps[99]!)).toBeLessThan(Math.max(...steps) / 4);
  });
});

describe('the kunstje', () => {
  it('asks what a round of its length can bring, and ten at most', () => {
    expect([6, 8, 12, 16, 18].map(askedOf)).toEqual([3, 6, 10, 10, 10]);
  });

  it('counts tables from before a reload, but never the last glass', () => {
    expect([0, 3, 4, 9, 15].map((done) => countedBefore(done, 10))).toEqual([0, 0, 3, 6, 9]);
    expect(countedBefore(5, 3)).toBe(2);
  });
});

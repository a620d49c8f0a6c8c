import { describe, expect, it } from 'vitest';
import {
  CONE,
  far,
  herding,
  Leaf,
  PACE,
  push,
  Rake,
  RAKE,
  Walker,
  wayFrom,
  windAt,
  type Air,
  type Spot,
} from './rules.ts';

const FIELD = { left: 0, top: 0, right: 1300, bottom: 800 };
const STEP = 1000 / 60;
const STILL: Air = { drag: 2.4, wind: { x: 0, y: 0 } };
const RIGHT: Spot = { x: 1, y: 0 };

function lying(at: Spot) {
  const leaf = new Leaf();
  leaf.lie(at);
  return leaf;
}

describe('the cone of the blower', () => {
  const from = { x: 100, y: 100 };

  it('pushes away from whoever blows, the harder the nearer', () => {
    const near = push(from, RIGHT, { x: 160, y: 100 })!;
    const away = push(from, RIGHT, { x: 340, y: 100 })!;
    expect(near.y).toBe(0);
    expect(near.x).toBeGreaterThan(away.x * 2);
    const aslant = push(from, RIGHT, { x: 200, y: 130 })!;
    expect(aslant.y / aslant.x).toBeCloseTo(0.3);
  });

  it('reaches no farther than it is long, nor aside, nor behind', () => {
    expect(push(from, RIGHT, { x: 101 + CONE.long, y: 100 })).toBeUndefined();
    expect(push(from, RIGHT, { x: 160, y: 150 })).toBeUndefined();
    expect(push(from, RIGHT, { x: 60, y: 100 })).toBeUndefined();
  });
});

describe('a leaf', () => {
  const blown = (air: Air) => {
    const leaf = lying({ x: 200, y: 400 });
    for (let i = 0; i < 120; i++) {
      if (i < 30) leaf.blow({ x: 800, y: 0 }, STEP);
      leaf.step(STEP, air, FIELD);
    }
    return leaf;
  };

  it('slides on after it was blown, and comes to lie still', () => {
    const leaf = blown(STILL);
    expect(leaf.x).toBeGreaterThan(300);
    expect(leaf.speed).toBe(0);
    expect(blown({ ...STILL, drag: 1.2 }).x).toBeGreaterThan(leaf.x + 60);
  });

  it('is taken along by the wind only while it is in the air', () => {
    const wind = { x: 0, y: 120 };
    const lies = lying({ x: 200, y: 400 });
    for (let i = 0; i < 600; i++) lies.step(STEP, { drag: 1.2, wind: windAt(i * STEP, 120) }, FIELD);
    expect(lies).toMatchObject({ x: 200, y: 400 });
    expect(blown({ ...STILL, wind }).y).toBeGreaterThan(410);
  });

  it('comes back softly from the edge', () => {
    const leaf = lying({ x: 1290, y: 400 });
    leaf.blow({ x: 9000, y: 0 }, 100);
    for (let i = 0; i < 60; i++) {
      leaf.step(STEP, STILL, FIELD);
      expect(leaf.x).toBeLessThanOrEqual(FIELD.right);
    }
    expect(leaf.x).toBeLessThan(FIELD.right - 20);
  });
});

describe('the rake', () => {
  it('is done with what lies in an opening long enough, and forgets what was blown out again', () => {
    const rake = new Rake();
    expect(rake.step(RAKE.full - 100, true)).toBe(false);
    rake.step(RAKE.forgets, false);
    expect(rake.share).toBe(0);
    expect(rake.step(RAKE.full - 100, true)).toBe(false);
    expect(rake.step(100, true)).toBe(true);
  });
});

describe('who walks', () => {
  it('comes to stand where he goes to, and never goes past it', () => {
    const walker = new Walker({ x: 100, y: 100 });
    walker.go({ x: 500, y: 300 }, PACE.dash);
    for (let i = 0; i < 120; i++) {
      walker.step(STEP, FIELD);
      expect(walker.x).toBeLessThan(506);
    }
    expect(walker.speed).toBe(0);
    expect(far(walker, { x: 500, y: 300 })).toBeLessThan(6);
  });
});

describe('who herds by himself', () => {
  const TO = { x: 340, y: 330 };
  it.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'gets round the leaf and blows it there, from %i degrees',
    (turn) => {
      const leaf = lying({ x: 683, y: 484 });
      const angle = (turn * Math.PI) / 180;
      const walker = new Walker({ x: leaf.x + Math.cos(angle) * 150, y: leaf.y + Math.sin(angle) * 150 });
      let steps = 0;
      for (; steps < 240 && far(leaf, TO) > 30; steps++) {
        const { walk, blows } = herding(walker, leaf, TO);
        walker.go(walk, blows ? 330 : PACE.dash);
        walker.step(STEP, FIELD);
        if (blows) leaf.guide(wayFrom(leaf, TO), 330, STEP);
        leaf.step(STEP, STILL, FIELD);
        // Nobody blows through himself.
        expect(far(walker, leaf)).toBeGreaterThan(40);
      }
      expect(far(leaf, TO)).toBeLessThanOrEqual(30);
      expect(steps).toBeLessThan(180);
    },
  );
});

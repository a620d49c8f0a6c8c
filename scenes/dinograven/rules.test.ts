import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import {
  arrowTo,
  dealOut,
  Dig,
  EXAMPLE_GROUND,
  findsIn,
  GRID,
  groundFor,
  layOut,
  reachAt,
  stepsBetween,
} from './rules.ts';

const at = (column: number, row: number) => row * GRID.columns + column;
/** A find at the right and one at the far left. */
const ground = { start: at(3, 1), finds: [at(5, 1), at(0, 0)], clay: [at(4, 2)] };

describe('the ground', () => {
  it.each([2, 3])('has a hole and %i finds that lie apart, whatever the seed', (finds) => {
    for (let seed = 0; seed < 200; seed++) {
      const { start, finds: found, clay } = groundFor(createRng(`grond/${seed}`), finds, 6);
      const all = [start, ...found];
      expect(found).toHaveLength(finds);
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) expect(stepsBetween(a, b)).toBeGreaterThanOrEqual(2);
      expect(clay).toHaveLength(6);
      expect(clay).not.toContain(start);
    }
  });

  it('of the example has its find beside the hole', () => {
    const { start, finds } = EXAMPLE_GROUND;
    expect(new Dig(EXAMPLE_GROUND, 3).clueAt(start)).toEqual({ prints: 3, heading: 2 });
    expect(finds).toHaveLength(1);
  });

  it('has more finds after a third, and never more than there is to be found', () => {
    expect([findsIn(0, 8), findsIn(1, 8), findsIn(2, 8), findsIn(2, 2), findsIn(0, 1)]).toEqual([
      2, 3, 3, 2, 1,
    ]);
  });

  it('holds everything once', () => {
    const dealt = dealOut(createRng('delen'), 8, 3);
    expect(dealt.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(dealt.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('prints', () => {
  it.each([
    [at(4, 1), 3, 2],
    [at(3, 1), 2, 2],
    [at(6, 2), 3, 7],
    [at(5, 2), 3, 0],
    [at(2, 2), 2, 7],
  ])('in the hole at tile %i: %i, heading %i', (tile, prints, heading) => {
    expect(new Dig(ground, 3).clueAt(tile)).toEqual({ prints, heading });
  });

  it('tell of what is near only', () => {
    const far = { start: at(0, 0), finds: [at(3, 0)], clay: [] };
    expect(new Dig(far, reachAt(0)).clueAt(far.start).prints).toBe(1);
    expect(new Dig(far, reachAt(1)).clueAt(far.start).prints).toBe(0);
  });

  it('lead on to the next one when a find lies bare, and nowhere when none is left', () => {
    const dig = new Dig(ground, 3);
    dig.strike(at(5, 1));
    expect(dig.clueAt(ground.start)).toEqual({ prints: 1, heading: 6 });
    dig.strike(at(0, 0));
    expect(dig.clueAt(ground.start).prints).toBe(0);
  });
});

describe('digging', () => {
  it('makes a hole, or lays bare what opens at the next stroke', () => {
    const dig = new Dig(ground, 3);
    expect(dig.strike(ground.start)).toBe('nothing');
    expect([dig.strike(at(7, 0)), dig.misses]).toEqual(['hole', 1]);
    expect([dig.strike(at(5, 1)), dig.isBare(at(5, 1))]).toEqual(['found', true]);
    expect([dig.strike(at(5, 1)), dig.isBare(at(5, 1))]).toEqual(['opened', false]);
    expect([dig.strike(at(5, 1)), dig.misses]).toEqual(['nothing', 1]);
  });

  it('takes one stroke more through clay, which is no hole', () => {
    const dig = new Dig(ground, 3);
    const tile = at(4, 2);
    expect([dig.isHard(tile), dig.strike(tile), dig.misses]).toEqual([true, 'cracked', 0]);
    expect([dig.isHard(tile), dig.isCracked(tile), dig.strike(tile)]).toEqual([false, true, 'hole']);
  });

  it('has what lies bare first among what is left', () => {
    const dig = new Dig(ground, 3);
    dig.strike(at(0, 0));
    expect(dig.left).toEqual([at(0, 0), at(5, 1)]);
    dig.openAll();
    expect(dig.left).toEqual([]);
    expect(dig.misses).toBe(0);
  });
});

it('arrows lead to a tile', () => {
  expect(arrowTo(at(2, 0), at(4, 1))).toBe('ArrowDown');
  expect(arrowTo(at(2, 1), at(4, 1))).toBe('ArrowRight');
  expect(arrowTo(at(4, 2), at(3, 2))).toBe('ArrowLeft');
  expect(arrowTo(at(4, 2), at(4, 2))).toBeUndefined();
});

describe('the bones', () => {
  it('of a short word lie under the middle of the pit', () => {
    const { places, homes } = layOut(3, 5);
    expect(places[1]).toBe(homes[2]);
  });

  it.each([
    [2, 4],
    [5, 8],
    [13, 17],
    [17, 21],
  ])('lie apart and in view with %i places and %i bones', (places, bones) => {
    const { places: xs, laid, homes, loose, head, tail } = layOut(places, bones);
    expect([xs.length, homes.length]).toEqual([places, bones]);
    expect(xs[1]! - xs[0]!).toBeGreaterThanOrEqual(laid * 104 - 4);
    expect(homes[1]! - homes[0]!).toBeGreaterThanOrEqual(loose * 104);
    expect(head).toBeGreaterThan(150);
    expect(tail).toBeLessThan(1110);
    expect(homes[0]! - 52 * loose).toBeGreaterThan(46);
    expect(homes.at(-1)! + 52 * loose).toBeLessThan(1320);
  });
});

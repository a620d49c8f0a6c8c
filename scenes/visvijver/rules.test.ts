import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { layOut, LEAF, moved, movesOf, swapMsAt, swapsAt, swirlAt, wayAt, type Size } from './rules.ts';

const POND = { left: 146, right: 1220, top: 234, bottom: 648 };
const cards = (count: number, width: number, height = 76): Size[] =>
  Array.from({ length: count }, () => ({ width, height }));

/** The rectangles of all leaves and cards. */
function boxesOf(sizes: readonly Size[]) {
  const { seats, scale, fit, cardAt } = layOut(sizes, POND);
  const leaves = seats.map(({ x, y }) => ({ x, y, width: LEAF.width * scale, height: LEAF.height * scale }));
  const lying = sizes.map(({ width, height }, i) => {
    const { x, y } = cardAt(width);
    return { x: seats[i]!.x + x, y: seats[i]!.y + y, width: width * fit, height: height * fit };
  });
  return { leaves, lying, all: [...leaves, ...lying] };
}

describe('where leaves lie', () => {
  it.each([
    ['two short words', cards(2, 160), 3],
    ['three words', cards(3, 220), 4],
    ['five long words', cards(5, 330), 6],
    ['five very long words', cards(5, 380), 6],
    ['five pictures', cards(5, 150, 148), 6],
    ['five sentences', cards(5, 1010), 5],
    ['two sentences', cards(2, 900), 2],
  ])('%s: apart from each other, within the pond', (_name, sizes, count) => {
    const { leaves, all } = boxesOf(sizes);
    expect(leaves).toHaveLength(count);
    for (const [i, a] of all.entries()) {
      expect(a.x - a.width / 2).toBeGreaterThanOrEqual(POND.left - 1);
      expect(a.x + a.width / 2).toBeLessThanOrEqual(POND.right + 1);
      expect(a.y - a.height / 2).toBeGreaterThanOrEqual(POND.top - 12);
      expect(a.y + a.height / 2).toBeLessThanOrEqual(POND.bottom + 12);
      for (const b of all.slice(i + 1)) {
        const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
        const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
        expect(Math.min(wide, high)).toBeLessThanOrEqual(0.01);
      }
    }
  });

  it.each([3, 5])('the card of a leaf below hangs between those above: %i words', (count) => {
    const { seats } = layOut(cards(count, 120), POND);
    const above = seats.filter(({ y }) => y === seats[0]!.y);
    for (const { x } of seats.slice(above.length))
      for (const one of above) expect(Math.abs(one.x - x)).toBeGreaterThan(80);
  });

  it('leaves are smaller where an explanation hangs above them', () => {
    const [usual, lower] = [0, 42].map(
      (down) => layOut(cards(3, 220), { ...POND, top: POND.top + down }).scale,
    );
    expect(lower).toBeLessThan(usual!);
  });

  it('letters never get too small for a sentence', () => {
    expect(layOut(cards(4, 1010), POND).fit).toBeGreaterThan(0.9);
  });
});

describe('leaves that change places', () => {
  it('do so more often and faster with the tempo', () => {
    expect([swapsAt(0), swapsAt(1)]).toEqual([1, 5]);
    expect(swapMsAt(0)).toBeGreaterThan(swapMsAt(1));
  });

  it('never the same two twice on end, and nobody is lost', () => {
    const moves = movesOf(createRng('vijver'), 4, 40, false);
    let seats = [0, 1, 2, 3];
    for (const [i, move] of moves.entries()) {
      expect(move).toHaveLength(2);
      const last = moves[i - 1];
      expect(last && move.every((seat) => last.includes(seat))).not.toBe(true);
      const before = seats;
      seats = moved(seats, move);
      expect(seats.filter((seat, at) => seat !== before[at])).toHaveLength(2);
      expect([...seats].sort()).toEqual([0, 1, 2, 3]);
    }
  });

  it('with a whirl go round three seats in turn with two', () => {
    const moves = movesOf(createRng('kolk'), 5, 6, true);
    expect(moves.map(({ length }) => length)).toEqual([3, 2, 3, 2, 3, 2]);
    expect(moved([0, 1, 2, 3], [1, 3, 2])).toEqual([0, 3, 1, 2]);
  });

  it('pass each other on both sides', () => {
    const [a, b] = [
      { x: 300, y: 400 },
      { x: 700, y: 400 },
    ];
    expect(wayAt(a, b, 0)).toEqual(a);
    expect(wayAt(a, b, 1).x).toBeCloseTo(b.x);
    const [one, two] = [wayAt(a, b, 0.5), wayAt(b, a, 0.5)];
    expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(110);
  });
});

it('koi swirl after each other, and look where they swim', () => {
  const at = swirlAt(1, 4, 0);
  expect([at.x, at.y].map(Math.round)).toEqual([0, 1]);
  const next = swirlAt(1, 4, 0.01);
  const ahead = ((at.heading - 90) * Math.PI) / 180;
  expect(Math.sign(Math.cos(ahead))).toBe(Math.sign(next.x - at.x));
});

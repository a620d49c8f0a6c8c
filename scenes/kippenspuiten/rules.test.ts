import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { HALF } from './places.ts';
import { freeHens, onStream, PLACES, placesLeft, seatsFor, stayMs, type Seat } from './rules.ts';

const rng = () => createRng('erf');
const edges = (seats: readonly Seat[], widths: readonly number[]) =>
  seats.map(({ place, board }, i) => ({
    row: place.row,
    left: board - widths[i]! / 2,
    right: board + widths[i]! / 2,
  }));

describe('chickens with boards', () => {
  const alike = (count: number, width: number) => Array.from({ length: count }, () => width);

  it.each([
    ['one short word', [120]],
    ['one long word', [560]],
    ['two', [180, 240]],
    ['four', [150, 170, 190, 210]],
    ['six short words', alike(6, 130)],
    ['six long words', alike(6, 400)],
    ['six of all kinds', [400, 120, 300, 120, 400, 200]],
  ])('stand in reading order with their boards apart and in view: %s', (_name, widths) => {
    const seats = seatsFor(widths, rng());
    expect(seats).toHaveLength(widths.length);
    const order = seats.map(({ place }) => PLACES.indexOf(place));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
    const boards = edges(seats, widths);
    for (const [i, { row, left, right }] of boards.entries()) {
      expect(left).toBeGreaterThanOrEqual(43);
      expect(right).toBeLessThanOrEqual(1323);
      const next = boards[i + 1];
      if (next?.row === row) expect(next.left - right).toBeGreaterThanOrEqual(19.9);
    }
  });

  it('hold their boards, as long as these are not wider than rows allow', () => {
    for (const widths of [[120, 120, 120], alike(6, 200), [300, 260]])
      for (const [i, { place, board }] of seatsFor(widths, rng()).entries())
        expect(Math.abs(board - place.x)).toBeLessThanOrEqual(widths[i]! / 2);
  });

  it('come back elsewhere: none where it was, when there are places enough', () => {
    const source = rng();
    for (let i = 0; i < 20; i++) {
      const before = seatsFor([160, 160, 160], source);
      const after = seatsFor([160, 160, 160], source, before);
      for (const { place } of after) expect(before.map((one) => one.place)).not.toContain(place);
    }
  });

  it('come up anywhere in the course of time', () => {
    const source = rng();
    const seen = new Set(Array.from({ length: 120 }, () => seatsFor([180], source)[0]!.place.name));
    expect(seen.size).toBe(PLACES.length);
  });

  it('leave the other places, save those behind a wide board', () => {
    const seats: Seat[] = [{ place: PLACES[4]!, board: 452 }];
    expect(placesLeft(seats, [200]).map(({ name }) => name)).toEqual([
      'raam',
      'stro',
      'put',
      'ton',
      'laars',
      'mand',
    ]);
    const left = placesLeft(seats, [560]);
    expect(left.map(({ name }) => name)).not.toContain('ton');
    for (const { x, row } of left) if (row === 1) expect(Math.abs(x - 452)).toBeGreaterThan(280 + HALF);
  });
});

it('lets a chicken stay up for the time that its word takes to be read, at the least', () => {
  expect(stayMs(2000, 0)).toBe(3200);
  expect(stayMs(2000, 1)).toBe(2000);
});

it('has more chickens without a board at a higher tempo and later in the round, never none but in calm mode', () => {
  expect([0, 0.5, 1].map((tempo) => freeHens(tempo, false, 0))).toEqual([1, 2, 3]);
  expect([0, 1, 2].map((third) => freeHens(0, false, third as 0 | 1 | 2))).toEqual([1, 2, 2]);
  expect(freeHens(1, false, 2)).toBe(4);
  expect(freeHens(1, true, 0)).toBe(0);
});

it('squirts in a bow that begins at the gun and ends at the chicken', () => {
  const [from, to] = [
    { x: 860, y: 640 },
    { x: 200, y: 320 },
  ];
  expect(onStream(from, to, 0)).toEqual(from);
  expect(onStream(from, to, 1)).toEqual(to);
  expect(onStream(from, to, 0.5).y).toBeLessThan(480);
});

import { describe, expect, it, test } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { barrelRows, boardFor, exitOf, flow, GRID, nextOn, tapsOf, tapsTo, type Board } from './pipes.ts';

const DEMANDS = [
  { taps: [2, 4], longest: 9, strays: 0 },
  { taps: [5, 8], longest: 11, strays: 0.7 },
] as const;

/** Turns tiles as the way to a barrel asks; answers how many taps that took. */
function solve(board: Board, barrel: number): number {
  let taps = 0;
  for (let cell = nextOn(board, barrel); cell !== undefined; cell = nextOn(board, barrel), taps++)
    board.tiles[cell]!.turn = (board.tiles[cell]!.turn + 1) % 4;
  return taps;
}

describe('a tile', () => {
  test('a straight one lets juice through along its line only', () => {
    expect(exitOf({ kind: 'straight', turn: 0 }, 0)).toBe(0);
    expect(exitOf({ kind: 'straight', turn: 3 }, 1)).toBe(1);
    expect(exitOf({ kind: 'straight', turn: 0 }, 1)).toBeUndefined();
  });

  test('a bend leads round its corner, from both ends', () => {
    expect(exitOf({ kind: 'bend', turn: 0 }, 2)).toBe(1);
    expect(exitOf({ kind: 'bend', turn: 0 }, 3)).toBe(0);
    expect(exitOf({ kind: 'bend', turn: 0 }, 1)).toBeUndefined();
  });

  test('is turned to the right only', () => {
    expect(tapsTo({ kind: 'bend', turn: 3 }, 2)).toBe(3);
    expect(tapsTo({ kind: 'straight', turn: 3 }, 0)).toBe(1);
    expect(tapsTo({ kind: 'straight', turn: 2 }, 0)).toBe(0);
  });
});

describe.each(DEMANDS)('a board of $taps taps', (demand) => {
  test.each([2, 3, 4])('leads to each of %i barrels, in as many taps as it may take', (count) => {
    for (let seed = 0; seed < 60; seed++) {
      const rng = createRng(`board/${seed}`);
      const board = boardFor(barrelRows(count, rng), demand, rng);
      expect(flow(board).barrel).toBeUndefined();
      for (let barrel = 0; barrel < count; barrel++) {
        const own = { ...board, tiles: board.tiles.map((tile) => tile && { ...tile }) };
        const taps = tapsOf(own, barrel);
        expect(taps).toBeGreaterThanOrEqual(demand.taps[0]);
        expect(taps).toBeLessThanOrEqual(demand.taps[1]);
        expect(solve(own, barrel)).toBe(taps);
        expect(flow(own).barrel).toBe(barrel);
        expect(own.ways[barrel]!.length).toBeLessThanOrEqual(demand.longest);
      }
    }
  });
});

it('takes as many taps to one barrel as to another, whichever it is', () => {
  const sums = [0, 0, 0];
  for (let seed = 0; seed < 200; seed++) {
    const rng = createRng(`alike/${seed}`);
    const board = boardFor(barrelRows(3, rng), DEMANDS[0], rng);
    sums.forEach((_, barrel) => (sums[barrel]! += tapsOf(board, barrel) / 200));
  }
  expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(0.5);
});

it('is the same board for the same seed', () => {
  const make = () => boardFor([0, 2, 3], DEMANDS[1], createRng('twice'));
  expect(make()).toEqual(make());
});

it('stops where juice leaves the board or meets a closed tile', () => {
  const tiles: Board['tiles'] = Array.from({ length: GRID.columns * GRID.rows }, () => undefined);
  const board: Board = { tiles, inlet: 0, barrels: [0], ways: [] };
  expect(flow(board).steps).toEqual([]);
  tiles[0] = { kind: 'bend', turn: 3 };
  expect(flow(board)).toEqual({ steps: [{ cell: 0, from: 1, to: 0 }], barrel: undefined });
  for (let cell = 0; cell < GRID.columns; cell++) tiles[cell] = { kind: 'straight', turn: 1 };
  expect(flow(board).barrel).toBe(0);
});

test('two barrels stand apart', () => {
  for (let seed = 0; seed < 50; seed++) {
    const [a, b] = barrelRows(2, createRng(`rows/${seed}`));
    expect(b! - a!).toBeGreaterThan(1);
  }
});

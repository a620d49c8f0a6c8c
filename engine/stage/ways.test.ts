import { describe, expect, it } from 'vitest';
import { wayTo } from './ways.ts';

/** Rooms and where their doors lead. */
const HOUSE: Record<string, string[]> = {
  hall: ['kitchen', 'stairs'],
  kitchen: ['hall', 'garden'],
  stairs: ['hall', 'attic'],
  attic: ['stairs', 'roof'],
  roof: ['attic', 'garden'],
  garden: ['kitchen', 'roof'],
  shed: [],
};
const doors = (room: string) => HOUSE[room]!;

describe('the shortest way', () => {
  it('names every place but the first, the goal included', () => {
    expect(wayTo('hall', (room) => room === 'roof', doors)).toEqual(['kitchen', 'garden', 'roof']);
    expect(wayTo('hall', (room) => room === 'hall', doors)).toEqual([]);
  });

  it('leads to the nearest of several goals', () => {
    expect(wayTo('hall', (room) => room === 'roof' || room === 'attic', doors)).toEqual(['stairs', 'attic']);
  });

  it('is none where nothing leads there', () => {
    expect(wayTo('hall', (room) => room === 'shed', doors)).toBeUndefined();
  });

  it('tells with which move a place would be entered', () => {
    const opensLate = (room: string, move: number) => doors(room).filter((to) => to !== 'garden' || move > 2);
    expect(wayTo('hall', (room) => room === 'garden', opensLate)).toEqual([
      'stairs',
      'attic',
      'roof',
      'garden',
    ]);
  });
});

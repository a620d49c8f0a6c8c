import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { casesOf, fits, makeCase, placeIn, similarityAt, TRAITS, type Suspect, type Trait } from './rules.ts';
import { HEAD, seats } from './seats.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `zaak/${i}`);
const made = (seed: string, count: number, denied = 0, similarity = 0.3) =>
  makeCase(createRng(seed), count, denied, similarity);
const same = (a: Suspect, b: Suspect) =>
  (Object.keys(TRAITS) as Trait[]).filter((one) => a[one] === b[one]).length;

describe('the cases of a round', () => {
  it.each([
    [12, [4, 4, 4]],
    [18, [6, 6, 6]],
    [10, [4, 3, 3]],
    [6, [2, 2, 2]],
    [5, [3, 2]],
    [2, [2]],
    [1, [1]],
  ])('share %i words evenly', (words, cases) => {
    expect(casesOf(words)).toEqual(cases);
  });

  it('follow each other, and begin without a clue', () => {
    const cases = casesOf(10);
    expect([0, 3, 4, 6, 7, 9].map((at) => placeIn(cases, at))).toEqual([
      { index: 0, clues: 0 },
      { index: 0, clues: 3 },
      { index: 1, clues: 0 },
      { index: 1, clues: 2 },
      { index: 2, clues: 0 },
      { index: 2, clues: 2 },
    ]);
    expect(placeIn(cases, 10)).toEqual({ index: 2, clues: 3 });
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7])('a case with %i clues', (count) => {
  it.each([0, 1, 2])('of which %i deny shows twenty who all differ, and leaves one', (denied) => {
    for (const seed of SEEDS) {
      const { suspects, culprit, clues } = made(seed, count, denied);
      expect(clues).toHaveLength(count);
      expect(new Set(suspects.map((one) => JSON.stringify(one))).size).toBe(20);
      const left = suspects.filter((one) => fits(one, clues));
      expect(left).toEqual([suspects[culprit]]);
    }
  });

  it('rules out somebody with each clue, and never half a wall with the last', () => {
    for (const seed of SEEDS) {
      const { suspects, clues } = made(seed, count, 1);
      const left = [...clues.keys(), count].map(
        (known) => suspects.filter((one) => fits(one, clues.slice(0, known))).length,
      );
      for (let i = 1; i < left.length; i++) expect(left[i]).toBeLessThan(left[i - 1]!);
      if (count > 2) expect(left.at(-2)).toBeLessThanOrEqual(10);
    }
  });
});

it('says of glasses that somebody has them or not, and denies where that is asked', () => {
  for (const seed of SEEDS) {
    const { clues } = made(seed, 4, 2);
    expect(clues.filter(({ has, trait }) => !has && trait !== 'glasses')).toHaveLength(2);
    for (const { trait, value } of clues) if (trait === 'glasses') expect(value).toBe(1);
  }
  for (const seed of SEEDS)
    expect(made(seed, 4).clues.every(({ has, trait }) => has || trait === 'glasses')).toBe(true);
});

it('has portraits that look more alike the higher the tempo', () => {
  const likeness = (tempo: number) =>
    SEEDS.reduce((sum, seed) => {
      const { suspects, culprit } = made(seed, 4, 0, similarityAt(tempo));
      return sum + suspects.reduce((all, one) => all + same(one, suspects[culprit]!), 0);
    }, 0);
  expect(likeness(1)).toBeGreaterThan(likeness(0));
});

it('has the same case for the same seed', () => {
  expect(made('een', 4, 1)).toEqual(made('een', 4, 1));
  expect(made('een', 4, 1)).not.toEqual(made('twee', 4, 1));
});

describe('seats for witnesses', () => {
  const room = { left: 600, right: 1320, top: 350, bottom: 750 };
  const cards = (count: number, width: number) =>
    Array.from({ length: count }, () => ({ width, height: 96 }));

  it.each([
    [1, 600],
    [2, 120],
    [3, 430],
    [4, 120],
    [5, 300],
    [6, 430],
  ])('keep %i cards of %i u apart and in the room', (count, width) => {
    const at = seats(cards(count, width), room);
    const half = at.map(({ scale }) => ({ x: (width * scale) / 2, y: ((96 + HEAD) * scale) / 2 }));
    at.forEach((one, i) => {
      expect(one.x - half[i]!.x).toBeGreaterThanOrEqual(room.left);
      expect(one.x + half[i]!.x).toBeLessThanOrEqual(room.right);
      expect(one.y - half[i]!.y).toBeGreaterThanOrEqual(room.top);
      expect(one.y + half[i]!.y).toBeLessThanOrEqual(room.bottom);
      for (const other of at.slice(i + 1)) {
        const isBeside = Math.abs(one.x - other.x) >= 2 * half[i]!.x;
        expect(isBeside || Math.abs(one.y - other.y) >= 2 * half[i]!.y).toBe(true);
      }
    });
  });

  it.each([120, 300])('leave no place over for four words %i wide', (width) => {
    const at = seats(cards(4, width), room);
    const inRow = at.filter(({ y }) => y === at[0]!.y).length;
    expect(new Set(at.map(({ y }) => y)).size * inRow).toBe(4);
  });

  it('set four small ones side by side', () => {
    expect(new Set(seats(cards(4, 120), room).map(({ y }) => y)).size).toBe(1);
  });
});

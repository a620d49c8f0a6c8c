import { expect, test } from 'vitest';
import { createRng } from '../exercise/index.ts';
import { HALF_YEARS, makeStage, nextStage, sizeOf, type HalfYear, type StageWord } from './index.ts';

/** Words of a half-year: of each category so many, every fourth of a family with one of the half-year after. */
function half(at: HalfYear, categories: number, each = 30): StageWord[] {
  const rng = createRng(at);
  return Array.from({ length: categories * each }, (_, i) => {
    const category = `${at}-${Math.floor(i / each)}`;
    return {
      item: `${category}/${i}`,
      category,
      half: at,
      family: i % 4 === 0 ? `family ${i}` : `${category} ${i}`,
      d: rng.next() * 2 - 1,
      v: 0.4,
      graphemes: 5,
    };
  });
}
const BANK = HALF_YEARS.flatMap((at) => half(at, at === 'E5' || at === 'M3' ? 2 : 6));
const stageOf = (at: HalfYear, more: Partial<Parameters<typeof makeStage>[0]> = {}) =>
  makeStage({ seed: 'seed', stage: 1, at, words: BANK, size: 10, asked: [], groep: 5, ...more });
const halvesIn = (items: readonly { item: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ item }) => item.slice(0, 2))].map(([at, own]) => [at, own.length]),
  );

test('a stage asks two words of five categories of its half-year and the one before', () => {
  const stage = stageOf('M5');
  expect(stage.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(halvesIn(stage)).toEqual({ M5: 6, E4: 4 });
  const perCategory = Map.groupBy(stage, ({ item }) => item.split('/')[0]!);
  expect([...perCategory.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  expect(halvesIn(stageOf('E5'))).toEqual({ E5: 4, M5: 6 });
  // With too few here and before it goes back, never on.
  const few = BANK.filter((word) => word.half !== 'E4' || word.category === 'E4-0');
  expect(halvesIn(stageOf('E5', { words: few.filter((word) => word.half !== 'M5') }))).toEqual({
    E5: 4,
    E4: 2,
    M4: 4,
  });
  expect(halvesIn(stageOf('M3', { size: 8 }))).toEqual({ M3: 8 });
  expect(stageOf('M5')).toEqual(stage);
  expect(stageOf('M5', { words: [...BANK].reverse() })).toEqual(stage);
  expect(stageOf('M5', { seed: 'other' })).not.toEqual(stage);
});

// Acceptance of care, case 12.
test('the stages of a whole test: 30 different words of different families, numbered on', () => {
  const family = new Map(BANK.map((word) => [word.item, word.family]));
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const asked: { n: number; family: string; item: string }[] = [];
    let at: HalfYear = 'M5';
    const stages: HalfYear[] = [];
    for (const [i, right] of [9, 4, 6].entries()) {
      stages.push(at);
      for (const { item, n, part } of stageOf(at, { seed, stage: i + 1, asked })) {
        expect(part).toBe(i + 1);
        asked.push({ item, n, family: family.get(item)! });
      }
      at = nextStage(at, right, 10);
    }
    expect(stages).toEqual(['M5', 'M6', 'E5']);
    expect(asked.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(new Set(asked.map(({ item }) => item)).size).toBe(30);
    expect(new Set(asked.map((one) => one.family)).size).toBe(30);
  }
});

test('words that were practised lately are not asked, nor those of their family', () => {
  // Of another half-year: what is the same there is the family.
  const practised = BANK.map((word) => (word.half === 'E3' ? { ...word, askedDaysAgo: 20 } : word));
  const families = new Set(practised.flatMap(({ half: at, family }) => (at === 'E3' ? [family] : [])));
  const family = new Map(BANK.map((word) => [word.item, word.family]));
  for (const seed of ['a', 'b', 'c']) {
    const stage = stageOf('M5', { seed, words: practised });
    expect(stage.length).toBe(10);
    expect(stage.filter(({ item }) => families.has(family.get(item)!))).toEqual([]);
  }
});

test('who has only begun to read takes two stages of eight', () => {
  expect(sizeOf('M3')).toEqual({ stages: 2, words: 8 });
  expect([sizeOf('E3'), sizeOf('M8')]).toEqual([
    { stages: 3, words: 10 },
    { stages: 3, words: 10 },
  ]);
});

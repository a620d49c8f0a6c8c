import { expect, test } from 'vitest';
import { oftenBroken, restText } from './told-words.ts';

test('most broken are the first five rules that were broken more than once', () => {
  const rules = [9, 7, 4, 3, 2, 2].map((count, i) => ({ rule: `regel ${i}`, count }));
  expect(oftenBroken([...rules, { rule: 'eens', count: 1 }]).map(({ count }) => count)).toEqual([
    9, 7, 4, 3, 2,
  ]);
  expect(oftenBroken([{ rule: 'eens', count: 1 }])).toEqual([]);
});

test('all words are only offered where all were told', () => {
  expect(restText({ shown: 12, told: 64, total: 64 })).toBe('Alle 64 tonen');
  expect(restText({ shown: 12, told: 300, total: 412 })).toBe('De nieuwste 300 tonen');
  expect(restText({ shown: 300, told: 300, total: 412 })).toBeUndefined();
});

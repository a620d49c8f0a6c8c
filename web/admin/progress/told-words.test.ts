import { expect, test } from 'vitest';
import { oftenBroken, restText, ruleUnder } from './told-words.ts';

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

test('under a category its own name is not said again', () => {
  const title = 'Korte ei of lange ij';
  expect(ruleUnder(title, title)).toBeUndefined();
  expect(ruleUnder(title, `${title}: ij waar ei hoort`)).toBe('ij waar ei hoort');
  expect(ruleUnder(title, 'Stomme e')).toBe('Stomme e');
  expect(ruleUnder(title, undefined)).toBe('geen bekende regel');
});

import { expect, test } from 'vitest';
import type { Misconception } from './misconceptions.ts';
import { wordsOf } from './words-list.ts';

const NOW = new Date(2026, 10, 22).getTime();
const found = (task: string, ...words: string[]): Misconception => ({
  rule: 'r',
  name: 'Regel',
  category: 'c',
  task,
  pupilIds: ['noor'],
  ways: [],
  times: words.length,
  words: words.map((word) => ({ word, given: ['fout'], chosen: [], times: 1 })),
});

test('a list of the right words, named after the task and the day, within what a name may be', () => {
  expect(wordsOf(found('ei of ij', 'trein', 'wijs', 'klein'), NOW)).toEqual({
    name: 'ei of ij, 22 nov',
    words: [{ word: 'trein' }, { word: 'wijs' }, { word: 'klein' }],
  });
  const long = wordsOf(found('een heel erg lange naam van een categorie', 'trein', 'wijs', 'klein'), NOW)!;
  expect(long.name).toMatch(/^een heel .*, 22 nov$/);
  expect(long.name.length).toBeLessThanOrEqual(40);
});

test('sentences are no words of a list, and two words are too few', () => {
  expect(wordsOf(found('ei of ij', 'trein', 'wijs', 'De trein rijdt.'), NOW)).toBeUndefined();
});

test('of many words the list has the twenty that went wrong most', () => {
  const words = Array.from({ length: 60 }, (_, i) => `woord${i}`);
  expect(wordsOf(found('ei of ij', ...words), NOW)!.words.map(({ word }) => word)).toEqual(
    words.slice(0, 20),
  );
});

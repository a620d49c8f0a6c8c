import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { readFrequency } from './frequency.ts';
import { readRefused } from './refused.ts';

const frequency = readFrequency();

it('knows how common a word is', () => {
  expect(frequency.rank('de')).toBeLessThan(20);
  expect(frequency.rank('Fiets')).toBeLessThan(8000);
  expect(frequency.rank('kanariepietje')).toBeUndefined();
  expect(['huis', 'boom', 'rietje', 'kanariepietje'].map((word) => frequency.band(word))).toEqual([
    1, 2, 4, 5,
  ]);
});

it('holds each word once, and only words of the word list that are not refused', () => {
  const dictionary = openDictionary();
  const { never } = readRefused();
  expect(frequency.words.length).toBeGreaterThan(12_000);
  expect(new Set(frequency.words).size).toBe(frequency.words.length);
  expect(frequency.words.filter((word) => !dictionary.spellings(word).includes(word) || never(word))).toEqual(
    [],
  );
});

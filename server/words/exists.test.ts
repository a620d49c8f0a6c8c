import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { misspellings } from '../../engine/spelling/misspell/index.ts';
import { createExists, readSurnames } from './exists.ts';
import { readRefused } from './refused.ts';

it('keeps words of the list, in that spelling, and refused words away from misspellings', () => {
  const exists = createExists(openDictionary(), readRefused().never);
  expect(['fiets', 'Utrecht', "auto's", 'kutwijf', 'kutklas'].filter((form) => !exists(form))).toEqual([]);
  expect(['fiest', 'utrecht', 'autos', ''].filter((form) => exists(form))).toEqual([]);
});

it('lets a surname be a misspelling that is no word, and no word', () => {
  const dictionary = openDictionary();
  for (const form of readSurnames()) {
    const spellings = dictionary.spellings(form);
    expect(spellings, form).not.toContain(form);
    expect(spellings.length, form).toBeGreaterThan(0);
  }
  const exists = createExists(dictionary, readRefused().never);
  const given = (word: string) => misspellings(word, { exists, limit: 6 }).map(({ text }) => text);
  expect(given('pannenkoek')).toContain('pannekoek');
  expect(given('paardenbloem')).toContain('paardebloem');
  expect(given('camping')[0]).toBe('kamping');
});

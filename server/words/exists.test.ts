import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { misspellings } from '../../engine/spelling/misspell/index.ts';
import { createExists, readRare, readSurnames } from './exists.ts';
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

it('lets a word that no child knows be a misspelling, and keeps those that children know', () => {
  const dictionary = openDictionary();
  for (const form of readRare()) expect(dictionary.spellings(form), form).toContain(form);
  const exists = createExists(dictionary, readRefused().never);
  const given = (word: string) => misspellings(word, { exists, limit: 3 }).map(({ text }) => text);
  for (const [word, error] of [
    ['stad', 'stat'],
    ['geld', 'gelt'],
    ['vond', 'vont'],
    ['wordt', 'wort'],
    ['veld', 'velt'],
    ['paard', 'paart'],
  ] as const)
    expect(given(word), word).toContain(error);
  for (const [word, other] of [
    ['boot', 'bood'],
    ['want', 'wand'],
    ['bekend', 'bekent'],
    ['betekent', 'betekend'],
  ] as const)
    expect(misspellings(word, { exists }).map(({ text }) => text)).not.toContain(other);
});

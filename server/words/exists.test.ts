import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { createExists } from './exists.ts';
import { readRefused } from './refused.ts';

it('keeps words of the list, in that spelling, and refused words away from misspellings', () => {
  const exists = createExists(openDictionary(), readRefused().never);
  expect(['fiets', 'Utrecht', "auto's", 'kutwijf', 'kutklas'].filter((form) => !exists(form))).toEqual([]);
  expect(['fiest', 'utrecht', 'autos', ''].filter((form) => exists(form))).toEqual([]);
});

import { expect, it } from 'vitest';
import { BASE_WORDS } from '../../engine/spelling/analyse/lexicon/words.ts';
import { openDictionary, readRefused } from '../../server/words/index.ts';
import { packed, readParts } from './parts.ts';

it('packs words by what they share with the one before', () => {
  expect(packed(['boom', 'boon', 'aap'])).toBe('AaapAboomDn');
});

it('has the engine know the words of the list: words that may be seen, and a few that are only parts', () => {
  const words = readParts();
  expect([...BASE_WORDS]).toEqual([...words].sort());
  const dictionary = openDictionary();
  const { never } = readRefused();
  expect([...words].filter(never)).toEqual([]);
  const parts = [...words].filter((word) => dictionary.spellings(word).length === 0);
  expect(parts).toEqual(['eier', 'kinder', 'kleer', 'schrikker']);
  expect(words.size).toBeGreaterThan(2000);
});

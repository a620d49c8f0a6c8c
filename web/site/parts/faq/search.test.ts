import { expect, test } from 'vitest';
import { GROUPS } from './entries.ts';
import { search } from './search.ts';

test('there are at least thirty questions, login help first, each with an address of its own', () => {
  const ids = GROUPS.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(30);
  expect(new Set(ids).size).toBe(ids.length);
  expect(GROUPS[0]!.id).toBe('inloggen');
});

test.each([
  ['wachtwoord', 'wachtwoord-leerling'],
  ['Wachtwoort vergeten', 'wachtwoord-leerkracht'],
  ['dyslex', 'dyslexie'],
  ['chromebook', 'apparaten'],
  ['bestelnummer offerte', 'bestelnummer'],
])('%s finds %s', (text, id) => {
  expect(search(text)).toContain(id);
});

test('what nothing is about finds nothing', () => {
  expect(search('zeilboot onderhoud')).toEqual([]);
  expect(search('')).toEqual([]);
});

import { expect, it } from 'vitest';
import { analyse, normalise } from './index.ts';

it('composes letters, straightens apostrophes and keeps capitals', () => {
  expect(normalise('  Cafe\u0301s ')).toEqual({ word: 'Cafés', surface: 'Cafés', hasCapital: true });
  expect(normalise('ĳsje')).toMatchObject({ word: 'ijsje', hasCapital: false });
  expect(normalise('foto’s')).toMatchObject({ word: "foto's" });
  expect(normalise('‘s  morgens')).toMatchObject({ word: "'s morgens" });
  expect(normalise('’s-Hertogenbosch')).toMatchObject({ word: "'s-Hertogenbosch" });
});

it.each([
  ['nothing', '', 'empty'],
  ['spaces', '   ', 'empty'],
  ['digits', '123', 'letters'],
  ['a digit', 'auto2', 'letters'],
  ['a picture', '😀', 'letters'],
  ['another letter', 'łódź', 'letters'],
  ['a mark', "'", 'letters'],
  ['31 letters', 'a'.repeat(31), 'too-long'],
  ['a million letters', 'a'.repeat(1_000_000), 'too-long'],
  ['a sentence', 'een twee drie', 'several-words'],
])('refuses %s', (_, text, reason) => {
  expect(normalise(text)).toEqual({ refused: reason });
  expect(analyse(text)).toMatchObject({ word: '', graphemes: [], categories: [] });
});

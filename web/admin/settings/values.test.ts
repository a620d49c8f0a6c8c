import { expect, test } from 'vitest';
import type { SettingOptions } from '../../../server/contract/settings.ts';
import { changeText } from './values.ts';

const category = (id: string, title: string) => ({ id, title, kind: 'spelling', groep: 5, half: 1 }) as const;
const options: SettingOptions = {
  categories: [
    category('a', 'Woorden met ei'),
    category('b', 'Woorden met au'),
    category('c', 'Woorden met cht'),
  ],
  games: ['Rups', 'Doolhof', 'Leesrace', 'Bioscoop', 'Pizza', 'Trein'].map((title) => ({
    id: title.toLowerCase(),
    title,
    forms: [],
    pace: 'T' as const,
  })),
  methods: [],
  lists: [],
};

test('a change is told in a few words', () => {
  expect(changeText('calm', false, true, options)).toEqual({ was: 'uit', becomes: 'aan' });
});

test('as many categories, but others: they are named', () => {
  const line = (...categories: string[]) => ({ kind: 'categories' as const, categories });
  expect(changeText('learningLine', line('a', 'b'), line('b', 'c'), options)).toEqual({
    was: '2 categorieën; vervalt: Woorden met ei',
    becomes: '2 categorieën; nieuw: Woorden met cht',
  });
});

test('games beyond those that are named', () => {
  const off = ['rups', 'doolhof', 'leesrace', 'bioscoop'];
  const { was, becomes } = changeText('gamesOff', [...off, 'pizza'], [...off, 'trein'], options);
  expect([was, becomes]).toEqual([
    'uit: Rups, Doolhof, Leesrace, Bioscoop +1; vervalt: Pizza',
    'uit: Rups, Doolhof, Leesrace, Bioscoop +1; nieuw: Trein',
  ]);
});

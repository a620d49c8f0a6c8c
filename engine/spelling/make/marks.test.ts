import { expect, it } from 'vitest';
import { make } from '../../testing/making.ts';
import { analyse } from '../analyse/index.ts';
import { spellingCategory, type CategoryId } from '../catalogue/index.ts';
import type { Word } from '../word.ts';

const odd = (text: string, category: CategoryId): Word => {
  const { graphemes, syllables, categories } = analyse(text);
  const spots = categories.map(({ id, from, to }) => ({ category: id, from, to }));
  return { id: text, text, graphemes, syllables, spots, groep: 7, listed: [category] };
};

it('marks stay with the letter before them where a word is cut', () => {
  const dealt = make('split', spellingCategory('hyphen'), odd('zee-egel', 'hyphen'));
  expect(dealt?.exercise).toMatchObject({ letters: ['z', 'e', 'e-', 'e', 'g', 'e', 'l'] });
  expect(dealt?.solution.answer).toEqual({ form: 'split', cuts: [3, 4] });
  const evening = make('split', spellingCategory('apostrophe-s-time'), odd("'s avonds", 'apostrophe-s-time'));
  expect(evening?.exercise).toMatchObject({ letters: ["'", 's ', 'a', 'v', 'o', 'n', 'd', 's'] });
  expect(evening?.solution.answer).toEqual({ form: 'split', cuts: [3] });
  expect(make('split', spellingCategory('hyphen'), odd('tv-gids', 'hyphen'))).toBeUndefined();
});

it('marks are a tile, and a space is part of the one before', () => {
  const tiles = (text: string, category: CategoryId) => {
    const dealt = make('build', spellingCategory(category), odd(text, category), { distractors: 0 });
    return dealt?.exercise.form === 'build' ? dealt.exercise.tiles.map((tile) => tile.text).sort() : [];
  };
  expect(tiles("'s avonds", 'apostrophe-s-time')).toEqual(["'s", 'a', 'd', 'n', 'o', 's', 'v']);
  expect(tiles("auto's", 'apostrophe-s')).toEqual(["'", 'au', 'o', 's', 't']);
});

it('marks are in the gap with a letter on each side', () => {
  const gaps = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const dealt = make('choose', spellingCategory('hyphen'), odd('zee-egel', 'hyphen'), { seed });
    const isLetters = dealt?.exercise.form === 'choose' && dealt.exercise.kind === 'grapheme';
    return isLetters ? [dealt.exercise.prompt.text] : [];
  });
  expect(new Set(gaps)).toEqual(new Set(['z___gel']));
});

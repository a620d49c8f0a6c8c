import { describe, expect, it } from 'vitest';
import { createRng, judge } from '../exercise/index.ts';
import { analyse } from './analyse/index.ts';
import { spellingCategory, type CategoryId } from './catalogue/index.ts';
import { makeExercise } from './make/index.ts';
import { createMemo } from './memo.ts';
import { contextDistractors, diagnose, misspellings } from './misspell/index.ts';
import type { Media } from './request.ts';
import { variantsOf } from './variants.ts';
import type { Word } from './word.ts';

/** A typing exercise about a word, as the bank would have it. */
function typing(text: string, id: CategoryId) {
  const { graphemes, syllables, categories } = analyse(text);
  const spots = categories.map(({ id: category, from, to }) => ({ category, from, to }));
  const word: Word = { id: text, text, graphemes, syllables, spots, groep: 6, sentence: '' };
  const media = { speech: (said) => ({ text: said, url: '/' }), picture: () => undefined } as Media;
  const none = { words: [word], pictured: [], looksLike: () => false, inCategory: () => [word] };
  return makeExercise({
    id: 'e1',
    form: 'type',
    category: spellingCategory(id),
    word,
    media,
    lexicon: { ...none, has: () => false, refused: () => false, memo: createMemo() },
    cap: 6,
    distractors: 3,
    noMisspellings: true,
    rng: createRng('a'),
  })!;
}

describe('variantsOf', () => {
  it.each([
    ['giraf', 'giraffe'],
    ['giraffe', 'giraf'],
    ['maïskolf', 'maiskolf'],
    ['kwisvraag', 'quizvraag'],
    ['joeg', 'jaagde'],
  ])('knows of %s', (word, other) => expect(variantsOf(word)).toEqual([other]));

  it('has none for words that sound or look like one', () => {
    for (const word of ['papaver', 'school', 'energie', 'bureau', 'kado'])
      expect(variantsOf(word)).toEqual([]);
  });
});

describe('a variant of the word', () => {
  const nothing = { exists: () => false };

  it('is never given as a misspelling, also where the word list has it not', () => {
    for (const word of ['giraf', 'maïs', 'parcours', 'landsgrens', "papa's", 'T-shirt', 'quiz', 'jaagde']) {
      const given = misspellings(word, { ...nothing, limit: 100 }).map(({ text }) => text);
      expect(given.length, word).toBeGreaterThan(3);
      expect(given.filter((text) => variantsOf(word).includes(text))).toEqual([]);
    }
  });

  it('is never given beside the word in its sentence', () => {
    const sentence = 'Gisteren joeg de hond op een kat.';
    const given = contextDistractors('joeg', sentence, { ...nothing, lemma: 'jagen' }).map(
      ({ text }) => text,
    );
    expect(given.length).toBeGreaterThan(2);
    expect(given).not.toContain('jaagde');
  });

  it('is no error when it is typed', () => {
    expect(diagnose('giraf', 'giraffe')).toEqual({ right: true, errors: [], slips: [] });
    expect(diagnose('giraf', 'sjiraf').right).toBe(false);
    const dealt = typing('giraf', 'g-as-zj');
    expect(judge(dealt, { form: 'type', text: 'giraffe' })).toMatchObject({ right: true, rules: [] });
    expect(judge(dealt, { form: 'type', text: 'girafe' }).right).toBe(false);
  });
});

it.each([
  'giraf giraffe',
  'maïs mais',
  'yoghurt joghurt',
  'muesli müsli',
  'whisky whiskey',
  'afstandsbediening afstandbediening',
])('has both of %s', (pair) => {
  const [one = '', other = ''] = pair.split(' ');
  expect(variantsOf(one)).toContain(other);
  expect(variantsOf(other)).toContain(one);
});

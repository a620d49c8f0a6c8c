import { describe, expect, it } from 'vitest';
import { createRng, type Dealt } from '../../exercise/index.ts';
import { spellingCategory, type SpellingCategory } from '../catalogue/index.ts';
import { createMemo } from '../memo.ts';
import type { Lexicon, Media } from '../request.ts';
import type { Word } from '../word.ts';
import { makeExercise } from './index.ts';

const lexicon: Lexicon = {
  words: [],
  pictured: [],
  looksLike: () => false,
  inCategory: () => [],
  has: () => true,
  refused: () => false,
  memo: createMemo(),
};
const media: Media = { speech: (text) => ({ text, url: `/${text}` }), picture: () => undefined };
const word: Word = {
  id: 'trein',
  text: 'trein',
  graphemes: ['t', 'r', 'ei', 'n'],
  syllables: ['trein'],
  groep: 5,
  spots: [{ category: 'ei-ij', from: 2, to: 4 }],
};

/** The sentence, to be put in order. */
function order(sentence: string, seed = 'a'): Dealt {
  const category = spellingCategory('ei-ij') as SpellingCategory;
  return makeExercise({
    id: 'e1',
    form: 'order',
    word: { ...word, sentence },
    category,
    lexicon,
    media,
    rng: createRng(seed),
    distractors: 0,
    cap: 6,
    noMisspellings: true,
  })!;
}

describe('the words of a sentence', () => {
  it.each([
    ['De trein rijdt.', 'Begin met de hoofdletter, eindig met de punt.'],
    ['Waar rijdt de trein?', 'Begin met de hoofdletter, eindig met het vraagteken.'],
    ['Wat een trein!', 'Begin met de hoofdletter, eindig met het uitroepteken.'],
    ['De trein rijdt', 'Begin met de hoofdletter.'],
    ['’s Avonds rijdt de trein.', 'Eindig met de punt.'],
    ['de trein rijdt', 'Lees de zin nog eens rustig.'],
  ])('have a hint that says how they begin and end: %s', (sentence, hint) => {
    expect(order(sentence).solution.hint).toBe(hint);
  });

  it('never lie in order already', () => {
    for (let i = 0; i < 30; i++) {
      const { exercise } = order('De trein rijdt.', String(i));
      if (exercise.form !== 'order') throw new Error('not to order');
      expect(exercise.cards.map(({ text }) => text)).not.toEqual(['De', 'trein', 'rijdt.']);
    }
  });
});

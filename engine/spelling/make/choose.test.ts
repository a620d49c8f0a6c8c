import { describe, expect, it } from 'vitest';
import { all, lexicon, make } from '../../testing/making.ts';
import { spellingCategory } from '../catalogue/index.ts';
import type { Word } from '../word.ts';

describe('contrast words', () => {
  const month: Word = {
    id: 'maart',
    text: 'maart',
    graphemes: ['m', 'aa', 'r', 't'],
    syllables: ['maart'],
    groep: 4,
    spots: [{ category: 'final-d-t', from: 4, to: 5 }],
    listed: ['final-d-t'],
  };

  it('are only asked for what tells them from the category, with a hint that says so', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const dealt = make('choose', spellingCategory('capital-letters'), month, { seed });
      expect(dealt?.exercise).toMatchObject({ kind: 'rule', prompt: { text: '___aart' } });
      expect(dealt?.solution.hint).toBe('Dit is geen naam: schrijf een kleine letter.');
    }
  });
});

describe('misspellings', () => {
  it('are dealt where the setting allows them, to find the right one', () => {
    const kinds = [...all('choose', { noMisspellings: false })].map(
      ({ dealt }) => 'kind' in dealt.exercise && dealt.exercise.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['grapheme', 'rule', 'picture', 'misspelling']));
  });

  it('asks by the picture alone only where it shows exactly the word, beside none that looks like it', () => {
    const exact = new Map(lexicon.pictured.map((word) => [word.picture, word]));
    for (const form of ['choose', 'judge', 'read'] as const) {
      const asked = [...all(form)].filter(
        ({ dealt: { exercise } }) => 'kind' in exercise && exercise.kind === 'picture',
      );
      expect(asked.length, form).toBeGreaterThan(0);
      for (const { dealt, word } of asked) {
        const { exercise } = dealt;
        const names =
          'options' in exercise
            ? exercise.options.map(({ picture }) => picture?.name)
            : [exercise.prompt.picture?.name];
        for (const name of names) {
          expect(exact.has(name)).toBe(true);
          expect(name === word.picture || exact.get(name)!.text[0] !== word.text[0]).toBe(true);
        }
      }
    }
  });
});

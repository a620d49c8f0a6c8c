import { describe, expect, it } from 'vitest';
import type { Dealt } from '../../exercise/index.ts';
import { make, words } from '../../testing/making.ts';
import { spellingCategory, type CategoryId } from '../catalogue/index.ts';
import type { Word } from '../word.ts';

describe('what is cut', () => {
  const cutOf = (dealt: Dealt | undefined) => {
    if (dealt?.exercise.form !== 'split' || dealt.solution.answer.form !== 'split') return undefined;
    const { cuts } = dealt.solution.answer;
    return dealt.exercise.letters.map((letter, i) => (cuts.includes(i) ? `|${letter}` : letter)).join('');
  };
  const [, rijd, loopt] = words.slice(-3);

  it('is a sound where words are learnt by ear, the ending of a verb, and else a syllable', () => {
    const word = (text: string, graphemes: string, category: CategoryId): Word => ({
      id: text,
      text,
      graphemes: graphemes.split('|'),
      syllables: [text],
      groep: 3,
      spots: [{ category, from: 0, to: text.length }],
    });
    const cut = (category: CategoryId, asked: Word) =>
      cutOf(make('split', spellingCategory(category), asked));
    expect(cut('cvc', word('boom', 'b|oo|m', 'cvc'))).toBe('b|oo|m');
    expect(cut('cluster-many', word('strik', 's|t|r|i|k', 'cluster-many'))).toBe('s|t|r|i|k');
    expect(cut('ei-ij', word('trein', 't|r|ei|n', 'ei-ij'))).toBeUndefined();
    expect(cut('verb-present-t', loopt!)).toBe('loop|t');
    expect(cut('verb-stem', rijd!)).toBe('rijd|en');
  });

  it('of a verb is explained by its rule, and the infinitive is heard', () => {
    const dealt = make('split', spellingCategory('verb-stem'), rijd!);
    expect(dealt?.solution.hint).toBe(spellingCategory('verb-stem').hint);
    expect(dealt?.exercise.prompt).toMatchObject({
      task: 'Knip -en van het hele werkwoord.',
      speech: { text: 'rijden' },
    });
  });
});

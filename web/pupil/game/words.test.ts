import { describe, expect, it } from 'vitest';
import type { Dealt } from '../../../engine/exercise/index.ts';
import { fitting, wordsOf } from './words.ts';

const dealt = (text: string): Dealt => ({
  exercise: {
    id: text,
    category: 'ei-ij',
    form: 'type',
    prompt: { task: 'Typ het woord.' },
    secondChance: true,
    length: text.length,
  },
  solution: {
    answer: { form: 'type', text },
    wordId: text,
    reveal: { text, from: 0, to: 1 },
    hint: 'Denk aan de regel.',
    rules: {},
  },
});

describe('words of a round', () => {
  it('tells apart what went well at once and what is still to practise', () => {
    const round = ['trein', 'ijs', 'reis', 'trein', 'prijs'].map(dealt);
    expect(wordsOf(round, ['first-try', 'second-try', 'missed', 'missed', 'open'])).toEqual({
      right: [],
      practise: ['ijs', 'reis', 'trein'],
    });
    expect(wordsOf(round, ['first-try', 'first-try', 'missed'])).toEqual({
      right: ['trein', 'ijs'],
      practise: ['reis'],
    });
  });
});

describe('words that fit', () => {
  it('shows all of a few words, and says how many more there are of many', () => {
    expect(fitting(['trein', 'ijs'], 2)).toEqual({ shown: ['trein', 'ijs'], more: 0 });
    const many = Array.from({ length: 18 }, (_, i) => `woordje${i}`);
    const { shown, more } = fitting(many, 2);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length + more).toBe(18);
    expect(fitting(many, 4).shown.length).toBeGreaterThan(shown.length);
    expect(fitting(['schoolbibliotheek', 'verjaardagsfeest', 'brievenbussen'], 2).more).toBe(1);
  });
});

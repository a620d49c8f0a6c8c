import { describe, expect, it } from 'vitest';
import type { Dealt } from '../../../engine/exercise/index.ts';
import { fittingWords, wordsOf } from './words.ts';

const dealt = (text: string, id: string): Dealt => ({
  exercise: {
    id,
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
    const round = ['trein', 'ijs', 'reis', 'trein', 'prijs'].map((word, i) => dealt(word, `x${i}`));
    const asked = ['x0', 'x1', 'x2', 'x3', 'x4'];
    const results = ['first-try', 'second-try', 'missed', 'missed', 'open'] as const;
    expect(wordsOf(round, { results, asked })).toEqual({ right: [], practise: ['ijs', 'reis', 'trein'] });
    expect(wordsOf(round, { results: ['first-try', 'first-try', 'missed'], asked })).toEqual({
      right: ['trein', 'ijs'],
      practise: ['reis'],
    });
  });

  it('goes by what was asked: the browser may choose other words than those that were dealt first', () => {
    const round = ['trein', 'ijs', 'reis'].map((word) => dealt(word, word));
    expect(wordsOf(round, { results: ['missed', 'first-try'], asked: ['reis', 'trein'] })).toEqual({
      right: ['trein'],
      practise: ['reis'],
    });
  });
});

describe('words that fit', () => {
  const many = Array.from({ length: 18 }, (_, i) => `woordje${i}`);

  it('shows all of a few words', () => {
    expect(fittingWords({ right: ['trein'], practise: ['ijs'] })).toEqual({
      right: { shown: ['trein'], more: 0 },
      practise: { shown: ['ijs'], more: 0 },
    });
  });

  it('says how many more there are of many', () => {
    const { right } = fittingWords({ right: many, practise: [] });
    expect(right.shown.length).toBeGreaterThan(8);
    expect(right.more).toBe(18 - right.shown.length);
  });

  it('leaves room behind the last words for how many more there are, and never says only that', () => {
    const width = (words: readonly string[]) => words.reduce((sum, word) => sum + 42 + 16 * word.length, 0);
    const { right, practise } = fittingWords({ right: many, practise: many });
    expect(width(right.shown)).toBeLessThanOrEqual(520 - 150);
    expect(practise.more).toBe(18 - practise.shown.length);
    expect(
      fittingWords({ right: ['hottentottententententoonstelling', 'ei'], practise: many }).right,
    ).toEqual({
      shown: ['hottentottententententoonstelling'],
      more: 1,
    });
  });

  it('a long sentence takes two rows', () => {
    const long = (n: number) => `Bij de kraam van opa eet iedereen een harinkje ${n}.`;
    const { right, practise } = fittingWords({ right: [long(1), long(2)], practise: [long(3), long(4)] });
    expect(practise).toEqual({ shown: [long(3)], more: 1 });
    expect(right).toEqual({ shown: [long(1)], more: 1 });
    const short = ['De kat slaapt.', 'Het regent hard.', 'Ik zie een vis.'];
    expect(fittingWords({ right: [], practise: short }).practise).toEqual({ shown: short, more: 0 });
  });

  it('gives what is still to practise the most room, and what went well at least a row', () => {
    const { right, practise } = fittingWords({ right: many, practise: many });
    expect(practise.shown.length).toBeGreaterThan(2 * right.shown.length);
    expect(right.shown.length).toBeGreaterThan(0);
    const short = fittingWords({ right: many, practise: ['ijs'] });
    expect(short.practise).toEqual({ shown: ['ijs'], more: 0 });
    expect(short.right.shown.length).toBeGreaterThan(right.shown.length);
  });
});

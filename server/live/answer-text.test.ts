import { expect, test } from 'vitest';
import type { Dealt, RawAnswer } from '../../engine/exercise/index.ts';
import { shownAnswer, toldAnswer } from './answer-text.ts';

function choice(text: string, [from, to]: [number, number], ...options: string[]): Dealt {
  return {
    exercise: {
      id: 'e',
      category: 'ei-ij',
      prompt: { task: '' },
      secondChance: true,
      form: 'choose',
      kind: 'grapheme',
      options: options.map((id) => ({ id, text: id })),
    },
    solution: {
      wordId: 'w',
      reveal: { text, from, to },
      hint: '',
      rules: {},
      answer: { form: 'choose', option: options[0]! },
    },
  };
}
const shown = (dealt: Dealt, option: string) => shownAnswer(dealt, { form: 'choose', option });

test('letters that were chosen for a gap are shown as the word that came of it', () => {
  expect(shown(choice('trein', [2, 4], 'ei', 'ij'), 'ij')).toBe('trijn');
  expect(shown(choice('rokken', [2, 4], 'okk', 'ook'), 'ook')).toBe('rooken');
  // Of letters that stand in the word twice it is those of the hard spot.
  expect(shown(choice('tent', [3, 4], 't', 'd'), 'd')).toBe('tend');
});

test('what was chosen and is no writing of the word is told apart from what was written', () => {
  const told = (dealt: Dealt, given: RawAnswer) => toldAnswer(shownAnswer(dealt, given));
  const ij = choice('wijk', [1, 3], 'ij', 'ei');
  expect(told(ij, { form: 'choose', option: 'ei' })).toEqual({ given: 'weik' });
  expect(told(choice('goed', [0, 1], 'lang', 'kort'), { form: 'choose', option: 'kort' })).toEqual({
    given: 'kort',
    chosen: true,
  });
  expect(told(ij, { form: 'judge', fits: true })).toEqual({ given: 'klopt', chosen: true });
});

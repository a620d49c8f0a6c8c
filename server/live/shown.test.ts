import { expect, test } from 'vitest';
import type { Dealt } from '../../engine/exercise/index.ts';
import { shownAnswer } from './shown.ts';

function choice(text: string, [from, to]: [number, number], ...options: string[]): Dealt {
  return {
    exercise: {
      ...{ id: 'e', category: 'ei-ij', prompt: { task: '' }, secondChance: true },
      ...{ form: 'choose', kind: 'grapheme', options: options.map((id) => ({ id, text: id })) },
    },
    solution: {
      ...{ wordId: 'w', reveal: { text, from, to }, hint: '', rules: {} },
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

test('what was chosen stands by itself where it is not of the word', () => {
  expect(shown(choice('goed', [0, 1], 'lang', 'kort'), 'kort')).toBe('kort');
  expect(shownAnswer(choice('wijk', [1, 3], 'ij', 'ei'), { form: 'judge', fits: true })).toBe('klopt');
});

import { expect, it } from 'vitest';
import type { ChooseExercise, Prompt } from '../../engine/exercise/index.ts';
import { cargoOf } from './cargo.ts';

const asked = (prompt: Omit<Prompt, 'task'>) =>
  cargoOf({ form: 'choose', prompt: { task: 'Kies.', ...prompt }, options: [] } as unknown as ChooseExercise);

it('carries the picture, the word, or the word with its gap that is asked for', () => {
  const picture = { name: 'uil', url: 'data:uil', alt: 'uil' };
  expect(asked({ picture, text: 'uil' })).toEqual({ picture });
  expect(asked({ text: 'k___' })).toEqual({ text: 'k___' });
  expect(asked({ text: 'De hond l___pt, hoor.' })).toEqual({ text: 'l___pt' });
  expect(asked({ text: 'Ik zie ___.' })).toEqual({ text: '___' });
});

it('carries a question where the word is only heard, or a sentence only read', () => {
  expect(asked({})).toEqual({ text: '?' });
  expect(asked({ text: 'Opa wordt tachtig jaar' })).toEqual({ text: '?' });
});

import { expect, it } from 'vitest';
import { Round } from '../../exercise/index.ts';
import { make } from '../../testing/making.ts';
import { spellingCategory, type CategoryId } from '../catalogue/index.ts';
import type { Word } from '../word.ts';

const paard: Word = {
  id: 'paard',
  text: 'paard',
  graphemes: ['p', 'aa', 'r', 'd'],
  syllables: ['paard'],
  groep: 4,
  spots: [
    { category: 'cluster-one-side', from: 2, to: 4 },
    { category: 'final-d-t', from: 4, to: 5 },
  ],
};
const after = (category: CategoryId, typed: string) => {
  const dealt = make('type', spellingCategory(category), paard)!;
  return new Round({ dealt: [dealt], size: 1 }).answer({ form: 'type', text: typed }, 0, 0).hint;
};

it('explains the rule that was broken, not only the one that is practised', () => {
  expect(after('final-d-t', 'paart')).toBe(spellingCategory('final-d-t').hint);
  expect(after('cluster-one-side', 'paart')).toBe(spellingCategory('final-d-t').hint);
  expect(after('final-d-t', 'paad')).toBe('Luister goed naar het hele woord.');
  expect(after('final-d-t', 'qqq')).toBe(spellingCategory('final-d-t').hint);
});

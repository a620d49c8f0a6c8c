import { expect, test } from 'vitest';
import type { Mistake, Standing } from '../contract/progress.ts';
import { sortedOut, wordsToRepeat } from './letter.ts';

const standing = (category: string, level?: Partial<NonNullable<Standing['level']>>): Standing => ({
  ...{ category, answers: 10, correct: 8, minutes: 5 },
  ...(level && { level: { status: 'bezig', reason: '', p: 60, low: 50, high: 70, known: 20, ...level } }),
});

test('parents read of each category once whether it goes well, and nothing of what is not measured', () => {
  const standings = [
    standing('a', { status: 'klaar', p: 88 }),
    standing('b', { p: 83 }),
    standing('c'),
    standing('d', { known: 7 }),
    standing('e'),
    standing('f', { status: 'stap-terug', p: 30 }),
    standing('g', {}),
  ];
  const categories = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, goal: `Over ${id}` }));
  expect(sortedOut({ standings, categories })).toEqual({
    well: ['Over a', 'Over b'],
    now: ['Over g'],
    hard: ['Over f'],
  });
});

test('words to look at together are spelled right, each once, and not those that are mastered since', () => {
  const mistake = (word: string, written: string): Mistake => ({
    ...{ id: word + written, at: 1, word, written, then: [], category: 'ei-ij', speech: '' },
  });
  const mistakes = [
    mistake('trein', 'trijn'),
    mistake('wijs', 'weis'),
    mistake('trein', 'tryn'),
    mistake('De trein rijdt.', 'De trijn rijdt.'),
  ];
  const mastered = [{ word: 'wijs', category: 'ei-ij', day: '2026-11-16' }];
  expect(wordsToRepeat({ mistakes, mastered, masteredTotal: 1 })).toEqual(['trein']);
});

import { expect, test } from 'vitest';
import { TEST_WORDS } from '../testing/words.ts';
import { stepsBackIn } from './step-back.ts';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60_000;
const level = (category: string, status: 'klaar' | 'bezig' | 'stap-terug', hoursAgo = 1, p = 0.5) => ({
  category,
  status,
  p,
  last_at: NOW - hoursAgo * HOUR,
});
const NK = { category: 'nk', name: 'nk', title: 'nk (zonder g)' };
const NG = { category: 'ng', name: 'ng', title: 'Zingende n (ng)' };
/** What the test words say: `nk` builds on `ng`, that on `au-ou`, that on `ei-ij`. All of it can be practised, but some. */
const stepsBackBut =
  (...not: string[]) =>
  (...levels: ReturnType<typeof level>[]) =>
    stepsBackIn(
      { levels, words: TEST_WORDS, canPractise: (id) => !not.includes(id), canPlay: (id) => id !== 'ei-ij' },
      NOW - 7 * 24 * HOUR,
    );
const stepsBack = stepsBackBut();

test('a category that is too hard asks for what it builds on, also where that was never practised', () => {
  expect(stepsBack(level('nk', 'stap-terug'))).toEqual([{ ...NK, first: { ...NG, isNew: true } }]);
  expect(stepsBack(level('nk', 'stap-terug'), level('ng', 'bezig'))[0]!.first).toEqual(NG);
  expect(stepsBack(level('nk', 'bezig'), level('ng', 'klaar'))).toEqual([]);
});

test('what is too hard itself asks for what that builds on; mastered, there is nothing to go back to', () => {
  const steps = stepsBack(level('nk', 'stap-terug'), level('ng', 'stap-terug', 3));
  expect(steps.map(({ category, first }) => [category, first?.category])).toEqual([
    ['nk', 'au-ou'],
    ['ng', 'au-ou'],
  ]);
  expect(stepsBack(level('nk', 'stap-terug'), level('ng', 'klaar'))).toEqual([NK]);
  expect(stepsBack(level('nk', 'stap-terug'), level('ng', 'bezig', 1, 0.8))).toEqual([NK]);
  // Below a hard one all is mastered: then that one itself, rather than nothing.
  const [deep] = stepsBack(level('nk', 'stap-terug'), level('ng', 'stap-terug', 3), level('au-ou', 'klaar'));
  expect(deep!.first?.category).toBe('ng');
});

test('what can’t be practised is not named, but what that builds on; where nothing is left, that is what is told', () => {
  const [step] = stepsBackBut('ng')(level('nk', 'stap-terug'), level('au-ou', 'bezig'));
  expect(step!.first).toMatchObject({ category: 'au-ou' });
  expect(step!.first).not.toHaveProperty('isNew');
  const none = stepsBackBut('ng', 'au-ou', 'ei-ij');
  expect(none(level('nk', 'stap-terug'))).toEqual([{ ...NK, outside: NG }]);
  expect(none(level('au-ou', 'stap-terug'))).toMatchObject([
    { category: 'au-ou', outside: { category: 'ei-ij', unplayable: true } },
  ]);
  // What goes well is no matter, whether it can be practised or not.
  expect(none(level('nk', 'stap-terug'), level('ng', 'klaar'))).toEqual([NK]);
  expect(stepsBackBut('ng')(level('nk', 'stap-terug'), level('au-ou', 'klaar'))).toEqual([
    { ...NK, outside: NG },
  ]);
});

test('what was too hard weeks ago is not for now, nor are lists and categories that are gone', () => {
  expect(stepsBack(level('nk', 'stap-terug', 8 * 24))).toEqual([]);
  expect(stepsBack(level('lijst/1', 'stap-terug'), level('weg', 'stap-terug'))).toEqual([]);
});

import { expect, it } from 'vitest';
import { asMiss } from './board-rows.ts';

const answer = { id: 'a', word: 'geit', shown: 'gijt', category: 'final-d-t', at: 1, correct: 0 } as const;
const missOf = (rule: string) => asMiss({ ...answer, rule }, 'noor', (category) => `taak ${category}`);

it('a rule that was written wrong and one that was chosen wrong are one rule on the board', () => {
  const one = { rule: 'ei-ij', name: 'Korte ei of lange ij', category: 'ei-ij', task: 'taak ei-ij' };
  expect(missOf('D07')).toMatchObject(one);
  expect(missOf('ei-ij')).toMatchObject(one);
  expect(missOf('D20')).toMatchObject({ rule: 'final-d-t', category: 'final-d-t' });
});

it('what breaks no rule is no miss', () => {
  expect(missOf('slip')).toBeUndefined();
  expect(asMiss({ ...answer, rule: null }, 'noor', () => undefined)).toBeUndefined();
  expect(asMiss({ ...answer, rule: 'D07', correct: 1 }, 'noor', () => undefined)).toBeUndefined();
});

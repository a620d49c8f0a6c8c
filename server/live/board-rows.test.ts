import { expect, it } from 'vitest';
import { asMiss, asTileAnswer } from './board-rows.ts';

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

it('opposite mistakes against one rule are one rule on the board, and told apart', () => {
  const wrote = (word: string, shown: string) => {
    const row = { ...answer, word, shown, rule: 'D03', category: 'final-b-p' };
    const { why } = asTileAnswer({ ...row, try_no: 1 });
    return { miss: asMiss(row, 'noor', () => undefined), why };
  };
  const name = 'Enkele of dubbele medeklinker';
  for (const [word, shown, way] of [
    ['tob', 'tobb', 'verdubbeld waar één letter hoort'],
    ['bakker', 'baker', 'verdubbeling vergeten'],
  ] as const) {
    const { miss, why } = wrote(word, shown);
    expect(miss).toMatchObject({ rule: 'D03', name, way });
    expect(why).toBe(`${name}: ${way}`);
  }
  // What was chosen is no writing of the word.
  expect(wrote('bakker', 'koos: baker').miss).not.toHaveProperty('way');
});

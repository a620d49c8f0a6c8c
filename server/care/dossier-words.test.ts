import { expect, test } from 'vitest';
import type { PlanTests } from '../contract/plan-tests.ts';
import { CONCLUSION_AT_HOME, OUTCOME_AT_HOME, testLines } from './dossier-words.ts';

const sitting = (moment: 'begin' | 'eind', right: number, more: object = {}) => ({
  ...{ moment, state: 'nagekeken', mode: 'papier', day: moment === 'begin' ? '2026-08-25' : '2026-10-02' },
  ...{ counts: { nieuw: { right, of: 28 }, zin: { right: 2, of: 4 } }, ...more },
});
const told = (taken: object[], conclusion: object | null) =>
  testLines({ taken, conclusion } as unknown as Pick<PlanTests, 'taken' | 'conclusion'>);

test('the file of a plan tells its tests, the difference and each goal with its range', () => {
  const goal = {
    ...{ title: 'c klinkt als k (cola)', words: 13 },
    begin: { p: 0.14, low: 0.05, high: 0.34 },
    end: { p: 0.88, low: 0.74, high: 0.95 },
  };
  const conclusion = { change: { finding: 'clearly-up' }, goals: [goal, { ...goal, end: null }] };
  expect(told([sitting('begin', 11), sitting('eind', 23, { mode: 'scherm' })], conclusion)).toEqual([
    'Begintoets op 25 augustus 2026, op papier: 11 van 28 nieuwe woorden goed, in zinnen 2 van 4.',
    'Eindtoets op 2 oktober 2026, op het scherm: 23 van 28 nieuwe woorden goed, in zinnen 2 van 4.',
    'Verschil: duidelijk vooruit.',
    'c klinkt als k (cola): aan het eind naar schatting 88 % (74–95 %) van alle woorden goed, op 13 woorden; bij het begin 14 % (5–34 %).',
  ]);
});

test('a test that was not checked is not told', () => {
  expect(told([sitting('begin', 11), sitting('eind', 23, { state: 'ingeleverd' })], null)).toHaveLength(1);
  expect(told([], null)).toEqual([]);
});

test('parents read what came of it in whole sentences', () => {
  for (const said of [...Object.values(OUTCOME_AT_HOME), ...Object.values(CONCLUSION_AT_HOME)])
    expect(said).toMatch(/^[A-Z].* .*\.$/);
});

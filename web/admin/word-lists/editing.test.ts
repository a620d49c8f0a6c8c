import { expect, test } from 'vitest';
import { MOST_WORDS, type CheckedLine } from '../../../server/contract/word-lists.ts';
import { doubtsOf, EMPTY, fitting, taken, withLines, wordsToSave } from './editing.ts';

const found = (word: string): CheckedLine => ({ line: 1, given: word, verdict: 'found', word });
const refused: CheckedLine = { line: 2, given: '12', verdict: 'refused', reason: 'cijfers' };
const heading: CheckedLine = { line: 3, given: 'Week 12:', verdict: 'skipped', leftOut: 'Week 12:' };

test('nothing that was checked is lost: words, what can’t be used, and what was left out', () => {
  const draft = withLines(EMPTY, [found('boom'), refused, heading]);
  expect(draft).toMatchObject({ words: [{ word: 'boom' }], refused: [refused], leftOut: [heading] });
  expect(withLines(draft, [found('roos')]).leftOut).toEqual([heading]);
});

test('a line that is taken all the same goes to the words; what can’t be used of it is told beside the rest', () => {
  const draft = withLines(EMPTY, [refused, heading]);
  const other: CheckedLine = { line: 3, given: '12', verdict: 'refused', reason: 'cijfers' };
  expect(taken(draft, heading, [found('week'), other])).toMatchObject({
    words: [{ word: 'week' }],
    refused: [refused, other],
    leftOut: [],
  });
});

test('a word of which the maker is sure is no doubt, and is kept so', () => {
  const wrong: CheckedLine = { line: 1, given: 'vakansie', verdict: 'misspelled', word: 'vakansie' };
  expect(doubtsOf(withLines(EMPTY, [wrong]))).toEqual(['vakansie']);
  const sure = withLines(EMPTY, [wrong], new Set(['vakansie']));
  expect(doubtsOf(sure)).toEqual([]);
  expect(wordsToSave(sure)).toEqual([{ word: 'vakansie', mark: 'sure' }]);
});

test('the lines that fit end at the first word for which there is no room', () => {
  const lines = [heading, found('boom'), refused, found('roos'), heading];
  expect(fitting(0, lines)).toBe(5);
  expect(fitting(MOST_WORDS - 1, lines)).toBe(3);
  expect(fitting(MOST_WORDS, lines)).toBe(1);
});

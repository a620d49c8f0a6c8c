import { expect, test } from 'vitest';
import type { Miss } from '../../../server/contract/board.ts';
import { misconceptions } from './misconceptions.ts';

const NOW = 100_000_000;
let id = 0;
const miss = (pupilId: string, rule: string, word: string, given: string, minutesAgo = 1): Miss => ({
  id: `${id++}`,
  pupilId,
  rule,
  name: `Regel ${rule}`,
  category: rule,
  task: `taak ${rule}`,
  word,
  given,
  at: NOW - minutesAgo * 60_000,
});
const misses: Miss[] = [
  miss('noor', 'ei-ij', 'trein', 'tryn', 40),
  { ...miss('noor', 'ei-ij', 'trein', 'trijn', 30), way: 'ij waar ei hoort' },
  { ...miss('noor', 'ei-ij', 'trein', 'trijn', 20), way: 'ij waar ei hoort' },
  { ...miss('sem', 'ei-ij', 'ijs', 'eis'), way: 'ei waar ij hoort' },
  miss('noor', 'open', 'bomen', 'boomen'),
  miss('sem', 'open', 'bomen', 'boomen'),
  { ...miss('sem', 'open', 'bomen', 'lang'), chosen: true },
  miss('eva', 'open', 'muren', ''),
];

test('the rule that most pupils break comes first, with each right word and all that was written or chosen', () => {
  expect(misconceptions(misses, 'today', NOW)).toEqual([
    {
      rule: 'open',
      name: 'Regel open',
      category: 'open',
      task: 'taak open',
      times: 4,
      pupilIds: ['noor', 'sem', 'eva'],
      ways: [],
      words: [
        { word: 'bomen', given: ['boomen'], chosen: ['lang'], times: 3 },
        { word: 'muren', given: [], chosen: [], times: 1 },
      ],
    },
    {
      rule: 'ei-ij',
      name: 'Regel ei-ij',
      category: 'ei-ij',
      task: 'taak ei-ij',
      times: 4,
      pupilIds: ['noor', 'sem'],
      ways: [
        { name: 'ij waar ei hoort', times: 2 },
        { name: 'ei waar ij hoort', times: 1 },
      ],
      words: [
        { word: 'trein', given: ['tryn', 'trijn'], chosen: [], times: 3 },
        { word: 'ijs', given: ['eis'], chosen: [], times: 1 },
      ],
    },
  ]);
});

test('of the last quarter of an hour only what is fifteen minutes old at most counts', () => {
  const [, eiIj] = misconceptions(misses, 'now', NOW);
  expect(eiIj).toMatchObject({ pupilIds: ['sem'], times: 1 });
  expect(misconceptions(misses, 'now', NOW + 15 * 60_000)).toEqual([]);
});

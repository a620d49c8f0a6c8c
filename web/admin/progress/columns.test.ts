import { expect, test } from 'vitest';
import type { GroupProgress, ProgressCategory } from '../../../server/contract/progress.ts';
import { byPractice, inSheets } from './columns.ts';

const category = (id: string, kind: ProgressCategory['kind'] = 'spelling'): ProgressCategory => ({
  id,
  name: id,
  title: id,
  kind,
});
const pupil = (...ids: string[]) =>
  ({
    standings: ids.map((id) => ({ category: id, answers: 1, correct: 1, minutes: 1 })),
  }) as unknown as GroupProgress['pupils'][number];

test('what most pupils practised comes first, else the order of the line; what none of them practised is left out', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => category(id));
  const order = byPractice(all, [pupil('b', 'c'), pupil('c'), pupil('a', 'c')]);
  expect(order.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('spelling comes before reading, and lists after both', () => {
  const all = [category('a', 'lijst'), category('b', 'lezen'), category('c')];
  const order = byPractice(all, [pupil('a', 'b', 'c'), pupil('a', 'b'), pupil('a')]);
  expect(order.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('on paper the columns come in sheets, none of them lost', () => {
  expect(inSheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inSheets([1, 2, 3, 4], 3)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(inSheets([])).toEqual([]);
});

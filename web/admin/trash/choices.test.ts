import { expect, test } from 'vitest';
import type { TrashItem } from '../../../server/contract/trash.ts';
import { choicesFor, comingWith, groupsLieHere, withThese } from './choices.ts';

const item = (kind: TrashItem['kind'], id: string, more: Partial<TrashItem> = {}): TrashItem => ({
  kind,
  id,
  name: id,
  by: '',
  at: 1,
  keptUntil: '2026-11-16',
  along: false,
  nameTaken: false,
  ...more,
});
const from = (id: string, state: 'open' | 'archived' | 'trashed') => ({ from: { id, name: id, state } });

test('where a pupil goes is asked only when the old group is not there to go back to', () => {
  const pupils = [
    item('pupil', 'anouk', from('5a', 'open')),
    item('pupil', 'bilal', from('5b', 'archived')),
    item('pupil', 'cato', { ...from('5c', 'trashed'), along: true }),
    item('pupil', 'daan'),
  ];
  const names = (items: readonly TrashItem[]) => choicesFor(items).homeless.map(({ id }) => id);
  expect(names(pupils)).toEqual(['bilal', 'cato', 'daan']);
  expect(names([...pupils, item('group', '5c')])).toEqual(['bilal', 'daan']);
});

test('a group that lies in the trash too is told apart from one that is gone or put away', () => {
  const lying = item('pupil', 'cato', from('5c', 'trashed'));
  expect(groupsLieHere([lying])).toBe(true);
  expect(groupsLieHere([lying, item('pupil', 'daan')])).toBe(false);
  expect(groupsLieHere([item('pupil', 'bilal', from('5b', 'archived'))])).toBe(false);
});

test('a new name is asked for a group whose name is taken', () => {
  const groups = [item('group', '5a'), item('group', '5b', { nameTaken: true })];
  expect(choicesFor(groups).renamed.map(({ id }) => id)).toEqual(['5b']);
});

test('with a group come those who went along; with too few places the others stay where they are', () => {
  const group = item('group', '5a');
  const [anouk, bilal] = ['anouk', 'bilal'].map((id) =>
    item('pupil', id, { ...from('5a', 'trashed'), along: true }),
  );
  const [cato, daan] = [
    item('pupil', 'cato', from('5a', 'trashed')),
    item('pupil', 'daan', from('5b', 'open')),
  ];
  const lying = [daan, bilal!, anouk!, cato, group];
  const ids = (items: readonly TrashItem[]) => items.map(({ id }) => id);
  expect(ids(comingWith([group], lying))).toEqual(['anouk', 'bilal']);
  expect(ids(comingWith([group, daan, anouk!], lying))).toEqual(['anouk', 'bilal', 'daan']);
  expect(comingWith([item('list', 'week 12')], lying)).toEqual([]);

  const list = item('list', 'week 12');
  const wanted = [group, daan, list].map((one) => ({ item: one, name: 'x' }));
  expect(withThese(wanted, lying, new Set(['bilal']))).toEqual([
    { item: group, name: 'x', pupils: ['bilal'] },
    { item: list, name: 'x' },
  ]);
});

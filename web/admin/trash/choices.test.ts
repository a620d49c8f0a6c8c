import { expect, test } from 'vitest';
import type { TrashItem } from '../../../server/contract/trash.ts';
import { choicesFor } from './choices.ts';

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

test('a new name is asked for a group whose name is taken', () => {
  const groups = [item('group', '5a'), item('group', '5b', { nameTaken: true })];
  expect(choicesFor(groups).renamed.map(({ id }) => id)).toEqual(['5b']);
});

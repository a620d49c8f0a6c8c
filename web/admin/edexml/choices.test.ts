import { expect, test } from 'vitest';
import type { EdexPreview, PupilRowView } from '../../../server/contract/edexml.ts';
import { actOf, actsOf, bodyOf, NO_CHOICES, sumOf } from './choices.ts';

const row = (n: number, state: PupilRowView['state'], more: Partial<PupilRowView> = {}): PupilRowView => ({
  row: n,
  line: n,
  key: String(n),
  name: `Kind ${n}`,
  year: 5,
  yearCode: '5',
  group: 0,
  state,
  changes: [],
  ...more,
});
const match = { pupil: 'p', name: 'Noor', group: '5A', rule: 'key' as const, inTrash: false };
const seen = { groups: [{ selected: true }, { selected: false }] } as EdexPreview;

test('a new pupil goes along with its group, unless somebody says otherwise', () => {
  expect(actOf(seen, NO_CHOICES, row(1, 'new'))).toBe('create');
  expect(actOf(seen, { ...NO_CHOICES, groups: { 0: false } }, row(1, 'new'))).toBe('skip');
  expect(actOf(seen, { ...NO_CHOICES, groups: { 0: false }, acts: { 1: 'create' } }, row(1, 'new'))).toBe(
    'create',
  );
  // A composite group that was ticked takes in who is in no other.
  expect(actOf(seen, NO_CHOICES, row(1, 'noGroup', { group: 1 }))).toBe('skip');
  expect(actOf(seen, { ...NO_CHOICES, groups: { 1: true } }, row(1, 'noGroup', { group: 1 }))).toBe('create');
});

test('nobody who is doubtful or gone is touched before somebody decided', () => {
  expect(actOf(seen, NO_CHOICES, row(1, 'doubtful', { match }))).toBe('skip');
  expect(actsOf(row(1, 'doubtful'))).toEqual(['skip', 'create']);
  expect(actOf(seen, NO_CHOICES, row(1, 'left', { match }))).toBe('skip');
});

test('the sum and what is sent say what was chosen', () => {
  const rows = [
    row(1, 'new'),
    row(2, 'new', { year: null }),
    row(3, 'moved', { match }),
    row(4, 'left', { match }),
    row(5, 'unchanged', { match }),
  ];
  const choices = {
    ...NO_CHOICES,
    acts: { 4: 'trash' as const },
    missing: new Set([0]),
    apart: new Set([0]),
    invite: { 2: 'a@b.nl' },
    link: { 3: 'marit' },
  };
  expect(sumOf(seen, rows, choices)).toEqual({ made: 2, applied: 1, trashed: 2, yearless: 1 });
  expect(bodyOf(choices)).toEqual({
    acts: { skip: [], create: [], apply: [], trash: [4] },
    groups: [{ index: 0, merged: false }],
    years: [],
    missing: [0],
    invite: [{ row: 2, email: 'a@b.nl' }],
    link: [{ row: 3, user: 'marit' }],
    groupPerYear: false,
  });
});

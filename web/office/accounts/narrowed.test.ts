import { expect, test } from 'vitest';
import type { TableAddress } from '../../ui/table/use-table-address.ts';
import { narrowedBy } from './narrowed.ts';

const address = (of: Partial<TableAddress>): TableAddress => ({
  search: '',
  setSearch: () => undefined,
  order: undefined,
  setOrder: () => undefined,
  filters: {},
  setFilter: () => undefined,
  clear: () => undefined,
  ...of,
});

test('what the address says is asked, and what no server would take is left out', () => {
  const filters = { kind: 'school', state: 'zomaar', over: 'ja', inactive: '90', quatsch: 'x' };
  expect(narrowedBy(address({ search: ' vlieger ', filters, order: { id: 'end', desc: true } }))).toEqual({
    filter: { search: 'vlieger', kind: 'school', over: 'ja', inactive: 90 },
    ordered: { order: 'end', desc: 'ja' },
  });
});

test('one letter is not searched for yet, and an order that is none is by name', () => {
  expect(narrowedBy(address({ search: 'v', order: { id: 'place', desc: false } }))).toEqual({
    filter: {},
    ordered: { order: 'name' },
  });
});

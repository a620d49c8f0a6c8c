import { expect, test } from 'vitest';
import { dayOf } from '../../app/day.ts';
import type { Column } from './column.ts';
import { tableCsv } from './table-csv.ts';

interface Row {
  name: string;
  at: number;
}
const COLUMNS: Column<Row>[] = [
  {
    id: 'name',
    label: 'Naam',
    value: ({ name }) => name,
    inFile: [{ label: 'Voornaam', value: ({ name }) => name }],
  },
  { id: 'again', label: 'Nog eens', value: ({ name }) => name, inFile: [] },
  { id: 'at', label: 'Op', value: ({ at }) => at, inFile: [{ label: 'Op', value: ({ at }) => dayOf(at) }] },
  { id: 'menu', label: 'Acties', value: () => undefined, isTool: true },
];

test('a column may stand otherwise in a file; a day is that of the Netherlands, wherever the browser stands', () => {
  const rows = [{ name: 'Noor', at: Date.parse('2026-06-30T22:30:00Z') }];
  expect(tableCsv(COLUMNS, rows)).toBe('\uFEFFVoornaam;Op\r\nNoor;2026-07-01');
});

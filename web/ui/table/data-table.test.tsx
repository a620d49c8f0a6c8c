import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Row {
  name: string;
  last: number | undefined;
}

const ROWS: Row[] = [
  { name: 'Anna', last: 2 },
  { name: 'Bas', last: undefined },
  { name: 'Cas', last: 10 },
];
const COLUMNS: Column<Row>[] = [
  { id: 'name', label: 'Naam', isHead: true, value: ({ name }) => name },
  { id: 'last', label: 'Laatst', value: ({ last }) => last },
];

/** The names from top to bottom at an address. */
const namesAt = (address: string) =>
  [
    ...renderToString(
      <MemoryRouter initialEntries={[address]}>
        <DataTable
          label="Leerlingen"
          rows={ROWS}
          columns={COLUMNS}
          idOf={({ name }) => name}
          nameOf={({ name }) => name}
          total={String}
          order={{ id: 'name', desc: false }}
        />
      </MemoryRouter>,
    ).matchAll(/data-row="(\w+)"/g),
  ].map(([, name]) => name);

test('rows without a value come last, whichever way the order runs', () => {
  expect(namesAt('/?orde=last')).toEqual(['Anna', 'Cas', 'Bas']);
  expect(namesAt('/?orde=-last')).toEqual(['Cas', 'Anna', 'Bas']);
  expect(namesAt('/?orde=-name')).toEqual(['Cas', 'Bas', 'Anna']);
});

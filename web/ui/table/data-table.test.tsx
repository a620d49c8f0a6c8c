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

const shownAt = (address: string, columns: readonly Column<Row>[] = COLUMNS) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <DataTable
        label="Leerlingen"
        rows={ROWS}
        columns={columns}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        total={String}
        order={{ id: 'name', desc: false }}
      />
    </MemoryRouter>,
  );

/** The names from top to bottom at an address. */
const namesAt = (address: string, columns?: readonly Column<Row>[]) =>
  [...shownAt(address, columns).matchAll(/data-row="(\w+)"/g)].map(([, name]) => name);

test('rows without a value come last, whichever way the order runs', () => {
  expect(namesAt('/?orde=last')).toEqual(['Anna', 'Cas', 'Bas']);
  expect(namesAt('/?orde=-last')).toEqual(['Cas', 'Anna', 'Bas']);
  expect(namesAt('/?orde=-name')).toEqual(['Cas', 'Bas', 'Anna']);
});

test('a badge stands beside the name, has no column, and narrows as a column does', () => {
  const badge: Column<Row> = {
    id: 'late',
    label: 'Laat',
    value: ({ last }) => (last === 10 ? 'ja' : 'nee'),
    cell: ({ last }) => last === 10 && <em>laat</em>,
    canFilter: true,
    isBadge: true,
  };
  const columns = [...COLUMNS, badge];
  const shown = shownAt('/', columns);
  expect(shown.match(/<th[^>]*scope="col"/g)).toHaveLength(2);
  expect(shown).toMatch(/<span class="name">Cas<\/span><em>laat<\/em>/);
  expect(namesAt('/?f.late=ja', columns)).toEqual(['Cas']);
});

test('the whole of a name that may be cut off is shown by pointing at it', () => {
  const long: Column<Row> = { ...COLUMNS[0]!, value: ({ name }) => `${name} van den Bosch-van Heuvelink` };
  expect(shownAt('/', [long])).toContain('title="Anna van den Bosch-van Heuvelink"');
  expect(shownAt('/')).not.toContain('title="Anna"');
});

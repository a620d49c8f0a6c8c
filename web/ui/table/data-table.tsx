import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { Checkbox, TableSortLabel } from '@mui/material';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { fold } from '../fold.ts';
import { ui } from '../wording.ts';
import type { CellValue, Column } from './column.ts';
import { saveTable, TableBar } from './table-bar.tsx';
import { classOf, TableRow } from './table-row.tsx';
import { useTableAddress } from './use-table-address.ts';
import './data-table.css';

interface Props<T> {
  /** What the table is a list of, for those who can't see it, and the name of its CSV file. */
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  idOf: (row: T) => string;
  /** A row as it is named, such as a pupil's name. */
  nameOf: (row: T) => string;
  /** How many there are, in words. */
  total: (count: number) => string;
  order: { id: string; desc: boolean };
  /** What can be done with rows that were ticked; without it none can be. */
  bulk?: (rows: readonly T[], clear: () => void) => ReactNode;
  /** Rows that are ticked when the table opens. */
  isTickedAtFirst?: (row: T) => boolean;
  /** More at the end of the bar. */
  tools?: ReactNode;
  /** In the address before what is kept of this table, where a page has more than one. */
  name?: string;
  /**
   * Rows of which the server gives a page: searched, narrowed down and ordered there, and shown as they come. In place of the bar stands what
   * says how.
   */
  served?: { bar: ReactNode };
  /** Rows that are put away, or otherwise less in view. */
  isAway?: (row: T) => boolean;
  /** Few rows that are not to be taken along: no search, file or print. */
  isBare?: boolean;
}

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

/** The one table of the adult areas: search, filters and order in the address, ticking rows, CSV, print, cards on a small screen. */
export function DataTable<T extends object>(props: Props<T>) {
  const { label, rows, columns, idOf, nameOf, total, order, bulk } = props;
  const address = useTableAddress(props.name);
  const [selection, setSelection] = useState<RowSelectionState>(() =>
    Object.fromEntries(
      rows.flatMap((row) => (props.isTickedAtFirst?.(row) ? [[idOf(row), true] as const] : [])),
    ),
  );
  const defs = useMemo(() => columns.map(defOf), [columns]);
  const sorting = address.order ?? order;
  const badges = useMemo(() => columns.filter(({ isBadge }) => isBadge), [columns]);
  const own = useMemo(() => columns.filter(({ isBadge }) => !isBadge), [columns]);
  // Typing goes first, the rows follow.
  const search = useDeferredValue(fold(address.search));
  const table = useTable({
    features,
    data: rows as T[],
    columns: defs,
    getRowId: idOf,
    globalFilterFn: (row, id, wanted: string) => fold(String(row.getValue(id) ?? '')).includes(wanted),
    getColumnCanGlobalFilter: () => true,
    state: {
      sorting: props.served ? [] : [sorting],
      rowSelection: selection,
      globalFilter: props.served ? '' : search,
      columnFilters: props.served
        ? []
        : Object.entries(address.filters).map(([id, value]) => ({ id, value })),
    },
    onRowSelectionChange: setSelection,
  });
  const tick = useCallback(
    (id: string) =>
      setSelection(({ [id]: isTicked, ...others }) => (isTicked ? others : { ...others, [id]: true })),
    [],
  );
  const shown = table.getRowModel().rows;
  // Rows that are filtered away are not done anything to.
  const ticked = shown.filter((row) => row.getIsSelected()).map((row) => row.original);
  const sort = (id: string) => address.setOrder({ id, desc: sorting.id === id ? !sorting.desc : false });
  return (
    <div className="data-table">
      {props.served ? (
        props.served.bar
      ) : props.isBare ? (
        <p className="data-table-total" aria-live="polite">
          {total(shown.length)}
        </p>
      ) : (
        <TableBar
          {...{ address, columns, rows, label, sorting }}
          tools={props.tools}
          total={total(shown.length)}
          onSave={() =>
            saveTable(
              label,
              columns,
              shown.map((row) => row.original),
            )
          }
        />
      )}
      {bulk && ticked.length > 0 && (
        <div
          className="data-table-bulk no-print"
          role="region"
          aria-label={ui('table.ticked', { count: ticked.length })}
        >
          <strong aria-live="polite">{ui('table.ticked', { count: ticked.length })}</strong>
          {bulk(ticked, () => setSelection({}))}
        </div>
      )}
      {shown.length === 0 ? (
        <p className="data-table-none">{ui('table.none')}</p>
      ) : (
        <table aria-label={label}>
          <thead>
            <tr>
              {bulk && (
                <th className="tick no-print" scope="col">
                  <Checkbox
                    size="small"
                    checked={ticked.length === shown.length}
                    indeterminate={ticked.length > 0 && ticked.length < shown.length}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                    slotProps={{ input: { 'aria-label': ui('table.tickAll') } }}
                  />
                </th>
              )}
              {own.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={classOf(column)}
                  aria-sort={
                    sorting.id === column.id ? (sorting.desc ? 'descending' : 'ascending') : undefined
                  }
                >
                  {column.isTool ? (
                    <span className="visually-hidden">{column.label}</span>
                  ) : column.canSort === false ? (
                    column.label
                  ) : (
                    <TableSortLabel
                      active={sorting.id === column.id}
                      direction={sorting.id === column.id && sorting.desc ? 'desc' : 'asc'}
                      onClick={() => sort(column.id)}
                      {...(column.align === 'right' && { sx: { flexDirection: 'row-reverse' } })}
                    >
                      {column.label}
                    </TableSortLabel>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={row.id}
                id={row.id}
                row={row.original}
                name={nameOf(row.original)}
                columns={own}
                badges={badges}
                isTicked={bulk ? row.getIsSelected() : undefined}
                onTick={tick}
                isAway={props.isAway?.(row.original)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });
const compare = (a: CellValue, b: CellValue): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

function defOf<T extends object>(column: Column<T>): ColumnDef<typeof features, T> {
  const isSearched = !column.isTool && column.canSearch !== false;
  return {
    id: column.id,
    accessorFn: column.value,
    enableSorting: !column.isTool && column.canSort !== false,
    enableGlobalFilter: isSearched,
    // Whichever way the order runs.
    sortUndefined: 'last',
    sortFn: (a, b) => compare(column.value(a.original), column.value(b.original)),
    filterFn: (row, _, wanted: string) => String(column.value(row.original) ?? '') === wanted,
  };
}

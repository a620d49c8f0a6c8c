import { Button, IconButton, InputAdornment, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { saveCsv } from '../csv.ts';
import { Icon } from '../icon.tsx';
import { ui } from '../wording.ts';
import type { Column } from './column.ts';
import { tableCsv } from './table-csv.ts';
import type { TableAddress } from './use-table-address.ts';

interface Props<T> {
  address: TableAddress;
  columns: readonly Column<T>[];
  rows: readonly T[];
  label: string;
  /** The order that is shown. */
  sorting: { id: string; desc: boolean };
  total: string;
  tools: ReactNode;
  onSave: () => void;
}

/** Above a table: search, filters, how many there are, and what can be done with the whole. */
export function TableBar<T>({ address, columns, rows, label, sorting, total, tools, onSave }: Props<T>) {
  const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0;
  return (
    <div className="data-table-bar" role="search" aria-label={label}>
      <TextField
        className="no-print"
        value={address.search}
        onChange={(event) => address.setSearch(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': ui('table.search'), type: 'search', placeholder: ui('table.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" size={18} />
              </InputAdornment>
            ),
          },
        }}
        sx={{ width: { xs: '100%', sm: 200 } }}
      />
      {columns
        .filter((column) => column.canFilter)
        .map((column) => (
          <Filter key={column.id} {...{ column, rows, address }} />
        ))}
      <Order {...{ address, columns, sorting }} />
      {isNarrowed && (
        <Button className="no-print" onClick={address.clear}>
          {ui('table.clear')}
        </Button>
      )}
      <span className="total" aria-live="polite">
        {total}
      </span>
      <span className="tools no-print">
        {tools}
        <Button onClick={onSave} startIcon={<Icon name="down" size={18} />}>
          {ui('table.csv')}
        </Button>
        <Button onClick={() => print()} startIcon={<Icon name="print" size={18} />}>
          {ui('table.print')}
        </Button>
      </span>
    </div>
  );
}

/** The order, where rows are cards; a table has it in its heads. */
export function Order<T>({ address, columns, sorting }: Pick<Props<T>, 'address' | 'columns' | 'sorting'>) {
  const { id, desc } = sorting;
  const sortable = columns.filter(({ isTool, canSort }) => !isTool && canSort !== false);
  return (
    <span className="order no-print">
      <TextField
        select
        label={ui('table.order')}
        value={sortable.some((column) => column.id === id) ? id : ''}
        onChange={(event) => address.setOrder({ id: event.target.value, desc: false })}
        sx={{ minWidth: 150 }}
      >
        {sortable.map((column) => (
          <MenuItem key={column.id} value={column.id}>
            {column.label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={ui('table.turn')}
        aria-pressed={desc}
        onClick={() => address.setOrder({ id, desc: !desc })}
      >
        <Icon name={desc ? 'down' : 'up'} size={20} />
      </IconButton>
    </span>
  );
}

function Filter<T>({
  column,
  rows,
  address,
}: {
  column: Column<T>;
  rows: readonly T[];
  address: TableAddress;
}) {
  const wanted = address.filters[column.id] ?? '';
  const values = [...new Set(rows.map((row) => String(column.value(row) ?? '')))]
    .filter((value) => value !== '')
    .sort((a, b) => a.localeCompare(b, 'nl', { numeric: true }));
  // A value that is asked for and is gone can still be let go.
  const all = wanted === '' || values.includes(wanted) ? values : [...values, wanted];
  if (all.length < 2) return undefined;
  return (
    <TextField
      select
      className="no-print"
      label={column.label}
      value={wanted}
      onChange={(event) => address.setFilter(column.id, event.target.value)}
      sx={{ minWidth: 130 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{ui('table.all')}</MenuItem>
      {all.map((value) => (
        <MenuItem key={value} value={value}>
          {column.filterText?.(value) ?? value}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Lets the browser save what the table shows now. */
export function saveTable<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]) {
  saveCsv(name, tableCsv(columns, rows));
}

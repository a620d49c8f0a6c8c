import { Checkbox, Link } from '@mui/material';
import {
  createSortedRowModel,
  FlexRender,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, type Dispatch, type SetStateAction } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ProgressCategory, PupilProgressRow, Standing } from '../../../server/contract/progress.ts';
import { shortDay } from './days.ts';
import { needOf, type Need } from './need.ts';
import { StandingMark } from './standing-mark.tsx';
import { progress as text } from './wording.ts';

/** A pupil with what asks for help. */
export interface MatrixRow extends PupilProgressRow {
  need: Need;
}
export const SORTS = ['need', 'name', 'effort'] as const;
export type Sort = (typeof SORTS)[number];
/** Which column each order is, and whether it runs down. */
const SORTING: Record<Sort, { id: string; desc: boolean }> = {
  need: { id: 'need', desc: true },
  name: { id: 'name', desc: false },
  effort: { id: 'minutes', desc: false },
};

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});
type Column = ColumnDef<typeof features, MatrixRow>;

interface Props {
  rows: readonly PupilProgressRow[];
  categories: readonly ProgressCategory[];
  sort: Sort;
  selected: RowSelectionState;
  onSelect: Dispatch<SetStateAction<RowSelectionState>>;
  pathOf: (pupilId: string) => string;
}

/** Pupils against categories. */
export function Matrix({ rows, categories, sort, selected, onSelect, pathOf }: Props) {
  const data = useMemo(() => rows.map((row): MatrixRow => ({ ...row, need: needOf(row) })), [rows]);
  const columns = useMemo(() => columnsOf(categories, pathOf), [categories, pathOf]);
  const table = useTable({
    features,
    data,
    columns,
    getRowId: (row: MatrixRow) => row.id,
    state: { sorting: [SORTING[sort]], rowSelection: selected },
    onRowSelectionChange: onSelect,
  });
  return (
    // Reached by keyboard, so that it can be scrolled.
    <div className="matrix-frame" role="region" aria-label={text('matrix')} tabIndex={0}>
      <table className="matrix">
        <caption className="visually-hidden">{text('matrix')}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={classOf(header.column.id)}>
                  <FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-pupil={row.id}>
              {row.getAllCells().map((cell) =>
                cell.column.id === 'name' ? (
                  <th key={cell.id} scope="row" className="who">
                    <FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id} className={cellClassOf(cell.column.id)}>
                    <FlexRender cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const FIXED = new Set(['select', 'name', 'need', 'minutes', 'answers', 'last']);
const classOf = (id: string) =>
  id === 'select' ? 'no-print' : id === 'name' ? 'who' : FIXED.has(id) ? undefined : 'what';
const cellClassOf = (id: string) =>
  id === 'select'
    ? 'no-print'
    : id === 'minutes' || id === 'answers'
      ? 'number'
      : FIXED.has(id)
        ? undefined
        : 'standing';

/** What asks for help, in words. */
export function needText({ hard, weak, stuck, down, idle }: Need): string {
  const parts = [
    hard > 0 && text('needs.hard', { count: hard }),
    weak > 0 && text('needs.weak', { count: weak }),
    stuck > 0 && text('needs.stuck', { count: stuck }),
    down > 0 && text('needs.down', { count: down }),
    idle && text('needs.idle'),
  ].filter(Boolean);
  return parts.join(', ') || text('needs.none');
}

function columnsOf(categories: readonly ProgressCategory[], pathOf: Props['pathOf']): Column[] {
  return [
    {
      id: 'select',
      header: ({ table }) => (
        <Checkbox
          size="small"
          sx={{ p: 0.2 }}
          checked={table.getIsAllRowsSelected()}
          indeterminate={table.getIsSomeRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
          slotProps={{ input: { 'aria-label': text('selectAll') } }}
        />
      ),
      cell: ({ row }) => (
        <Checkbox
          size="small"
          sx={{ p: 0.2 }}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
          slotProps={{ input: { 'aria-label': text('select', { name: row.original.name }) } }}
        />
      ),
    },
    {
      id: 'name',
      header: () => text('pupil'),
      accessorFn: ({ name }) => name,
      sortFn: (a, b) => a.original.name.localeCompare(b.original.name, 'nl'),
      cell: ({ row }) => (
        <Link component={RouterLink} to={pathOf(row.id)} underline="hover">
          {row.original.name}
        </Link>
      ),
    },
    {
      id: 'need',
      header: () => text('need'),
      accessorFn: ({ need }) => need.score,
      sortFn: (a, b) => a.original.need.score - b.original.need.score,
      cell: ({ row }) => needText(row.original.need),
    },
    {
      id: 'minutes',
      header: () => text('effort'),
      accessorFn: ({ minutes }) => minutes,
      sortFn: (a, b) => a.original.minutes - b.original.minutes,
      cell: ({ row }) => (
        <span title={text('answers', { count: row.original.answers })}>
          {text('minutesShort', { minutes: Math.round(row.original.minutes) })}
        </span>
      ),
    },
    {
      id: 'answers',
      header: () => text('summary.answers'),
      accessorFn: ({ answers }) => answers,
      cell: ({ row }) => row.original.answers,
    },
    {
      id: 'last',
      header: () => text('lastDay'),
      accessorFn: ({ lastDay }) => lastDay ?? '',
      cell: ({ row }) => (row.original.lastDay ? shortDay(row.original.lastDay) : '–'),
    },
    ...categories.map((category): Column => ({
      id: category.id,
      header: () => <span>{category.title}</span>,
      accessorFn: ({ standings }) => standings.find((one) => one.category === category.id),
      cell: ({ getValue }) => {
        const standing = getValue() as Standing | undefined;
        return standing ? (
          <StandingMark standing={standing} />
        ) : (
          <span className="standing-mark" title={text('status.nieuw')}>
            <span aria-hidden>–</span>
            <span className="visually-hidden">{text('status.nieuw')}</span>
          </span>
        );
      },
    })),
  ];
}

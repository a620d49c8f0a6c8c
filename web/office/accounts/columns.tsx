import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { OfficeAccountRow } from '../../../server/contract/office-accounts.ts';
import { longDay } from '../../admin/progress/days.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { StateChip } from './state-chip.tsx';
import { text } from './wording.ts';

const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: ZONE });

/** The columns of the list of customers, on the screen and in a file. */
export const COLUMNS: Column<OfficeAccountRow>[] = [
  {
    id: 'name',
    label: text('columns.name'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link component={RouterLink} to={paths.officeAccount(id)}>
        {name}
      </Link>
    ),
    inFile: [
      { label: text('columns.name'), value: ({ name }) => name },
      { label: text('columns.number'), value: ({ number }) => number },
    ],
  },
  { id: 'kind', label: text('columns.kind'), value: ({ kind }) => text(`kinds.${kind}`), canSort: false },
  {
    id: 'variant',
    label: text('columns.variant'),
    value: ({ variant }) => text(`variants.${variant}`),
    canSort: false,
  },
  { id: 'place', label: text('columns.place'), value: ({ place }) => place, canSort: false },
  {
    id: 'state',
    label: text('columns.state'),
    value: ({ state }) => text(`states.${state}`),
    cell: ({ state }) => <StateChip state={state} />,
    canSort: false,
  },
  {
    id: 'used',
    label: text('columns.used'),
    align: 'right',
    value: ({ seats }) => seats.used,
    cell: ({ seats }) => text('usedOf', seats),
    inFile: [
      { label: text('columns.usedFile'), value: ({ seats }) => seats.used },
      { label: text('columns.totalFile'), value: ({ seats }) => seats.total },
    ],
  },
  {
    id: 'end',
    label: text('columns.end'),
    value: ({ endsOn }) => endsOn ?? undefined,
    cell: ({ endsOn }) => (endsOn === null ? text('noEnd') : longDay(endsOn)),
  },
  {
    id: 'active',
    label: text('columns.active'),
    value: ({ activeAt }) => activeAt ?? undefined,
    cell: ({ activeAt }) => (activeAt === null ? text('never') : DAY.format(activeAt)),
    inFile: [
      {
        label: text('columns.active'),
        value: ({ activeAt }) => (activeAt === null ? undefined : dayOf(activeAt)),
      },
    ],
  },
];

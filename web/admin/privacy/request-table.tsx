import { Box, Chip, Link } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { DataRequest } from '../../../server/contract/data-requests.ts';
import { daysBetween } from '../../../server/contract/days.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { text } from './data-wording.ts';

/** What can be done with a request. */
export interface RequestDoing {
  settle: (request: DataRequest) => void;
  extend: (request: DataRequest) => void;
  reopen: (request: DataRequest) => void;
}

interface Props {
  account: string;
  requests: readonly DataRequest[];
  doing: RequestDoing;
}

/** From this many days before its last day a request says how many are left. */
const SOON = 7;

const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});
/** A day such as 2026-11-16 as people read it. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T12:00Z`));

/** The register: open requests first, the most urgent on top. */
export function RequestTable({ account, requests, doing }: Props) {
  const columns = useMemo(() => columnsOf(account, doing), [account, doing]);
  return (
    <DataTable
      label={text('requests.title')}
      rows={requests}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      total={(count) => text('requests.total', { count })}
      order={{ id: 'due', desc: false }}
    />
  );
}

const nameOf = ({ name, about }: DataRequest) =>
  name || `${text(`requests.abouts.${about}`)}, ${text('requests.gone')}`;

const columnsOf = (account: string, doing: RequestDoing): Column<DataRequest>[] => [
  { id: 'name', label: text('requests.about_who'), isHead: true, value: nameOf },
  {
    id: 'kind',
    label: text('requests.kind'),
    value: ({ kind }) => text(`requests.kinds.${kind}`),
    canFilter: true,
  },
  {
    id: 'asked',
    label: text('requests.askedBy'),
    value: ({ askedBy }) => text(`requests.askers.${askedBy}`),
  },
  {
    id: 'received',
    label: text('requests.receivedOn'),
    value: ({ receivedOn }) => receivedOn,
    cell: ({ receivedOn }) => dayText(receivedOn),
    canSearch: false,
  },
  {
    id: 'due',
    label: text('requests.dueOn'),
    // What is settled comes after what is open.
    value: ({ dueOn, state }) => (state === 'open' ? dueOn : `z${dueOn}`),
    cell: (request) => <Due request={request} />,
    canSearch: false,
    inFile: [{ label: text('requests.dueOn'), value: ({ dueOn }) => dueOn }],
  },
  {
    id: 'state',
    label: text('requests.state'),
    value: ({ state }) => text(`requests.states.${state}`),
    canFilter: true,
  },
  {
    id: 'outcome',
    label: text('requests.outcome'),
    value: ({ outcome, erased }) =>
      [
        outcome,
        ...(erased
          ? [text('requests.erased', { day: dayText(erased.on), backups: dayText(erased.outOfBackups) })]
          : []),
      ].join(' '),
    cell: ({ outcome, job, erased }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {outcome}
        {job && (
          <Link component={RouterLink} to={paths.job(account, job.id)} sx={{ display: 'block' }}>
            {job.title}
          </Link>
        )}
        {erased && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {text('requests.erased', { day: dayText(erased.on), backups: dayText(erased.outOfBackups) })}
          </Box>
        )}
      </Box>
    ),
    canSort: false,
  },
  {
    id: 'menu',
    label: text('requests.tools'),
    isTool: true,
    value: () => undefined,
    cell: (request) => (
      <RowMenu
        label={text('requests.menu', { name: nameOf(request) })}
        items={menuOf(account, request, doing)}
      />
    ),
  },
];

/** The last day, and how near it is while nobody answered. */
function Due({ request: { dueOn, state, extendedWhy } }: { request: DataRequest }) {
  const left = daysBetween(dayOf(), dueOn);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {dayText(dueOn)}
      {state === 'open' && left < 0 && (
        <Chip size="small" color="error" variant="outlined" label={text('requests.overdue')} />
      )}
      {state === 'open' && left >= 0 && left <= SOON && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={text('requests.soon', { count: left })}
        />
      )}
      {extendedWhy !== null && <span title={extendedWhy}>({text('requests.extended')})</span>}
    </Box>
  );
}

function menuOf(account: string, request: DataRequest, { settle, extend, reopen }: RequestDoing): RowItem[] {
  if (request.state !== 'open')
    return [{ key: 'reopen', label: text('requests.reopen'), icon: 'undo', run: () => reopen(request) }];
  const mayExtend = request.extendedWhy === null && request.dueOn >= dayOf();
  const isExport = request.kind === 'inzage' || request.kind === 'overdragen';
  return [
    { key: 'settle', label: text('requests.settle'), icon: 'right', run: () => settle(request) },
    // Of one of the staff both are done there.
    ...(request.about === 'medewerker' && request.name !== ''
      ? [
          {
            key: 'staff',
            label: text('requests.staff'),
            icon: 'privacy' as const,
            to: paths.teachers(account),
          },
        ]
      : []),
    ...(request.kind === 'wissen' && request.about === 'leerling' && request.name !== ''
      ? [whereErased(account, request)]
      : []),
    ...(isExport && request.about === 'leerling' && request.aboutId !== null && request.name !== ''
      ? [
          {
            key: 'export',
            label: text('requests.export'),
            icon: 'privacy' as const,
            to: paths.exportPupil(account, request.aboutId),
          },
        ]
      : []),
    ...(mayExtend
      ? [{ key: 'extend', label: text('requests.extend'), icon: 'idle' as const, run: () => extend(request) }]
      : []),
  ];
}

/** Where a pupil is thrown away first, and who lies in the trash is erased. */
function whereErased(account: string, { group, name }: DataRequest): RowItem {
  if (group === null)
    return { key: 'trash', label: text('requests.trash'), icon: 'trash', to: paths.trash(account) };
  const search = new URLSearchParams({ zoek: name });
  return {
    key: 'pupil',
    label: text('requests.pupil'),
    icon: 'trash',
    to: `${paths.pupils(account, group)}?${search.toString()}`,
  };
}

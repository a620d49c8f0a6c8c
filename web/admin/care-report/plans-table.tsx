import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { ReportPlan } from '../../../server/contract/care-report.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { dayText, percentOf } from '../care/labels.ts';
import { text as care } from '../care/wording.ts';
import { reasonText } from './facts-part.tsx';
import { text } from './wording.ts';

/** The plans of the report by their numbers: in the order of time, which no column changes into one of who does well. */
export function PlansTable({ adminId, plans }: { adminId: string; plans: readonly ReportPlan[] }) {
  return (
    <>
      <Typography variant="h2">{text('plans')}</Typography>
      <DataTable
        label={text('title')}
        rows={plans}
        columns={columnsOf(adminId)}
        idOf={({ id }) => id}
        nameOf={({ mark }) => text('planMark', { mark })}
        total={(count) => text('total', { count })}
        order={{ id: 'closedOn', desc: true }}
      />
    </>
  );
}

const percent = (share: number | null) =>
  share === null ? undefined : text('percent', { value: percentOf(share) });

const columnsOf = (adminId: string): Column<ReportPlan>[] => [
  {
    id: 'plan',
    label: text('plan'),
    isHead: true,
    value: ({ mark }) => mark,
    cell: ({ id, pupil, groupId, mark }) => (
      <Link
        component={RouterLink}
        to={paths.plan(adminId, groupId ?? '-', pupil, id)}
        underline="hover"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {mark}
      </Link>
    ),
  },
  { id: 'group', label: text('group'), value: ({ group }) => group, canFilter: true },
  {
    id: 'closedOn',
    label: text('closedOn'),
    value: ({ closedOn }) => closedOn,
    cell: ({ closedOn }) => dayText(closedOn),
    canSearch: false,
  },
  {
    id: 'goals',
    label: text('goals'),
    value: ({ categories }) => categories.join(', '),
    canSort: false,
  },
  { id: 'begin', label: text('begin'), align: 'right', value: ({ begin }) => percent(begin), canSort: false },
  { id: 'end', label: text('end'), align: 'right', value: ({ end }) => percent(end), canSort: false },
  {
    id: 'finding',
    label: text('finding'),
    value: ({ finding, out }) => {
      if (out !== null) return text('out', { reason: reasonText(out) });
      return finding === null ? undefined : text(`findings.${finding}`);
    },
    canSort: false,
    canFilter: true,
  },
  {
    id: 'conclusion',
    label: text('conclusion'),
    value: ({ conclusion }) => (conclusion === null ? undefined : care(`conclusions.${conclusion}`)),
    canFilter: true,
  },
  {
    id: 'minutes',
    label: text('minutes'),
    align: 'right',
    value: ({ done }) => done,
    cell: ({ done, planned }) => text('minutesOf', { done, planned }),
    inFile: [
      { label: text('done'), value: ({ done }) => done },
      { label: text('planned'), value: ({ planned }) => planned },
    ],
    canSort: false,
  },
];

import { Box, Button, Link } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CareSignal } from '../../../server/contract/care-signals.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { dayText as shortDay } from '../lvs/labels.ts';
import { dayText } from './labels.ts';
import { reasonLines } from './signal-text.ts';
import { text } from './signal-wording.ts';
import { useReopen } from './use-signals.ts';

interface Props {
  adminId: string;
  rows: readonly CareSignal[];
  /** Before what can be done with the whole table. */
  tools: ReactNode;
  onLater: (signal: CareSignal) => void;
}

/** Signals in a table, the newest first. */
export function SignalTable({ adminId, rows, tools, onLater }: Props) {
  const { mutate: reopen } = useReopen(adminId);
  const columns = useMemo(() => columnsOf(adminId, { later: onLater, reopen }), [adminId, onLater, reopen]);
  return (
    <DataTable
      label={text('title')}
      name="signaal"
      rows={rows}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ pupil }) => pupil.name}
      total={(count) => text('total', { count })}
      order={{ id: 'since', desc: true }}
      isAway={({ state }) => state === 'niet nu'}
      tools={tools}
    />
  );
}

/** What can be done with a signal. */
interface Doing {
  later: (signal: CareSignal) => void;
  reopen: (signal: CareSignal) => void;
}

const columnsOf = (adminId: string, doing: Doing): Column<CareSignal>[] => [
  {
    id: 'pupil',
    label: text('pupil'),
    isHead: true,
    value: ({ pupil }) => pupil.name,
    cell: ({ pupil: { id, name, groupId } }) => (
      <Link component={RouterLink} to={paths.pupilCare(adminId, groupId ?? '-', id)} underline="hover">
        {name}
      </Link>
    ),
  },
  {
    id: 'group',
    label: text('group'),
    value: ({ pupil }) => pupil.group || text('noGroup'),
    canFilter: true,
  },
  {
    id: 'why',
    label: text('why'),
    value: (signal) => [...reasonLines(signal), ...putOffLines(signal)].join(' '),
    cell: (signal) => (
      <Box sx={{ display: 'grid', gap: 0.25, py: 0.5 }}>
        {reasonLines(signal).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {putOffLines(signal).map((line) => (
          <Box key={line} component="span" sx={{ color: 'text.secondary' }}>
            {line}
          </Box>
        ))}
      </Box>
    ),
    canSort: false,
  },
  {
    id: 'since',
    label: text('since'),
    value: ({ since }) => since,
    cell: ({ since }) => <Box sx={{ whiteSpace: 'nowrap' }}>{shortDay(since)}</Box>,
    canSearch: false,
  },
  {
    id: 'tools',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (signal) => <Tools {...{ adminId, signal }} {...doing} />,
  },
];

/** Why one that was put off is so. */
const putOffLines = ({ decided }: CareSignal): string[] =>
  decided === null
    ? []
    : [
        text(decided.by === '' ? 'laterUntil' : 'laterBy', {
          ...{ day: dayText(decided.until), by: decided.by, why: decided.why },
        }),
      ];

function Tools({ adminId, signal, later, reopen }: { adminId: string; signal: CareSignal } & Doing) {
  const { pupil, goals, state, isPlanReady } = signal;
  const { name } = pupil;
  const plan = paths.planFromSignal(adminId, pupil.groupId ?? '-', pupil.id, { id: signal.id, goals });
  if (state === 'niet nu')
    return (
      <Button
        aria-label={text('reopenFor', { name })}
        startIcon={<Icon name="undo" size={18} />}
        onClick={() => reopen(signal)}
      >
        {text('reopen')}
      </Button>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      {isPlanReady ? (
        <Button component={RouterLink} to={plan} variant="outlined" aria-label={text('planFor', { name })}>
          {text('plan')}
        </Button>
      ) : (
        <Box
          component="span"
          sx={{ color: 'text.secondary', width: '11rem', whiteSpace: 'normal', textAlign: 'left' }}
        >
          {text('tooLittle')}
        </Box>
      )}
      <Button aria-label={text('notNowFor', { name })} onClick={() => later(signal)}>
        {text('notNow')}
      </Button>
    </Box>
  );
}

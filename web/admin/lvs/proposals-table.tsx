import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { MANY_ANSWERS, type LvsProposal } from '../../../server/contract/lvs.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { evidenceText, measuresText, startText, testText } from './labels.ts';
import type { Decision } from './use-import.ts';
import { text } from './wording.ts';

interface Props {
  proposals: readonly LvsProposal[];
  isBusy: boolean;
  failed: readonly string[];
  onForget: () => void;
  onDecide: (decision: Decision, ids: readonly string[]) => void;
}

/** Categories that are named. */
const NAMED = 3;

const openOf = (rows: readonly LvsProposal[]) =>
  rows.flatMap(({ id, state }) => (state === 'open' ? [id] : []));

/** Where pupils might begin: accepted one by one, several or all; nothing moves without that. */
export function ProposalsTable({ proposals, isBusy, failed, onForget, onDecide }: Props) {
  const columns = useMemo(() => columnsOf(onDecide), [onDecide]);
  return (
    <Box
      component="section"
      aria-labelledby="lvs-proposals"
      sx={{ display: 'grid', gap: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h2" id="lvs-proposals">
        {text('proposals.title')}
      </Typography>
      <Typography sx={{ maxWidth: 760 }}>{text('proposals.about')}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('proposals.verbs')}</Typography>
      {failed.length > 0 && (
        <Alert severity="error" onClose={onForget} sx={{ my: 1 }}>
          <AlertTitle>{text('proposals.failed')}</AlertTitle>
          {failed.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {proposals.length === 0 ? (
        <Typography sx={{ mt: 1 }}>{text('proposals.none')}</Typography>
      ) : (
        <DataTable
          name="voorstel"
          label={text('proposals.title')}
          rows={proposals}
          columns={columns}
          idOf={({ id }) => id}
          nameOf={({ pupil }) => pupil.name}
          total={(count) => text('proposals.total', { count })}
          order={{ id: 'pupil', desc: false }}
          isTickedAtFirst={({ isTicked, state }) => isTicked && state === 'open'}
          isAway={({ state }) => state === 'rejected'}
          bulk={(rows, clear) => (
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                startIcon={<Icon name="right" size={18} />}
                disabled={isBusy || openOf(rows).length === 0}
                onClick={() => {
                  onDecide('accept', openOf(rows));
                  clear();
                }}
              >
                {text('proposals.accept')}
              </Button>
              <Button
                startIcon={<Icon name="close" size={18} />}
                disabled={isBusy || openOf(rows).length === 0}
                onClick={() => {
                  onDecide('reject', openOf(rows));
                  clear();
                }}
              >
                {text('proposals.reject')}
              </Button>
            </Stack>
          )}
        />
      )}
    </Box>
  );
}

const columnsOf = (onDecide: Props['onDecide']): Column<LvsProposal>[] => [
  { id: 'pupil', label: text('pupil'), isHead: true, value: ({ pupil }) => pupil.name },
  { id: 'group', label: text('group'), value: ({ pupil }) => pupil.group, canFilter: true },
  {
    id: 'from',
    label: text('proposals.from'),
    value: ({ from }) =>
      [`${testText(from)}: ${measuresText(from)}`, evidenceText(from)].filter(Boolean).join('; '),
    cell: ({ from }) => (
      <span>
        {`${testText(from)}: ${measuresText(from)}`}
        {from.evidence && <Soft>{evidenceText(from)}</Soft>}
      </span>
    ),
  },
  {
    id: 'start',
    label: text('proposals.start'),
    value: ({ start }) => startText(start),
    canFilter: true,
    cell: ({ start, known, weak, answers }) => (
      <span>
        <b>{startText(start)}</b>
        <Soft>{text('proposals.known', { count: known })}</Soft>
        {weak.length > 0 && (
          <Soft>{text('proposals.weak', { evidence: evidenceText({ evidence: weak }) })}</Soft>
        )}
        {answers >= MANY_ANSWERS && <Soft>{text('proposals.answers', { count: answers })}</Soft>}
      </span>
    ),
  },
  {
    id: 'here',
    label: text('proposals.here'),
    value: ({ here }) => here.join('; '),
    canSort: false,
    cell: ({ here }) => (
      <Box component="span" sx={{ fontSize: '0.9rem' }}>
        {here.slice(0, NAMED).join('; ')}
        {here.length > NAMED && <Soft>{text('proposals.more', { count: here.length - NAMED })}</Soft>}
      </Box>
    ),
  },
  {
    id: 'state',
    label: text('proposals.state'),
    value: ({ state }) => text(`proposals.states.${state}`),
    canFilter: true,
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (proposal) => (
      <RowMenu
        label={text('proposals.menu', { name: proposal.pupil.name })}
        items={menuOf(proposal, onDecide)}
      />
    ),
  },
];

function menuOf({ id, state, undoUntil }: LvsProposal, onDecide: Props['onDecide']) {
  if (state === 'open')
    return [
      {
        key: 'accept',
        label: text('proposals.accept'),
        icon: 'right' as const,
        run: () => onDecide('accept', [id]),
      },
      {
        key: 'reject',
        label: text('proposals.reject'),
        icon: 'close' as const,
        run: () => onDecide('reject', [id]),
      },
    ];
  const isOver = undoUntil !== undefined && undoUntil < Date.now();
  return isOver
    ? []
    : [
        {
          key: 'undo',
          label: text('proposals.undo'),
          icon: 'undo' as const,
          run: () => onDecide('undo', [id]),
        },
      ];
}

/** Less in view, below what stands in the cell. */
const Soft = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', fontWeight: 400 }}
  >
    {children}
  </Box>
);

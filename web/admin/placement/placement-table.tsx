import { Box, Button, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { PlacementOfPupil, PlacementResult } from '../../../server/contract/placement.ts';
import { longDay } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { yearText } from '../../app/wording/year.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { halfText } from './half-text.ts';
import type { usePlacementActions } from './use-placements.ts';
import { text } from './wording.ts';

type Actions = Pick<ReturnType<typeof usePlacementActions>, 'decide' | 'remove' | 'end' | 'isBusy'>;

interface Props {
  account: string;
  group: string;
  pupils: readonly PlacementOfPupil[];
  actions: Actions;
  onSet: (pupils: readonly PlacementOfPupil[]) => void;
}

/** Whether a pupil has a test to take, or is taking it. */
export const hasOneToTake = ({ placement }: PlacementOfPupil): boolean =>
  placement?.state === 'klaar' || placement?.state === 'bezig';

const openTests = (rows: readonly PlacementOfPupil[]): string[] =>
  rows.flatMap(({ placement }) => (placement?.result?.decision === 'open' ? [placement.test] : []));

/** The pupils of a group with their placement tests, and what can be done with one or some. */
export function PlacementTable({ account, group, pupils, actions, onSet }: Props) {
  const { decide, isBusy } = actions;
  return (
    <DataTable
      label={text('one')}
      rows={pupils}
      columns={columnsOf({ account, group, actions, onSet })}
      idOf={({ pupil }) => pupil}
      nameOf={({ name }) => name}
      total={(count) => text('total', { count })}
      // Who is busy and who is done, before those for whom nothing is ready.
      order={{ id: 'progress', desc: false }}
      bulk={(rows, clear) => {
        const open = openTests(rows);
        const able = rows.filter((row) => !hasOneToTake(row));
        const decideAll = (decision: 'accept' | 'reject') => {
          decide.mutate({ decision, tests: open });
          clear();
        };
        return (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              startIcon={<Icon name="tests" size={18} />}
              disabled={able.length === 0}
              onClick={() => {
                onSet(able);
                clear();
              }}
            >
              {text('set')}
            </Button>
            <Button
              startIcon={<Icon name="right" size={18} />}
              disabled={isBusy || open.length === 0}
              onClick={() => decideAll('accept')}
            >
              {text('accept')}
            </Button>
            <Button
              startIcon={<Icon name="close" size={18} />}
              disabled={isBusy || open.length === 0}
              onClick={() => decideAll('reject')}
            >
              {text('reject')}
            </Button>
          </Stack>
        );
      }}
    />
  );
}

const dayText = (day: string | number) =>
  longDay.format(typeof day === 'number' ? day : new Date(`${day}T12:00Z`));

/** How far a pupil is, in a word. */
function shortState({ placement }: PlacementOfPupil): 'none' | 'ready' | 'closed' | 'busy' | 'done' {
  if (!placement) return 'none';
  return ({ klaar: 'ready', dicht: 'closed', bezig: 'busy', 'klaar met toets': 'done' } as const)[
    placement.state
  ];
}

/** How far a pupil is, in a sentence. */
export function stateText(row: PlacementOfPupil): string {
  const { placement } = row;
  if (!placement) return text('state.none');
  const { state, to, stage, stages, handedInAt, result } = placement;
  if (state === 'bezig') return text('state.busy', { stage, stages });
  if (state !== 'klaar met toets')
    return text(state === 'klaar' ? 'state.ready' : 'state.closed', { day: dayText(to) });
  if (result === null) return text('state.silent');
  return text('state.done', { day: dayText(handedInAt!) });
}

/** Whether what was decided can be taken back still. */
export const mayUndo = ({ decision, undoUntil }: PlacementResult): boolean =>
  decision !== 'open' && (undoUntil === undefined || undoUntil > Date.now());

/** What was decided on a result. */
const decisionText = ({ placement }: PlacementOfPupil): string | undefined => {
  const result = placement?.result;
  return result ? text(`decided.${result.isAutomatic ? 'automatic' : result.decision}`) : undefined;
};

const columnsOf = ({ account, group, actions, onSet }: Omit<Props, 'pupils'>): Column<PlacementOfPupil>[] => [
  {
    id: 'pupil',
    label: text('pupil'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ name, placement }) =>
      placement ? (
        <Link component={RouterLink} to={paths.placement(account, group, placement.test)} underline="hover">
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { id: 'year', label: text('year'), value: ({ year }) => yearText(year), canFilter: true },
  {
    id: 'progress',
    label: text('progress'),
    value: (row) => text(`short.${shortState(row)}`),
    canFilter: true,
    cell: (row) => (
      <span>
        {stateText(row)}
        {row.placement?.state === 'bezig' && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.85rem' }}>
            {text('state.written', { written: row.placement.written, words: row.placement.words })}
          </Box>
        )}
      </span>
    ),
  },
  {
    id: 'score',
    label: text('score'),
    align: 'right',
    value: ({ placement }) =>
      placement?.result && placement.result.of > 0 ? placement.result.right / placement.result.of : undefined,
    cell: ({ placement }) =>
      placement?.result ? text('share', { right: placement.result.right, of: placement.result.of }) : '',
    inFile: [
      {
        label: text('score'),
        value: ({ placement }) =>
          placement?.result
            ? text('share', { right: placement.result.right, of: placement.result.of })
            : undefined,
      },
    ],
  },
  {
    id: 'start',
    label: text('start'),
    value: ({ placement }) => (placement?.result ? halfText(placement.result.start) : undefined),
    canFilter: true,
  },
  { id: 'decision', label: text('decision'), value: decisionText, canFilter: true },
  {
    id: 'tools',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (row) => (
      <RowMenu
        label={text('toolsOf', { name: row.name })}
        items={menuOf(row, { account, group, actions, onSet })}
      />
    ),
  },
];

function menuOf(
  row: PlacementOfPupil,
  { account, group, actions: { decide, remove, end }, onSet }: Omit<Props, 'pupils'>,
) {
  const { placement, name } = row;
  const set = {
    key: 'set',
    label: text(placement ? 'setAgain' : 'set'),
    icon: 'tests' as const,
    run: () => onSet([row]),
  };
  if (!placement) return [set];
  const { test, state, result } = placement;
  const decideOn = (decision: 'accept' | 'reject' | 'undo', icon: 'right' | 'close' | 'undo') => ({
    key: decision,
    label: text(decision),
    icon,
    run: () => decide.mutate({ decision, tests: [test] }),
  });
  return [
    { key: 'look', label: text('look'), icon: 'search' as const, to: paths.placement(account, group, test) },
    ...(result?.decision === 'open' ? [decideOn('accept', 'right'), decideOn('reject', 'close')] : []),
    ...(result && mayUndo(result) ? [decideOn('undo', 'undo')] : []),
    ...(state === 'bezig'
      ? [{ key: 'end', label: text('end'), icon: 'right' as const, run: () => end.mutate({ test }) }]
      : []),
    ...(hasOneToTake(row) ? [] : [set]),
    {
      key: 'remove',
      label: text('remove'),
      icon: 'trash' as const,
      parted: true,
      run: () => remove.mutate({ test, name, removed: true }),
    },
  ];
}

import type { Move, MoveToken } from '../../../server/contract/moves.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import type { Column } from '../../ui/table/column.ts';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { dayText } from './parts.ts';
import { text } from './wording.ts';

const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

const nameOf = ({ pupil }: Pick<Move | MoveToken, 'pupil'>) => pupil?.name ?? text('gone');

const moment = (label: string, id: string) => ({
  id,
  label,
  canSearch: false,
  value: ({ at }: { at: number }) => at,
  cell: ({ at }: { at: number }) => DAY.format(at),
  inFile: [{ label, value: ({ at }: { at: number }) => dayOf(at) }],
});

const by = { id: 'by', label: text('by'), value: ({ by: name }: { by: string }) => name || text('unknown') };

const tools = (row: Pick<Move, 'pupil'>, items: RowItem[]) =>
  items.length > 0 && (
    <RowMenu label={text('menu', { name: row.pupil?.name ?? text('noName') })} items={items} />
  );

/** What can be done with a pupil who came. */
interface CameDoing {
  undo: (move: Move) => void;
  receipt: (move: Move) => void;
}

/** Pupils who came. */
export const inColumns = ({ undo, receipt }: CameDoing): Column<Move>[] => [
  { id: 'pupil', label: text('pupil'), isHead: true, value: nameOf },
  {
    id: 'from',
    label: text('from'),
    value: ({ from, how }) => (how === 'twins' ? text('twins') : from || text('unknown')),
  },
  moment(text('at'), 'at'),
  by,
  {
    id: 'state',
    label: text('state'),
    value: ({ state, how }) =>
      text(state === 'done' && (how === 'merged' || how === 'twins') ? 'merged' : `inStates.${state}`),
    canFilter: true,
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (move) =>
      tools(move, [
        ...(move.receipt === undefined
          ? []
          : [
              {
                key: 'receipt',
                label: text('receipt.show'),
                icon: 'list' as const,
                run: () => receipt(move),
              },
            ]),
        ...(move.undoUntil === undefined
          ? []
          : [{ key: 'undo', label: text('undo'), icon: 'undo' as const, run: () => undo(move) }]),
      ]),
  },
];

/** Codes that were made; `withdraw` ends one that is open, and is left out for who may not. */
export const outColumns = (withdraw: ((token: MoveToken) => void) | undefined): Column<MoveToken>[] => [
  { id: 'pupil', label: text('pupil'), isHead: true, value: nameOf },
  { id: 'state', label: text('state'), value: ({ state }) => text(`states.${state}`), canFilter: true },
  { id: 'to', label: text('to'), value: ({ to }) => to ?? '' },
  { id: 'kind', label: text('kind'), value: ({ kind }) => text(`kinds.${kind}`) },
  moment(text('madeOn'), 'made'),
  {
    id: 'until',
    label: text('until'),
    value: ({ expiresOn }) => expiresOn,
    cell: ({ expiresOn }) => dayText(expiresOn),
    canSearch: false,
  },
  by,
  { id: 'note', label: text('note'), value: ({ note }) => note },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (token) =>
      withdraw &&
      token.state === 'open' &&
      tools(token, [{ key: 'withdraw', label: text('withdraw'), icon: 'close', run: () => withdraw(token) }]),
  },
];

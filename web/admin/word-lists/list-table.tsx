import { Button, Switch } from '@mui/material';
import { Link } from 'react-router';
import type { WordListSummary } from '../../../server/contract/word-lists.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { lists as text } from './wording.ts';

interface Props {
  adminId: string;
  groepId: string;
  lists: readonly WordListSummary[];
  /** Id of the list that is being set ready or put away. */
  busy: string | undefined;
  onReady: (list: WordListSummary, on: boolean) => void;
  onRemove: (list: WordListSummary) => void;
}

/** The word lists of an account, each with a switch that sets it ready for one group. */
export const ListTable = (props: Props) => (
  <DataTable
    label={text('title')}
    rows={props.lists}
    columns={columnsOf(props)}
    idOf={({ id }) => id}
    nameOf={({ name }) => name}
    total={(count) => text('total', { count })}
    order={{ id: 'changed', desc: true }}
  />
);

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: ZONE });

const columnsOf = ({ adminId, groepId, busy, onReady, onRemove }: Props): Column<WordListSummary>[] => [
  { id: 'name', label: text('name'), isHead: true, value: ({ name }) => name },
  { id: 'words', label: text('words'), align: 'right', value: ({ count }) => count },
  {
    id: 'maker',
    label: text('maker'),
    value: ({ own, maker }) => (own ? text('you') : maker),
    canFilter: true,
  },
  {
    id: 'changed',
    label: text('changed'),
    value: ({ changedAt }) => changedAt,
    inFile: [{ label: text('changed'), value: ({ changedAt }) => dayOf(changedAt) }],
    cell: ({ changedAt }) => DAY.format(changedAt),
    canSearch: false,
  },
  {
    id: 'played',
    label: text('played'),
    align: 'right',
    value: ({ played }) => played,
    cell: ({ played }) => (played > 0 ? text('playedBy', { count: played }) : '–'),
  },
  {
    id: 'ready',
    label: text('ready'),
    value: ({ readyAt }) => text(readyAt === undefined ? 'isNotReady' : 'isReadyNow'),
    canFilter: true,
    cell: (list) => (
      <Switch
        checked={list.readyAt !== undefined}
        disabled={busy === list.id}
        onChange={(event) => onReady(list, event.target.checked)}
        slotProps={{ input: { 'aria-label': text('readyOf', { name: list.name }) } }}
      />
    ),
  },
  {
    id: 'tools',
    label: text('actions'),
    isTool: true,
    value: () => undefined,
    cell: (list) => (
      <span>
        <Button
          component={Link}
          to={paths.wordList(adminId, groepId, list.id)}
          startIcon={<Icon name={list.own ? 'edit' : 'search'} size={18} />}
          aria-label={text(list.own ? 'editOf' : 'lookAt', { name: list.name })}
        >
          {text(list.own ? 'edit' : 'look')}
        </Button>
        {list.own && (
          <Button
            color="error"
            startIcon={<Icon name="trash" size={18} />}
            onClick={() => onRemove(list)}
            aria-label={text('removeOf', { name: list.name })}
          >
            {text('remove')}
          </Button>
        )}
      </span>
    ),
  },
];

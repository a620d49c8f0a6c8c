import {
  Button,
  Paper,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import {
  listWordLists,
  removeWordList,
  setWordListReady,
  type WordListSummary,
} from '../../../server/contract/word-lists.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { Toast, type ToastText } from '../../ui/toast.tsx';
import { admin } from '../wording.ts';
import { lists as text } from './wording.ts';

/** The word lists of the account, and which of them are set ready for one group. */
export function WordListsPage() {
  const { adminId = '', groepId = '' } = useParams();
  const [toast, setToast] = useState<ToastText | undefined>(
    (useLocation().state as { toast?: ToastText } | null)?.toast,
  );
  const group = useQuery({
    queryKey: ['group', adminId, groepId],
    queryFn: ({ signal }) => call(getGroup, { params: { account: adminId, group: groepId }, signal }),
  });
  const { data, error, refetch } = useQuery({
    queryKey: ['word-lists', adminId, groepId],
    queryFn: ({ signal }) => call(listWordLists, { params: { account: adminId, group: groepId }, signal }),
  });
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const newButton = (
    <Button
      component={Link}
      to={paths.wordList(adminId, groepId, 'nieuw')}
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
    >
      {text('new')}
    </Button>
  );
  return (
    <AdultPage
      title={text('of', { name: group.data?.name ?? text('group') })}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
      aside={
        data &&
        data.total > 0 && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{text('total', { count: data.total })}</Typography>
            {newButton}
          </>
        )
      }
    >
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingLines />
      ) : data.lists.length === 0 ? (
        <Empty title={text('emptyTitle')}>
          <Typography>{text('emptyText')}</Typography>
          {newButton}
        </Empty>
      ) : (
        <Lists lists={data.lists} onToast={setToast} />
      )}
      <Toast text={toast} onClose={() => setToast(undefined)} />
    </AdultPage>
  );
}

interface ListsProps {
  lists: readonly WordListSummary[];
  onToast: (toast: ToastText) => void;
}

function Lists({ lists, onToast }: ListsProps) {
  const { adminId = '', groepId = '' } = useParams();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['word-lists', adminId] });
  const failed = (error: unknown) => {
    onToast({ message: messageOf(error), severity: 'error' });
    void refresh();
  };
  const params = (list: WordListSummary) => ({ account: adminId, list: list.id });
  const ready = useMutation({
    mutationFn: ({ list, on }: { list: WordListSummary; on: boolean }) =>
      call(setWordListReady, { params: { ...params(list), group: groepId }, body: { ready: on } }),
    onSuccess: (_, { list, on }) => {
      onToast({ message: text(on ? 'isReady' : 'notReady', { name: list.name }) });
      return refresh();
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: ({ list, removed }: { list: WordListSummary; removed: boolean }) =>
      call(removeWordList, { params: params(list), body: { removed } }),
    onSuccess: (_, { list, removed }) => {
      onToast(
        removed
          ? {
              message: text('removed', { name: list.name }),
              action: { label: text('undo'), run: () => remove.mutate({ list, removed: false }) },
            }
          : { message: text('restored', { name: list.name }) },
      );
      return refresh();
    },
    onError: failed,
  });

  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{text('readyHelp')}</Typography>
      <TableContainer component={Paper} variant="outlined">
        <Table aria-label={text('title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('name')}</TableCell>
              <TableCell align="right">{text('words')}</TableCell>
              <TableCell>{text('maker')}</TableCell>
              <TableCell>{text('changed')}</TableCell>
              <TableCell align="right">{text('played')}</TableCell>
              <TableCell>{text('ready')}</TableCell>
              <TableCell>
                <span className="visually-hidden">{text('actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lists.map((list) => (
              <TableRow key={list.id} hover>
                <TableCell component="th" scope="row" sx={{ fontWeight: 700, fontSize: '1rem' }}>
                  {list.name}
                </TableCell>
                <TableCell align="right">{list.count}</TableCell>
                <TableCell>{list.own ? text('you') : list.maker}</TableCell>
                <TableCell>{DAY.format(list.changedAt)}</TableCell>
                <TableCell align="right">
                  {list.played > 0 && text('playedBy', { count: list.played })}
                </TableCell>
                <TableCell>
                  <Switch
                    checked={list.readyAt !== undefined}
                    disabled={ready.isPending && ready.variables.list.id === list.id}
                    onChange={(event) => ready.mutate({ list, on: event.target.checked })}
                    slotProps={{ input: { 'aria-label': text('readyOf', { name: list.name }) } }}
                  />
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
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
                      onClick={() => remove.mutate({ list, removed: true })}
                      aria-label={text('removeOf', { name: list.name })}
                    >
                      {text('remove')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

const DAY = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', year: 'numeric' });

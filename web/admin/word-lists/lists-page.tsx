import { Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import {
  listWordLists,
  removeWordList,
  setWordListReady,
  type WordListSummary,
} from '../../../server/contract/word-lists.ts';
import { listTrash } from '../../../server/contract/trash.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { evenIfKept } from '../even-if-kept.ts';
import { GroupPage } from '../group-page.tsx';
import { text as toTrash } from '../trash/wording.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import { ListTable } from './list-table.tsx';
import { lists as text } from './wording.ts';

/** The word lists of the account, and which of them are set ready for one group. */
export function WordListsPage() {
  const { adminId = '', groepId = '' } = useParams();
  const group = useQuery(queryOf(getGroup, { params: { account: adminId, group: groepId } }));
  const query = useQuery(queryOf(listWordLists, { params: { account: adminId, group: groepId } }));
  const { data, error } = query;
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
    <GroupPage
      title={text('of', { name: group.data?.name ?? text('group') })}
      adminId={adminId}
      groupId={groepId}
      name={group.data?.name}
      here="lists"
      aside={data && data.total > 0 && newButton}
    >
      <Loaded query={query}>
        {({ lists }) =>
          lists.length === 0 ? (
            <Empty title={text('emptyTitle')}>
              <Typography>{text('emptyText')}</Typography>
              {newButton}
            </Empty>
          ) : (
            <Lists lists={lists} />
          )
        }
      </Loaded>
    </GroupPage>
  );
}

interface ListsProps {
  lists: readonly WordListSummary[];
}

function Lists({ lists }: ListsProps) {
  const { adminId = '', groepId = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** The list that may only be set ready after a look at its doubtful words. */
  const [asked, setAsked] = useState<WordListSummary>();
  const refresh = () => askAnew(client, [listWordLists, listTrash], { account: adminId });
  const failed = (error: unknown) => {
    tell({ message: messageOf(error), severity: 'error' });
    void refresh();
  };
  const params = (list: WordListSummary) => ({ account: adminId, list: list.id });
  const ready = useMutation({
    mutationFn: ({ list, on }: { list: WordListSummary; on: boolean }) =>
      evenIfKept((anyway) =>
        call(setWordListReady, { params: { ...params(list), group: groepId }, body: { ready: on, anyway } }),
      ),
    onSuccess: (_, { list, on }) => {
      tell({
        message: text(on ? 'isReady' : 'notReady', { name: list.name }),
        action: { label: text('undo'), run: () => ready.mutate({ list, on: !on }) },
      });
      return refresh();
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: ({ list, removed }: { list: WordListSummary; removed: boolean }) =>
      call(removeWordList, { params: params(list), body: { removed } }),
    onSuccess: (_, { list, removed }) => {
      tell(
        removed
          ? {
              message: text('removed', { name: list.name }),
              link: { label: toTrash('look'), to: paths.trash(adminId) },
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
      {asked && (
        <DoubtDialog
          words={asked.doubts}
          onClose={() => setAsked(undefined)}
          onLook={() => void navigate(paths.wordList(adminId, groepId, asked.id))}
          onRight={() => {
            setAsked(undefined);
            ready.mutate({ list: asked, on: true });
          }}
        />
      )}
      <ListTable
        {...{ adminId, groepId, lists }}
        busy={ready.isPending ? ready.variables.list.id : undefined}
        onReady={(list, on) => (on && list.doubts.length > 0 ? setAsked(list) : ready.mutate({ list, on }))}
        onRemove={(list) => remove.mutate({ list, removed: true })}
      />
    </>
  );
}

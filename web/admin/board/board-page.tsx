import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { listSettings } from '../../../server/contract/settings.ts';
import { ApiError } from '../../api/error.ts';
import { live } from '../../app/live-service.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { queryOf } from '../../app/query-of.ts';
import { Failed } from '../../ui/states.tsx';
import { NothingLeft } from '../settings/nothing-left.tsx';
import { GroupPage } from '../group-page.tsx';
import { admin } from '../wording.ts';
import { createBoardFeed } from './board-feed.ts';
import { BoardBody } from './board-body.tsx';
import { LineMark } from './line-mark.tsx';
import { Today } from './today.tsx';

/** Group progress: the live board, a tile per pupil. */
export function BoardPage() {
  const { groepId = '' } = useParams();
  return <Board key={groepId} groupId={groepId} />;
}

function Board({ groupId }: { groupId: string }) {
  const { adminId = '' } = useParams();
  const {
    data: group,
    error,
    refetch,
  } = useQuery(queryOf(getGroup, { params: { account: adminId, group: groupId } }));
  const settings = useQuery({
    ...queryOf(listSettings, { params: { account: adminId, group: groupId } }),
    // Pupils move, and settings change meanwhile.
    refetchInterval: 60_000,
  });
  const [feed] = useState(() => createBoardFeed(live(), groupId));
  useEffect(() => feed.follow(), [feed]);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const title = admin('board.title', { name: group?.name ?? admin('board.group') });
  const aside = (
    <>
      <LineMark />
      <Today store={feed.store} />
    </>
  );
  return (
    <GroupPage {...{ adminId, groupId, title, aside }} name={group?.name} here="live">
      <NothingLeft adminId={adminId} groepId={groupId} pupils={settings.data?.pupils ?? []} />
      {error && !group ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardBody store={feed.store} account={adminId} group={groupId} />
      )}
    </GroupPage>
  );
}

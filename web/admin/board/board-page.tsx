import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { listSettings } from '../../../server/contract/settings.ts';
import { ApiError } from '../../api/error.ts';
import { live } from '../../app/live-service.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Failed } from '../../ui/states.tsx';
import { NothingLeft } from '../settings/nothing-left.tsx';
import { ProgressTabs } from '../progress/tabs.tsx';
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
  const crumbs = [
    { label: admin('root'), to: paths.groups(adminId) },
    { label: admin('groups.title'), to: paths.groups(adminId) },
  ];
  const title = admin('board.title', { name: group?.name ?? admin('board.group') });
  const aside = (
    <>
      <LineMark />
      <Today store={feed.store} />
      <Button
        component={Link}
        to={paths.settings(adminId, groupId)}
        startIcon={<Icon name="sliders" size={18} />}
        sx={{ ml: 'auto' }}
      >
        {admin('groups.settings')}
      </Button>
    </>
  );
  return (
    <AdultPage title={title} crumbs={crumbs} aside={aside}>
      <ProgressTabs adminId={adminId} groupId={groupId} here="live" />
      <NothingLeft adminId={adminId} groepId={groupId} pupils={settings.data?.pupils ?? []} />
      {error && !group ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardBody store={feed.store} account={adminId} group={groupId} />
      )}
    </AdultPage>
  );
}

import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { getGroupProgress } from '../../../server/contract/progress.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { queryOf } from '../../app/query-of.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { GroupPage } from '../group-page.tsx';
import { spanOf } from './days.ts';
import { OldData } from './old-data.tsx';
import { Overview } from './overview.tsx';
import { PeriodFields, usePeriod } from './period.tsx';
import './progress.css';
import { progress as text } from './wording.ts';

/** Group progress beside the live board: how far each pupil is in each category. */
export function GroupProgressPage() {
  const { adminId = '', groepId = '' } = useParams();
  const period = usePeriod();
  const { data: group } = useQuery(queryOf(getGroup, { params: { account: adminId, group: groepId } }));
  const query = useQuery({
    ...queryOf(getGroupProgress, { params: { account: adminId, group: groepId }, query: period.asked }),
    enabled: !period.isWrong,
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch, isPlaceholderData } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const name = group?.name ?? text('group');
  const fields = <PeriodFields {...period} />;
  return (
    <GroupPage
      title={text('title', { name })}
      adminId={adminId}
      groupId={groepId}
      name={group?.name}
      here="overview"
      aside={data && <Typography sx={{ color: 'text.secondary' }}>{spanOf(data)}</Typography>}
    >
      <OldData query={query} />
      {data ? (
        <Box
          className="print-wide"
          // No grid: what stays in view at the foot would not leave its row.
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1.2,
            minWidth: 0,
            opacity: isPlaceholderData ? 0.6 : 1,
          }}
        >
          <Overview
            key={groepId}
            account={adminId}
            group={groepId}
            asked={period.asked}
            {...{ data, name }}
            periodFields={fields}
            onYear={() => period.choose('year')}
          />
        </Box>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{fields}</Box>
          {error ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : (
            !period.isWrong && <LoadingLines />
          )}
        </>
      )}
    </GroupPage>
  );
}

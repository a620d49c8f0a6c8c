import { Button, Link, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { isOpen, JOBS_PAGE, listJobs, type Job } from '../../../server/contract/jobs.ts';
import { ApiError } from '../../api/error.ts';
import { ZONE } from '../../app/day.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryKeyOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { admin } from '../wording.ts';
import { JobCard } from './job-card.tsx';
import { RowsTable } from './rows-table.tsx';
import { useJob } from './use-job.ts';
import { text } from './wording.ts';

const REFRESH_MS = 10_000;

/** Long work of an account (achtergrondwerk): what goes on, and what came of what ended. */
export function JobsPage() {
  const { adminId = '' } = useParams();
  const jobs = useInfiniteQuery({
    queryKey: queryKeyOf(listJobs, { params: { account: adminId } }),
    queryFn: ({ pageParam, signal }) =>
      call(listJobs, { params: { account: adminId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * JOBS_PAGE < last.total ? pages.length + 1 : undefined),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.jobs.some(({ state }) => isOpen(state))) ? REFRESH_MS : false,
  });
  const columns = useMemo(() => columnsOf(adminId), [adminId]);
  if (jobs.error instanceof ApiError && jobs.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={text('title')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
      <Loaded query={jobs}>
        {({ pages }) => {
          const all = pages.flatMap((page) => page.jobs);
          if (all.length === 0)
            return (
              <Empty title={text('empty')}>
                <Typography>{text('emptyText')}</Typography>
              </Empty>
            );
          return (
            <>
              {all
                .filter(({ state }) => isOpen(state))
                .map(({ id }) => (
                  <JobCard key={id} id={id} account={adminId} />
                ))}
              <DataTable
                label={text('title')}
                rows={all}
                columns={columns}
                idOf={({ id }) => id}
                nameOf={({ title }) => title}
                total={(count) => text('total', { count })}
                order={{ id: 'at', desc: true }}
              />
              {jobs.hasNextPage && (
                <Button disabled={jobs.isFetchingNextPage} onClick={() => void jobs.fetchNextPage()}>
                  {text('more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </AdultPage>
  );
}

/** One piece of long work with its report. */
export function JobPage() {
  const { adminId = '', jobId = '' } = useParams();
  const navigate = useNavigate();
  const { data } = useJob(jobId);
  return (
    <AdultPage
      title={data?.title ?? text('report')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.jobs(adminId) },
      ]}
    >
      <JobCard
        key={jobId}
        id={jobId}
        account={adminId}
        onNext={(next) => void navigate(paths.job(adminId, next.id))}
      />
      <RowsTable id={jobId} />
    </AdultPage>
  );
}

const WHEN = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

const columnsOf = (account: string): Column<Job>[] => [
  {
    id: 'title',
    label: text('what'),
    isHead: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link component={RouterLink} to={paths.job(account, id)}>
        {title}
      </Link>
    ),
  },
  { id: 'state', label: text('state'), value: ({ state }) => text(`states.${state}`), canFilter: true },
  {
    id: 'report',
    label: text('report'),
    value: ({ report, error }) =>
      [...report.map(({ count, label }) => `${count} ${label}`), error].filter(Boolean).join(', '),
    canSort: false,
  },
  { id: 'by', label: text('by'), value: ({ by }) => by || text('unknown'), canFilter: true },
  {
    id: 'at',
    label: text('at'),
    value: ({ at }) => at,
    cell: ({ at }) => WHEN.format(at),
    canSearch: false,
    inFile: [{ label: text('at'), value: ({ at }) => WHEN.format(at) }],
  },
];

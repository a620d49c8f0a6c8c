import { Link, Pagination, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { isOpen, JOBS_PAGE, listAllJobs } from '../../../server/contract/jobs.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { JobCard } from '../../admin/jobs/job-card.tsx';
import { RowsTable } from '../../admin/jobs/rows-table.tsx';
import { useJob } from '../../admin/jobs/use-job.ts';
import { text as jobs } from '../../admin/jobs/wording.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { text } from './wording.ts';

type OfficeJob = z.infer<typeof listAllJobs.response>['jobs'][number];

const REFRESH_MS = 10_000;
const SHOWN = 'toon';
const FAILED = 'mislukt';
const PAGE = 'pagina';

/** Long work of all customers: what goes on, and what failed. */
export function OfficeJobsPage() {
  const [params, setParam] = useAddressValue();
  const failed = params.get(SHOWN) === FAILED;
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const found = useQuery({
    ...queryOf(listAllJobs, { query: { page, failed: failed ? 'yes' : 'no' } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.jobs.some(({ state }) => isOpen(state)) ? REFRESH_MS : false,
  });
  return (
    <AdultPage title={jobs('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
      <ToggleButtonGroup
        exclusive
        value={failed ? FAILED : ''}
        aria-label={text('shown')}
        onChange={(_, value: string | null) => {
          if (value === null) return;
          setParam(PAGE, '1', '1');
          setParam(SHOWN, value, '');
        }}
      >
        <ToggleButton value="">{text('all')}</ToggleButton>
        <ToggleButton value={FAILED}>{text('failed')}</ToggleButton>
      </ToggleButtonGroup>
      <Loaded query={found}>
        {({ jobs: rows, total }) =>
          total === 0 ? (
            <Empty title={text(failed ? 'noneFailed' : 'empty')} />
          ) : (
            <>
              <DataTable
                label={jobs('title')}
                rows={rows}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={({ title }) => title}
                total={(count) =>
                  count < total ? text('part', { count, total }) : jobs('total', { count: total })
                }
                order={{ id: 'at', desc: true }}
              />
              {total > JOBS_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / JOBS_PAGE)}
                  onChange={(_, next) => setParam(PAGE, String(next), '1')}
                />
              )}
            </>
          )
        }
      </Loaded>
    </AdultPage>
  );
}

/** One piece of long work with its report, as the office sees it. */
export function OfficeJobPage() {
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const { data } = useJob(jobId);
  return (
    <AdultPage
      title={data?.title ?? jobs('report')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: jobs('title'), to: paths.officeJobs },
      ]}
    >
      <JobCard
        key={jobId}
        id={jobId}
        account={null}
        onNext={(next) => void navigate(paths.officeJob(next.id))}
      />
      <RowsTable id={jobId} />
    </AdultPage>
  );
}

const COLUMNS: Column<OfficeJob>[] = [
  {
    id: 'title',
    label: jobs('what'),
    isHead: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link component={RouterLink} to={paths.officeJob(id)}>
        {title}
      </Link>
    ),
  },
  {
    id: 'account',
    label: text('account'),
    value: ({ account, accountName }) => (account === null ? text('noAccount') : accountName),
    cell: ({ account, accountName }) =>
      account === null ? (
        text('noAccount')
      ) : (
        <Link component={RouterLink} to={paths.officeAccount(account)}>
          {accountName}
        </Link>
      ),
  },
  { id: 'state', label: jobs('state'), value: ({ state }) => jobs(`states.${state}`), canFilter: true },
  {
    id: 'report',
    label: jobs('report'),
    value: ({ report, error }) =>
      [...report.map(({ count, label }) => `${count} ${label}`), error].filter(Boolean).join(', '),
    canSort: false,
  },
  { id: 'by', label: jobs('by'), value: ({ by }) => by || jobs('unknown') },
  {
    id: 'at',
    label: jobs('at'),
    value: ({ at }) => at,
    cell: ({ at }) => moment.format(at),
    canSearch: false,
    inFile: [{ label: jobs('at'), value: ({ at }) => moment.format(at) }],
  },
];

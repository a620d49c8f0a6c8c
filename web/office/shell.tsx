import { useQuery } from '@tanstack/react-query';
import { listOfficeThreads } from '../../server/contract/threads.ts';
import { JobWatch } from '../admin/jobs/job-watch.tsx';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { officeMenu } from './menu.ts';

/** The office area. */
export function OfficeShell() {
  const waiting = useQuery(
    { ...queryOf(listOfficeThreads, { query: { page: 1, state: 'open' } }), refetchInterval: 60_000 },
    queries,
  );
  return (
    <>
      <JobWatch />
      <AdultShell menu={officeMenu(waiting.data?.total ?? 0)} />
    </>
  );
}

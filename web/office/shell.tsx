import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../server/contract/office.ts';
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
  const numbers = useQuery({ ...queryOf(dashboard, { query: {} }), refetchInterval: 60_000 }, queries);
  return (
    <>
      <JobWatch />
      <AdultShell
        menu={officeMenu({ questions: waiting.data?.total ?? 0, orders: numbers.data?.work.orders ?? 0 })}
      />
    </>
  );
}

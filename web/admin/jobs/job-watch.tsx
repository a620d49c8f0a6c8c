import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isOpen } from '../../../server/contract/jobs.ts';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { tell } from '../../ui/toast.tsx';
import { followed, isShown, unfollow } from './followed.ts';
import { useJob } from './use-job.ts';
import { text } from './wording.ts';

/** Says on whichever page one is that long work ended, unless its card is in view. */
export function JobWatch() {
  const { jobs } = useStore(followed);
  // It stands beside the pages, outside what gives them the answers that are kept.
  return (
    <QueryClientProvider client={queries}>
      {Object.entries(jobs).map(([id, account]) => (
        <Watched key={id} id={id} account={account} />
      ))}
    </QueryClientProvider>
  );
}

function Watched({ id, account }: { id: string; account: string | null }) {
  const { data: job, error } = useJob(id);
  useEffect(() => {
    if (error) unfollow(id);
    if (!job || isOpen(job.state)) return;
    unfollow(id);
    if (isShown(id)) return;
    tell({
      message: text(job.state as 'done', { title: job.title }),
      severity: job.state === 'failed' ? 'error' : 'success',
      link: { label: text('look'), to: account === null ? paths.officeJob(id) : paths.job(account, id) },
    });
  }, [job, error, id, account]);
  return null;
}

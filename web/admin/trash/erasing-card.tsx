import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOpen } from '../../../server/contract/jobs.ts';
import { listTrash } from '../../../server/contract/trash.ts';
import { askAnew } from '../../app/query-of.ts';
import { JobCard } from '../jobs/job-card.tsx';
import { useJob } from '../jobs/use-job.ts';
import { longDay } from '../progress/days.ts';
import { text } from './wording.ts';

interface Props {
  job: string;
  account: string;
  /** The day from which no backup has it. */
  outOfBackups: string;
}

/** What is being erased, and from when nothing at all has it any more. */
export function ErasingCard({ job, account, outOfBackups }: Props) {
  const client = useQueryClient();
  const { data } = useJob(job);
  const isOver = data !== undefined && !isOpen(data.state);
  useEffect(() => {
    if (isOver) void askAnew(client, [listTrash], { account });
  }, [isOver, client, account]);
  return (
    <>
      <JobCard id={job} account={account} />
      <Typography>{text('outOfBackups', { day: longDay(outOfBackups) })}</Typography>
    </>
  );
}

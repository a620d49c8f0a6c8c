import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOpen } from '../../../server/contract/jobs.ts';
import { getRelocation, listRelocations } from '../../../server/contract/relocations.ts';
import { JobCard } from '../../admin/jobs/job-card.tsx';
import { RowsTable } from '../../admin/jobs/rows-table.tsx';
import { useJob } from '../../admin/jobs/use-job.ts';
import { askAnew } from '../../app/query-of.ts';
import { Section } from '../accounts/section.tsx';
import { text } from './wording.ts';

/** How far moving is, what came of it line by line, and taking it back. */
export function ReportPart({ relocation, job }: { relocation: string; job: string }) {
  const queries = useQueryClient();
  const [undoing, setUndoing] = useState<string>();
  const { data: done } = useJob(job);
  const shown = undoing ?? done?.undoneBy ?? job;
  const { data } = useJob(shown);
  const isOver = data !== undefined && !isOpen(data.state);
  useEffect(() => {
    if (!isOver) return;
    void askAnew(queries, [getRelocation], { relocation });
    void askAnew(queries, [listRelocations]);
  }, [isOver, queries, relocation]);
  return (
    <Section title={text('report.title')}>
      <JobCard key={shown} id={shown} account={null} onNext={({ id }) => setUndoing(id)} />
      {shown === job && <Typography sx={{ color: 'text.secondary' }}>{text('report.undo')}</Typography>}
      <RowsTable key={`${shown}-${isOver}`} id={shown} />
    </Section>
  );
}

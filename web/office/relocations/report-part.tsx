import { Alert, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOpen } from '../../../server/contract/jobs.ts';
import { getRelocation, listRelocations, type Relocation } from '../../../server/contract/relocations.ts';
import { JobCard } from '../../admin/jobs/job-card.tsx';
import { RowsTable } from '../../admin/jobs/rows-table.tsx';
import { useJob } from '../../admin/jobs/use-job.ts';
import { askAnew } from '../../app/query-of.ts';
import { Section } from '../accounts/section.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import { text } from './wording.ts';

/** How far moving is, what came of it line by line, and taking it back. */
export function ReportPart({ relocation, job }: { relocation: Relocation; job: string }) {
  const { id } = relocation;
  const queries = useQueryClient();
  const [undoing, setUndoing] = useState<string>();
  const { data: done } = useJob(job);
  const shown = undoing ?? done?.undoneBy ?? job;
  const { data } = useJob(shown);
  const isOver = data !== undefined && !isOpen(data.state);
  useEffect(() => {
    if (!isOver) return;
    void askAnew(queries, [getRelocation], { relocation: id });
    void askAnew(queries, [listRelocations]);
  }, [isOver, queries, id]);
  return (
    <Section title={text('report.title')}>
      <JobCard key={shown} id={shown} account={null} onNext={({ id }) => setUndoing(id)} />
      {shown === job && <Typography sx={{ color: 'text.secondary' }}>{text('report.undo')}</Typography>}
      <Left relocation={relocation} />
      <RowsTable key={`${shown}-${isOver}`} id={shown} />
    </Section>
  );
}

const list = new Intl.ListFormat('nl');

/** Who stayed behind when it was taken back, with the way home. */
function Left({ relocation }: { relocation: Relocation }) {
  const { left, target } = relocation;
  const [isBeginning, setBeginning] = useState(false);
  if (left.length === 0) return null;
  const pupils = list.format(left.map(({ name, note }) => (note === '' ? name : `${name} (${note})`)));
  return (
    <>
      <Alert
        severity="warning"
        sx={{ maxWidth: 760 }}
        action={
          <Button variant="outlined" onClick={() => setBeginning(true)}>
            {text('left.action')}
          </Button>
        }
      >
        {text('left.text', { name: target.name, pupils })}
      </Alert>
      {isBeginning && <BeginDialog leftOf={relocation} onClose={() => setBeginning(false)} />}
    </>
  );
}
